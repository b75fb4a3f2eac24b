/**
 * All that the board asks for once somebody aims: what an aim comes to, sliders, how a flick is shown, great moments.
 * Without it one can flick as well, and sees what came of it.
 */

export { default as Dial } from "./Dial.svelte";
export { default as Moment } from "./Moment.svelte";
export { default as Preview } from "./Preview.svelte";
export { default as Run } from "./Run.svelte";
export { Course } from "./track";
export { foreseen, inWords, type Ahead } from "./preview";
