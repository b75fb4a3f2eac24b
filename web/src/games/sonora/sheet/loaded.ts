/** All that the board asks of the sheet. */

export { sheetInWords } from "./described";
export { default as Writing } from "./Writing.svelte";
