import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { textsOf } from "../lib/glossary.mjs";
import { root } from "../lib/root.mjs";

/** Rows that the review called wrong, or marked with ★ as first: 82 of English, 104 of the others. */
const URGENT = 186;

const rows = readFileSync(join(root, "docs", "copy-decisions.md"), "utf8")
  .split("\n")
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim()))
  .filter(([, key = ""]) => key.startsWith("`"))
  .map(([language = "", key = "", severity = "", decision = "", why = ""]) => ({
    language,
    key: key.replaceAll("`", ""),
    severity,
    decision,
    why: why.replace(/\|$/, "").trim(),
  }));

test("every text that was called wrong or marked as first has a decision", () => {
  const urgent = rows.filter(({ severity }) => severity === "wrong" || severity.includes("★"));
  assert.equal(urgent.length, URGENT);
  assert.equal(new Set(urgent.map(({ language, key }) => `${language} ${key}`)).size, URGENT);
});

test("a decision is one of three, and what was not simply accepted says why", () => {
  for (const { language, key, decision, why } of rows) {
    assert.match(decision, /^(?:accepted|bettered|kept)$/, `${language} ${key}`);
    if (decision !== "accepted") assert.notEqual(why, "", `${language} ${key}`);
  }
});

test("the texts of the shop that it names are there", async () => {
  const english = await textsOf("en");
  const own = rows.filter(({ key }) => !/^(?:msg|notice|mail|terms|site|cat)\./.test(key));
  assert.deepEqual(
    own.filter(({ key }) => !english.has(key)),
    [],
  );
});
