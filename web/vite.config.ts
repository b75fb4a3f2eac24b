import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { flags } from "./tools/flags.mjs";
import { screens } from "./tools/screens.mjs";

const SERVER = process.env["SOBREMESA"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), flags()],
  css: { postcss: { plugins: [screens()] } },
  build: {
    target: "es2022",
    // What runs is there: Firefox calls it an error to fetch that once more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !/^assets\/index-.*js$/.test(file)),
    },
    // Whose work is built in, and on what terms: it goes wherever the page goes.
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      // The twin of the kernel is a file of its own: the browser tests load it from the page as it was built.
      input: { index: "index.html", twin: "src/physics/flicking.ts" },
      preserveEntrySignatures: "exports-only",
      // What every first page needs is one file: in forty small ones it weighed 13 kB more, gzipped.
      output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"], test: /^(?!.*physics)/ }] } },
      // A slow machine is no news.
      checks: { bundlerTimings: false },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      // No mere string, which would change the Host: the server would take our page for another's.
      "/api": { target: SERVER },
      "/words": SERVER,
      "/rules": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    // One document for all files of a thread: making one for each took longer than the tests.
    isolate: false,
    pool: "threads",
    include: ["tests/**/*.test.ts"],
    // A slow machine is no failure.
    testTimeout: 120_000,
  },
});
