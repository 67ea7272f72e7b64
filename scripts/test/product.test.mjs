import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { CALLS, ROUTES } from "../../openapi/test/documented-calls.mjs";
import { root } from "../lib/root.mjs";

const sections = readFileSync(join(root, "docs", "product.md"), "utf8").split(/^(?=#)/m);
/** The lines below a heading. @param {string} heading */
const sectionLines = (heading) =>
  sections.find((section) => section.split("\n")[0]?.endsWith(` ${heading}`))?.split("\n") ?? [];

test("the documented calls are those that the contract is tested against", () => {
  const listed = sectionLines("Documented calls").flatMap((line) => {
    const [, methods = "", path = ""] = /^\| ([A-Z, ]+) \| (\/api\/\S+) \|/.exec(line) ?? [];
    return methods ? methods.split(", ").map((method) => `${method.toLowerCase()} ${path}`) : [];
  });
  assert.deepEqual(listed.sort(), CALLS.map(([method, path]) => `${method} ${path}`).sort());
});

test("the routes are those that the contract's screens may name", () => {
  const listed = sectionLines("Routes").flatMap((line) =>
    [...line.matchAll(/`(\/[\w{}/-]*)`/g)].map(([, route = ""]) => route),
  );
  assert.deepEqual([...new Set(listed)].sort(), [...ROUTES].sort());
});
