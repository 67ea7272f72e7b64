import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { CHUNKS, chunkFileNames, LATER } from "./build/chunks.ts";
import { contentSecurity } from "./build/content-security.ts";
import { early } from "./build/early.ts";
import { esReact } from "./build/es-react.ts";
import { fewerFiles } from "./build/fewer-files.ts";
import { firstLoad } from "./build/first-load.ts";
import { lateStyles } from "./build/late-styles.ts";
import { namedClasses } from "./build/named-classes.ts";
import { precache } from "./build/precache.ts";
import { shortClasses } from "./build/short-classes.ts";
import { shortKeys } from "./build/short-keys.ts";
import { terser } from "./build/terser.ts";

const api = `http://127.0.0.1:${process.env.MOCK_PORT ?? "4010"}`;
const proxy = { "/api": api, "/uploads": api };
const operations: { id: string }[] = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../openapi/dist/operations.json`, "utf8"),
);
const first = firstLoad("/src/app/main.tsx");

const TESTS = ["src/**/*.test.ts", "src/**/*.test.tsx", "build/**/*.test.ts"];
/** They need modules that nobody has loaded yet. */
const ALONE = ["src/app/basket.test.ts", "src/app/use-polling.test.ts"];

export default defineConfig({
  plugins: [
    react(),
    esReact(),
    namedClasses(),
    shortClasses(`${import.meta.dirname}/src`),
    shortKeys({
      english: `${import.meta.dirname}/src/i18n/en`,
      sources: `${import.meta.dirname}/src`,
      reserved: operations.map(({ id }) => id),
    }),
    first,
    fewerFiles(),
    early(),
    precache(),
    lateStyles(),
    terser(),
    contentSecurity({ apiUrl: process.env.VITE_API_URL, cdnUrl: process.env.VITE_CDN_URL }),
  ],
  resolve: {
    alias: [
      // wouter's shim for older versions of React; ours has the hook.
      {
        find: "use-sync-external-store/shim/index.js",
        replacement: `${import.meta.dirname}/src/app/external-store.ts`,
      },
      // Its form for browsers is no ES module.
      { find: /^dlv$/, replacement: "dlv/dist/dlv.es.js" },
    ],
  },
  css: { transformer: "lightningcss" },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { port: Number(process.env.PORT ?? 4173), proxy },
  build: {
    // Links warm their screens; a list of every chunk in the first load costs more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/worker/service-worker.ts" },
      // Reading a property has no effect in any code of ours or of our libraries.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Shell and home page in one chunk, less what only the library's barrel brings into reach.
          groups: [{ name: "home", test: (id) => first.includes(id) && !LATER.test(id) }, ...CHUNKS],
        },
      },
    },
  },
  test: {
    // A busy machine is no mistake of the shop's.
    testTimeout: 60_000,
    projects: [
      // In one realm: a hundred small files would spend three times as long on making theirs.
      { extends: true, test: { name: "together", isolate: false, include: TESTS, exclude: ALONE } },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
  },
});
