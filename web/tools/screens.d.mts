import type { Plugin } from "postcss";

export function screens(): Plugin;
