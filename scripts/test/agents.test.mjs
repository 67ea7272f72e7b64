import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { headingsOf } from "../lib/citation-rules.mjs";
import { root } from "../lib/root.mjs";

const MAX_LINES = 60;
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");
/** Targets of links, and code quotes that look like a path. @param {string} page */
const pathsOf = (page) => [
  ...[...page.matchAll(/\]\(([^)\s#]+)/g)].map(([, target = ""]) => target),
  ...[...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, code = ""]) => code)
    .filter((code) => /\/|\.md$/.test(code)),
];

for (const path of ["AGENTS.md", "packages/marketplace-sdk/AGENTS.md"]) {
  test(`${path} stays short`, () => {
    assert.ok(read(path).trimEnd().split("\n").length <= MAX_LINES);
  });
}

test("each path that AGENTS.md names exists, from the root or from a package", () => {
  const paths = pathsOf(read("AGENTS.md"));
  assert.ok(paths.length > 15, `only ${paths.length} paths were recognized`);
  const bases = [
    "",
    "packages/marketplace-sdk",
    "packages/marketplace-react",
    "packages/storefront",
    "packages/docs",
  ];
  const missing = paths.filter(
    (path) => path !== "generated/" && !bases.some((base) => existsSync(join(root, base, path))),
  );
  assert.deepEqual(missing, []);
});

test("the SDK's index names headings, files and exports that exist", () => {
  const path = "packages/marketplace-sdk/AGENTS.md";
  const page = read(path);
  const headings = headingsOf(read("packages/marketplace-sdk/README.md"));
  const named = [...page.matchAll(/^\| .* \| ([^|]+) \|$/gm)].map(([, heading = ""]) => heading).slice(1);
  assert.ok(named.length > 5);
  assert.deepEqual(
    named.filter((heading) => !headings.has(heading)),
    [],
  );
  const files = pathsOf(page).filter((file) => file.endsWith(".md"));
  assert.deepEqual(
    files.filter((file) => !existsSync(join(root, dirname(path), file))),
    [],
  );
  assert.match(read("packages/marketplace-sdk/src/index.ts"), /\bMarketplace\b/);
});

test("the index is part of the published package", () => {
  assert.ok(JSON.parse(read("packages/marketplace-sdk/package.json")).files.includes("AGENTS.md"));
});
