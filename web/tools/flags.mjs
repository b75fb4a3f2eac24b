// The flags of each deck's countries as a module of its own, from the package country-flag-icons (MIT). The page asks for
// `virtual:flags` and gets a way to fetch each. A deck has all of its countries in it, so that what is fetched says nothing
// about what was dealt.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "..");
const DECKS = join(WEB, "..", "src", "sobremesa", "games", "where_is_that", "data", "decks.json");
const NAME = "virtual:flags";
/** The name of a file that is fetched begins with what is in it. */
const ONE = `${NAME}/flags-`;

const decks = () => JSON.parse(readFileSync(DECKS, "utf8")).decks;

const drawn = (country) =>
  readFileSync(join(WEB, "node_modules", "country-flag-icons", "3x2", `${country}.svg`), "utf8");

function flagsOf(deck) {
  const countries = new Set(decks()[deck].cards.map(({ country }) => country));
  return JSON.stringify(Object.fromEntries([...countries].sort().map((country) => [country, drawn(country)])));
}

const shelf = () => Object.keys(decks()).map((deck) => `${deck}: () => import("${ONE}${deck}")`);

/** A plugin for Vite. */
export function flags() {
  return {
    name: "flags",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export const FLAGS = { ${shelf().join(", ")} };`;
      return id.startsWith(`\0${ONE}`) ? `export default ${flagsOf(id.slice(ONE.length + 1))};` : undefined;
    },
  };
}
