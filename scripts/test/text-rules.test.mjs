import assert from "node:assert/strict";
import { test } from "node:test";
import { textFindings } from "../lib/text-rules.mjs";

/** @param {string} text @param {string} [path] */
const count = (text, path = "packages/marketplace-sdk/src/core/x.ts") => textFindings({ path, text }).length;

test("machine paths are found, routes and addresses are not", () => {
  for (const text of ['"/home/ada/shop"', "see /Users/ada/x", "/root/x"]) {
    assert.equal(count(text), 1, text);
  }
  for (const text of [
    "/home",
    "https://shop.example/home/ada",
    "./home/x",
    "src/root/x",
    "$".concat("{base}/root/x"),
  ]) {
    assert.equal(count(text), 0, text);
  }
});

test("unfinished work, conflict markers and silenced tools are found", () => {
  for (const text of [
    "// TODO later",
    "<<<<<<< HEAD",
    "// @ts-ignore",
    "x as unknown as Y",
    "x as any",
    "// biome-ignore lint/x: y",
  ]) {
    assert.equal(count(`const a = 1;\n${text}\n`), 1, text);
  }
  assert.equal(count("as unknown; company; asany; mastodon"), 0);
});

test("an expected error is fine where types are tested", () => {
  assert.equal(count("// @ts-expect-error"), 1);
  assert.equal(count("// @ts-expect-error", "packages/marketplace-sdk/test/types/x.test-d.ts"), 0);
});

test("references to documents that are not in the repository are found", () => {
  for (const text of [
    "(specification section 4)",
    "(specification, sections 2 and 4)",
    "see quality.md",
    "The specification says",
  ]) {
    assert.equal(count(text, "packages/storefront/src/x.ts"), 1, text);
  }
  assert.equal(
    count('docs/product.md, "Cart"; the OpenAPI specification', "packages/storefront/src/x.ts"),
    0,
  );
});

test("names of packages that a registry would resolve are found, tarballs and installed commands are not", () => {
  for (const text of [
    "npx marketplace-sandbox --dev",
    "npx --yes marketplace-conformance",
    "npm install --save-exact marketplace-sdk",
    "pnpm add marketplace-sdk",
    // npm mistakes the option for its own.
    "npx --no marketplace-sandbox --dev",
  ]) {
    assert.equal(count(text, "README.md"), 1, text);
  }
  for (const text of [
    "npx --no -- marketplace-sandbox --dev",
    "npm install ../packed/marketplace-sdk-0.2.1.tgz",
    "npm install marketplace-sdk-0.2.1.tgz",
    "npm run build -w marketplace-sdk",
  ]) {
    assert.equal(count(text, "README.md"), 0, text);
  }
});

test("findings name their line", () => {
  assert.equal(textFindings({ path: "a.ts", text: "a\nb\n// TODO\n" })[0]?.line, 3);
});
