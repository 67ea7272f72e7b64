import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/root.mjs";
import { englishHashes } from "../lib/texts.mjs";

const SANDBOX = /^(msg|notice|mail|terms|site|cat)\./;
const page = readFileSync(join(root, "docs", "copy-decisions.md"), "utf8");
const rows = [...page.matchAll(/^\| ([\w-]+) \| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].map(
  ([, language = "", key = "", severity = "", decision = "", why = ""]) => ({
    language,
    key,
    severity: severity.trim(),
    decision: decision.trim(),
    why: why.trim(),
  }),
);

test("every row of the review that counts has a decision, and a reason where it was not accepted", () => {
  assert.ok(rows.some(({ severity }) => severity === "wrong"));
  assert.deepEqual(
    rows.filter(({ decision }) => !["accepted", "bettered", "kept"].includes(decision)),
    [],
  );
  assert.deepEqual(
    rows.filter(({ decision, why }) => decision !== "accepted" && why === ""),
    [],
  );
  const keys = rows.map(({ language, key }) => `${language} ${key}`);
  assert.equal(new Set(keys).size, keys.length, "a row is there twice");
});

test("decisions are about texts that the shop has", async () => {
  const hashes = await englishHashes();
  assert.deepEqual(
    rows.map(({ key }) => key).filter((key) => !SANDBOX.test(key) && !hashes.has(key)),
    [],
  );
});
