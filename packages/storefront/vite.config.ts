import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";
import { codeSplitting } from "./build/code-splitting.ts";
import { precache } from "./build/precache.ts";
import { preloadManifest } from "./build/preload-manifest.ts";
import { shopConfig } from "./build/shop-config.ts";
import { stylesheetsLast } from "./build/stylesheets-last.ts";

const api = `http://127.0.0.1:${process.env.MOCK_PORT ?? "4010"}`;
const proxy = { "/api": api, "/uploads": api };

const TESTS = ["src/**/*.test.ts", "src/**/*.test.tsx", "build/**/*.test.ts"];
/** Tests that mock modules of the shop. They are isolated, so that no other file gets a mock. */
const WITH_MOCKED_MODULES = [
  "src/shared/availability.test.tsx",
  "src/testing/odd-values.sampled.test.tsx",
  "src/testing/own-store.test.tsx",
];

function tests(mode: string) {
  const { include, exclude, env, ...shared } = suite(mode, TESTS);
  return {
    ...shared,
    env,
    projects: [
      {
        // Read again for each project, without the mode: so `env` is given once more.
        extends: true as const,
        test: { name: "together", env, include, exclude: [...exclude, ...WITH_MOCKED_MODULES] },
      },
      {
        extends: true as const,
        test: { name: "mocked modules", env, isolate: true, include: WITH_MOCKED_MODULES },
      },
    ],
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [react(), preloadManifest(), precache(), stylesheetsLast(), shopConfig()],
  resolve: {
    // The sources of marketplace-react: hot reload, and each part where it is needed.
    conditions: ["source", ...defaultClientConditions],
    alias: [
      // Its browser build isn't an ES module.
      { find: /^dlv$/, replacement: "dlv/dist/dlv.es.js" },
      // Imports of style sheets do not heed the condition above.
      {
        find: "marketplace-react/media.css",
        replacement: fileURLToPath(new URL("../marketplace-react/src/ui/media.css", import.meta.url)),
      },
    ],
  },
  ssr: { resolve: { conditions: ["source", ...defaultServerConditions] } },
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { port: Number(process.env.PORT ?? 4173), proxy },
  build: {
    sourcemap: true,
    // The page names what its script imports. For what that script imports later, only the styles: links warm their screens,
    // and a list of every chunk in the first load costs more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/sw/service-worker.ts" },
      // Reading a property has no effect in any code of ours or of our libraries.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting,
      },
    },
  },
  test: tests(mode),
}));
