import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/root.mjs";

const text = readFileSync(join(root, "docs", "field-reports.md"), "utf8");
const tables = text.slice(0, text.indexOf("\n## Not covered\n"));
const rows = tables.split("\n").filter((line) => /^\| (?!Fault \|)/.test(line));

/**
 * What is wrong with a row: | Fault | Now | `file`: `title › title`<br>… |
 *
 * @param {string} row
 * @returns {string[]}
 */
function mistakesOf(row) {
  const [fault = "", now = "", tests = "", ...more] = row.slice(2, -2).split(" | ");
  if (!fault || !now || !tests || more.length > 0) return [`not three cells: ${row}`];
  return tests.split("<br>").flatMap((cell) => {
    const [, file = "", title = ""] = /^`([^`]+)`: `([^`]+)`$/.exec(cell) ?? [];
    const path = join(root, "packages", file);
    if (!file || !/\.(test|spec)\.(tsx?|mjs)$/.test(file) || !existsSync(path)) return [`no test: ${cell}`];
    const source = readFileSync(path, "utf8");
    return title
      .split(" › ")
      .filter((part) => !["'", '"', "`"].some((quote) => source.includes(`${quote}${part}${quote},`)))
      .map((part) => `${file} has no “${part}”`);
  });
}

test("every fault of docs/field-reports.md has a test that is there", () => {
  assert.ok(rows.length > 50);
  assert.deepEqual(rows.flatMap(mistakesOf), []);
});

test("a title that is not in its file is found", () => {
  const file = "marketplace-sdk/test/client/retry.test.ts";
  const row = (/** @type {string} */ title) => `| Fault | Now | \`${file}\`: \`${title}\` |`;
  assert.deepEqual(mistakesOf(row("retries › repeats a read after HTTP %d")), []);
  assert.deepEqual(mistakesOf(row("retries › repeats a read after HTTP")), [
    `${file} has no “repeats a read after HTTP”`,
  ]);
});

test("every file that the page names elsewhere is there", () => {
  const named = [...text.matchAll(/`([\w-]+\/[\w./-]+\.(?:tsx?|mjs))`/g)].map(([, path = ""]) => path);
  assert.ok(named.length > rows.length);
  const missing = named.filter(
    (path) => !existsSync(join(root, "packages", path)) && !existsSync(join(root, path)),
  );
  assert.deepEqual(missing, []);
});
