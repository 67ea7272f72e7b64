import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { esModule, FILES, pathOf, SAME } from "./es-react";

const require = createRequire(import.meta.url);

test.each(Object.entries(FILES))("%s gives out as an ES module what it does as CommonJS", (_id, file) => {
  const code = esModule(readFileSync(pathOf(file), "utf8"));
  const names = [...(/export \{ (.*) \};\n$/.exec(code)?.[1] ?? "").matchAll(/ as (\w+)/g)].map(
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(Object.keys(require(pathOf(file))).sort());
  // Whatever else it might do with CommonJS is not foreseen.
  expect(code).not.toMatch(/\brequire\(|\bexports\b|\bmodule\b(?!")/);
});

test("it imports what it required", () => {
  const source =
    'var One = require("one"),\n  Two = require("two-more");\nexports.three = void 0;\nexports.three = One;\n';
  expect(esModule(source)).toBe(
    'import * as One from "one";\n  import * as Two from "two-more";\nlet exports_three = void 0;\nexports_three = One;\n\nexport { exports_three as three };\n',
  );
});

test.each(Object.entries(SAME))("in React's production build %s is %s", (name, other) => {
  const runtime: Record<string, unknown> = require(pathOf(FILES["react/jsx-runtime"] ?? ""));
  expect(runtime[name]).toBeTypeOf("function");
  expect(runtime[name]).toBe(runtime[other]);
});
