import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CALLS, ROUTES } from "../../openapi/test/documented-calls.mjs";
import { sectionLines } from "../lib/citation-rules.mjs";
import { root } from "../lib/root.mjs";

const product = readFileSync(join(root, "docs", "product.md"), "utf8");

test("the documented calls are those that the contract is tested against", () => {
  const listed = sectionLines(product, "Documented calls").flatMap((line) => {
    const [, methods = "", path = ""] = /^\| ([A-Z, ]+) \| (\/api\/\S+) \|/.exec(line) ?? [];
    return methods ? methods.split(", ").map((method) => `${method.toLowerCase()} ${path}`) : [];
  });
  assert.deepEqual(listed.sort(), CALLS.map(([method, path]) => `${method} ${path}`).sort());
});

test("the routes are those that the contract's screens may name", () => {
  const listed = sectionLines(product, "Routes").flatMap((line) =>
    [...line.matchAll(/`(\/[\w{}/-]*)`/g)].map(([, route = ""]) => route),
  );
  assert.deepEqual([...new Set(listed)].sort(), [...ROUTES].sort());
});
