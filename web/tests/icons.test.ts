import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");
const read = (...path: string[]): string => readFileSync(join(WEB, ...path), "utf8");
const DRAWN = [...read("src", "table", "Icon.svelte").matchAll(/^ {4}(\w+):\s+"M/gm)].map(([, name]) => name ?? "");
const [, told = ""] = read("..", "docs", "build", "page.md").split("### Pictures on buttons");

describe("pictures on buttons", () => {
  it("are each used somewhere", () => {
    const files = readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf8" });
    const used = files.filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith("Icon.svelte"));
    const all = used.map((file) => read("src", file)).join("\n");
    expect(DRAWN.length).toBeGreaterThan(30);
    expect(DRAWN.filter((name) => !new RegExp(`"${name}"`).test(all))).toEqual([]);
  });

  it("each have the meaning that the list gives them", () => {
    const [list = ""] = told.split("\n## ");
    const listed = [...list.matchAll(/^\|(.+)\|(.+)\|(.+)\|(.+)\|$/gm)].flatMap(([, one, , other]) => [one, other]);
    const named = listed.flatMap((cell) => [...(cell ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual([...DRAWN].sort());
  });
});
