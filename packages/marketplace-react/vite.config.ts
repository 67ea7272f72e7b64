import { cpSync } from "node:fs";
import { LANGUAGES } from "marketplace-sdk/state";
import { defineConfig } from "vitest/config";
import { suite } from "../../vitest.shared.ts";
import manifest from "./package.json" with { type: "json" };

const packages = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const isPackage = (id: string): boolean => packages.some((name) => id === name || id.startsWith(`${name}/`));

export default defineConfig(({ mode }) => ({
  plugins: [
    {
      name: "plain-styles",
      writeBundle() {
        for (const file of ["tokens.css", "base.css", "media.css", "themes"]) {
          cpSync(`src/ui/${file}`, `dist/${file}`, { recursive: true });
        }
      },
    },
  ],
  css: {
    transformer: "lightningcss",
    // Readable in the inspector, and the same in every build, so that a theme may refer to them.
    lightningcss: { drafts: { customMedia: true }, cssModules: { pattern: "marketplace-[name]-[local]" } },
  },
  build: {
    lib: {
      entry: [
        "src/index.ts",
        "src/ui/index.ts",
        "src/blocks/index.ts",
        ...LANGUAGES.flatMap(({ code }) => [`src/labels/${code}.ts`, `src/block-labels/${code}.ts`]),
      ],
      formats: ["es"],
      cssFileName: "styles",
    },
    rolldownOptions: {
      external: isPackage,
      // A file per module: bundlers leave out what an application does not import.
      // "use client" stays at the top of its module.
      checks: { moduleLevelDirective: false },
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
    minify: false,
    sourcemap: true,
    target: "es2022",
  },
  test: {
    ...suite(mode, ["{src,gallery,test}/**/*.test.{ts,tsx}"]),
    setupFiles: ["test/clean-up.ts"],
    restoreMocks: true,
  },
}));
