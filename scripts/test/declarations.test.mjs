import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { writeDeclarations } from "../../packages/native-compiler/declarations.mjs";
import { tempFolder } from "./temp.mjs";

const types = (/** @type {string} */ name) => ({
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});
const MANIFEST = {
  name: "kit",
  exports: { ".": types("index"), "./money": types("money"), "./package.json": "./package.json" },
};
const FILES = {
  "package.json": JSON.stringify(MANIFEST),
  "tsconfig.build.json": JSON.stringify({
    compilerOptions: { module: "ESNext", moduleResolution: "Bundler", target: "ES2022", types: [] },
    include: ["src"],
  }),
  "src/index.ts":
    'import type { Price } from "./money";\n/** As in `import { x } from "elsewhere"`. */\nexport interface Row { readonly price: Price }\n',
  "src/money/index.ts": 'export { type Price, zero } from "./price";\n',
  "src/money/price.ts":
    'import { helper } from "../helper";\nexport interface Price { readonly amount: string }\nexport const zero: Price = { amount: helper() };\n',
  "src/helper.ts": 'export const helper = (): string => "0";\n',
};

test("each entry, and what it names, for import and require, with endings that Node resolves", (t) => {
  const folder = tempFolder(t, FILES);
  writeDeclarations(folder);
  const read = (/** @type {string} */ path) => readFileSync(join(folder, "dist", path), "utf8");
  assert.match(read("index.d.ts"), /from "\.\/money\.js"/);
  assert.match(read("index.d.cts"), /from "\.\/money\.cjs"/);
  assert.equal(read("money.d.ts"), 'export * from "./money/index.js";\n');
  assert.equal(read("money.d.cts"), 'export * from "./money/index.cjs";\n');
  assert.match(read("money/price.d.ts"), /^\treadonly amount: string;/m);
  assert.ok(!existsSync(join(folder, "dist", "helper.d.ts")));
});

test("a package that is not installed with this one is named", (t) => {
  const price =
    'import type { Secret } from "only-here";\nexport interface Price { readonly amount: Secret }\nexport const zero = 0;\n';
  const elsewhere = { "node_modules/only-here/index.d.ts": "export type Secret = string;\n" };
  const folder = tempFolder(t, { ...FILES, ...elsewhere, "src/money/price.ts": price });
  assert.throws(
    () => writeDeclarations(folder),
    /money\/price name only-here, which is not installed with kit/,
  );
});
