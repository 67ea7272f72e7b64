import assert from "node:assert/strict";
import { relative } from "node:path";
import { test } from "node:test";
import { tempFolder } from "../../scripts/test/temp.mjs";
import { filesOf } from "../lib/declarations.mjs";

test("declarations are followed through every kind of import, each file once, and packages are left out", (t) => {
  const folder = tempFolder(t, {
    "index.d.ts": `export { A } from "./a.js";\nimport { B } from './b.js';\nimport type { Q } from "query";`,
    "a.d.ts": 'export type A = import("./b.js").B;',
    "b.d.ts": 'export { A } from "./a.js";',
    "unused.d.ts": "",
  });
  const names = [...filesOf(`${folder}/index.d.ts`)].map((file) => relative(folder, file));
  assert.deepEqual(names, ["index.d.ts", "a.d.ts", "b.d.ts"]);
});
