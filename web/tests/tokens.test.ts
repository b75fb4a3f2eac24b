import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { restyled, tokensIn, typed } from "./tokens";

const SRC = join(import.meta.dirname, "..", "src");
const TOKENS = "tokens.css";

const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|css)$/.test(file) && file !== TOKENS);

const read = (file: string): string => readFileSync(join(SRC, file), "utf8");

describe("measures", () => {
  it("are taken from the tokens", () => {
    expect(FILES.flatMap((file) => typed(file, read(file)))).toEqual([]);
  });

  it("that a style names are there", () => {
    const there = tokensIn(read(TOKENS));
    const named = FILES.flatMap((file) => [...tokensIn(read(file))].map((name) => ({ file, name })));
    expect(named.filter(({ name }) => !there.has(name))).toEqual([]);
  });

  it.each([
    "font-size: 0.9rem;",
    "font-size: min(1rem, 4.2vw);",
    "font: 600 0.9rem/1.2 var(--plain);",
    "z-index: 30;",
    "gap: 0 0.5rem;",
    "padding-inline: clamp(1rem, 2vw, var(--space-8));",
    "@media (max-width: 640px) {",
    "@media (--phone), (max-height: 560px) {",
  ])("are found where they are typed: %s", (style) => {
    expect(typed("table/Some.svelte", `<style>\n  ${style}\n</style>`)).toHaveLength(1);
  });

  it.each([
    "font-size: var(--text-note);",
    "font: 600 var(--held-note) / 1.2 var(--plain);",
    "font-size: inherit;",
    "z-index: var(--layer-told);",
    "gap: 0 var(--space-2);",
    "padding: 2px;",
    "scroll-margin-block: 3rem;",
    "@media (--phone), (--tablet) and (--lying) {",
    "@media (prefers-reduced-motion: reduce) {",
  ])("are fine where they are named: %s", (style) => {
    expect(typed("table/Some.svelte", `<style>\n  ${style}\n</style>`)).toEqual([]);
  });
});

describe("a component", () => {
  it("is not restyled from outside", () => {
    expect(FILES.flatMap((file) => restyled(file, read(file)))).toEqual([]);
  });

  it("is found where it is", () => {
    expect(restyled("table/Some.svelte", "<style>.bar :global(.button) {}</style>")).toHaveLength(1);
    expect(restyled("table/Some.svelte", '<style>:global(:root[data-size="huge"]) .bar {}</style>')).toEqual([]);
  });
});
