import { defineConfig } from "tsup";

/** Vite builds the code; this bundles the declarations, which then need no file endings. */
export default defineConfig({
  entry: {
    index: "src/index.ts",
    "ui/index": "src/ui/index.ts",
    "blocks/index": "src/blocks/index.ts",
    "labels/en": "src/labels/en.ts",
    "labels/ar": "src/labels/ar.ts",
    "money/index": "src/money/index.ts",
    "crypto-address/index": "src/crypto-address/index.ts",
    "crypto-address/check-address": "src/crypto-address/check-address.ts",
  },
  format: "esm",
  dts: { only: true },
});
