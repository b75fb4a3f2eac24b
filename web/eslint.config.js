// What Prettier, svelte-check and TypeScript do not say. Rules that need types look at the .ts files alone: in components
// they would take as long as everything else together.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist/", "src/wire/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      // TypeScript knows better what there is.
      "no-undef": "off",
      // Ours are values: made anew, never changed where something depends on them.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  // Pictures that the page draws by itself.
  { files: ["src/games/sonora/**/*.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
);
