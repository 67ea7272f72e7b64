import assert from "node:assert/strict";
import { test } from "node:test";
import { metadataFindings } from "../lib/metadata-rules.mjs";

const MANIFEST = {
  name: "a",
  description: "A package.",
  license: "MIT",
  author: "The Marketplace contributors",
  keywords: ["a", "b", "c"],
  files: ["README.md", "CHANGELOG.md"],
};
/** @param {Record<string, unknown>} change @param {(path: string) => boolean} [exists] */
const messages = (change, exists = () => true) =>
  metadataFindings({ folder: "packages/a", manifest: { ...MANIFEST, ...change } }, exists).map(
    ({ message }) => message,
  );

test("a complete manifest has no findings, a private one needs nothing", () => {
  assert.deepEqual(messages({}), []);
  assert.deepEqual(messages({ private: true, keywords: [] }), []);
});

test("whatever is missing is found", () => {
  assert.deepEqual(messages({ author: undefined }), ["no author"]);
  assert.deepEqual(messages({ keywords: ["a"] }), ["fewer than 3 keywords"]);
  assert.deepEqual(messages({ files: ["README.md"] }), ["CHANGELOG.md is missing, or not in files"]);
  assert.deepEqual(
    messages({}, (path) => path !== "LICENSE"),
    ["no LICENSE"],
  );
});
