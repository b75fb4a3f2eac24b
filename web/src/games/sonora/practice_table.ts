import type { Practice } from "../../table/screens";
import Training from "./practice/Training.svelte";
import { written } from "./written";

export const practice: Practice = { Practice: Training, written };
