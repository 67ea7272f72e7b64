import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleFindings, examplesOf } from "../lib/doc-examples.mjs";
import { brokenLinks } from "../lib/doc-links.mjs";
import { root } from "../lib/root.mjs";

const text = [
  "# Page",
  "```ts",
  'import { join } from "./missing.ts";',
  "join();",
  "```",
  "A piece:",
  "```ts",
  "market.auth.login();",
  "```",
  "```sh",
  "import x",
  "```",
].join("\n");

test("complete examples are taken from a page, with the line they begin on", () => {
  const examples = examplesOf({ path: "README.md", text });
  assert.deepEqual(
    examples.map(({ line }) => line),
    [3],
  );
});

test("an example that does not compile is found at its line of the page", () => {
  const wrong = {
    path: "README.md",
    line: 10,
    text: 'import ts from "typescript";\n\nconst n: number = ts.version;\n',
  };
  const findings = exampleFindings([wrong], root);
  assert.deepEqual(
    findings.map(({ path, line }) => [path, line]),
    [["README.md", 12]],
  );
  assert.match(findings[0]?.message ?? "", /not assignable to type 'number'/);
  const right = { ...wrong, text: wrong.text.replace("number", "string") };
  assert.deepEqual(exampleFindings([right], root), []);
});

test("links that lead nowhere are found; other sites, anchors and code are left alone", () => {
  const page = {
    path: "docs/a.md",
    text: "[ok](../README.md#x) [gone](b.md)\n[site](https://shop.example/x) [here](#a)\n```\n[code](c.md)\n```\n![p](p.png)\n",
  };
  const findings = brokenLinks(page, (path) => path === "README.md");
  assert.deepEqual(
    findings.map(({ line, message }) => [line, message]),
    [
      [1, "the link to b.md leads nowhere"],
      [6, "the link to p.png leads nowhere"],
    ],
  );
});
