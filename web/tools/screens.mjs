// The kinds of screens, as src/tokens.css names them: a style says `@media (--phone)`, and gets the condition. Browsers do
// not know `@custom-media` yet.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const TOKENS = join(import.meta.dirname, "..", "src", "tokens.css");
const KIND = /@custom-media (--[\w-]+) ([^;]+);/g;

const kinds = () => new Map([...readFileSync(TOKENS, "utf8").matchAll(KIND)].map(([, name, what]) => [name, what]));

/** A plugin for PostCSS. */
export function screens() {
  const known = kinds();
  return {
    postcssPlugin: "screens",
    AtRule: {
      "custom-media": (rule) => rule.remove(),
      media(rule) {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
          if (!known.has(name)) throw rule.error(`src/tokens.css knows no screen ${name}`);
          return known.get(name);
        });
      },
    },
  };
}
