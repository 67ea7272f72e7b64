import assert from "node:assert/strict";
import { test } from "node:test";
import { generatedFindings, listedFiles, MAX_GENERATED, signOfGeneration } from "../lib/generated-rules.mjs";

const file = (/** @type {string} */ path, head = "export const a = 1;\n") => ({
  path,
  hash: path,
  size: head.length,
  head,
});
const isGenerated = (/** @type {import("../lib/generated-rules.mjs").TrackedFile} */ tracked) =>
  signOfGeneration(tracked, new Set(["same"])) !== undefined;

test("generated files are known by their path, their banner, their size or as copies", () => {
  for (const tracked of [
    file("packages/sdk/src/generated/types.ts"),
    file("package-lock.json"),
    file("docs/cart.webp"),
    file("openapi/examples/orders.list/ok.json"),
    file("packages/sdk/test/__snapshots__/a.ts"),
    file("examples/operations/orders.list.ts", "// Generated from the contract by a script.\n"),
    file("src/a.css", "/* Do not edit */\n"),
    file("docs/table.md", "<!-- Made by a script; do not edit. -->\n"),
    { ...file("src/all.ts"), size: 90_000 },
    { ...file("packages/sdk/LICENSE"), hash: "same" },
  ]) {
    assert.equal(isGenerated(tracked), true, tracked.path);
  }
});

test("hand-written files are not taken for generated ones", () => {
  for (const tracked of [
    file("package.json"),
    file("packages/sdk/tsconfig.build.json"),
    file(".changeset/config.json"),
    file("packages/sdk/scripts/generate.mjs", "// Contract → src/generated. Writes what is stale.\n"),
    file("src/generator.ts", "/** Prints the file that says it was generated from the contract. */\n"),
    { ...file("src/a.ts"), hash: "same" },
    { ...file("packages/storefront/src/i18n/locales/hi/trade.ts"), size: 60_000 },
    { ...file("LICENSE"), hash: "same" },
  ]) {
    assert.equal(isGenerated(tracked), false, tracked.path);
  }
});

test("a generated file is tracked only if the list names it, with a reason", () => {
  const listed = listedFiles("* text=auto\n\n# Why.\nsrc/generated/a.ts linguist-generated\n");
  assert.deepEqual(listed, [{ path: "src/generated/a.ts", line: 4, reason: "Why." }]);
  const known = file("src/generated/a.ts");
  assert.deepEqual(generatedFindings([known, file("src/b.ts")], listed), []);
  const [stray, ...others] = generatedFindings([known, file("src/generated/b.ts")], listed);
  assert.equal(stray?.path, "src/generated/b.ts");
  assert.equal(others.length, 0);
});

test("the list names files one by one, each with a reason, and stays short", () => {
  const messages = (/** @type {string} */ text, paths = ["src/generated/a.ts"]) =>
    generatedFindings(
      paths.map((path) => file(path)),
      listedFiles(text),
    ).map(({ message }) => message);
  const entry = "src/generated/a.ts linguist-generated";
  assert.match(messages(`# Why.\n\n${entry}`).join(), /has no reason/);
  assert.match(
    messages(`# Why.\n${entry}\nsrc/gone.ts linguist-generated`).join(),
    /src\/gone\.ts is not tracked/,
  );
  assert.match(messages(`# Why.\n${entry}\nsrc/generated/** linguist-generated`).join(), /is not tracked/);
  const paths = Array.from({ length: MAX_GENERATED + 1 }, (_, index) => `src/generated/${index}.ts`);
  const all = ["# Why.", ...paths.map((path) => `${path} linguist-generated`)].join("\n");
  assert.match(messages(all, paths).join(), /31 generated files are tracked, at most 30 may be/);
});
