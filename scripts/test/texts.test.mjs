import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/root.mjs";
import { GROUPS, locales } from "../lib/texts.mjs";
import { tempFolder } from "./temp.mjs";

/** Keys of a file, in its order. @param {string} folder @param {string} group */
function keysOf(folder, group) {
  /** @type {Record<string, Record<string, string>>} */
  const areas = JSON.parse(readFileSync(join(folder, `${group}.json`), "utf8"));
  return Object.entries(areas).flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area}.${key}`));
}

// German has the plural forms of English, so its files have the same keys.
test("translators get English with the keys of the other languages, in their order", (t) => {
  const folder = tempFolder(t, {});
  const { status, stderr } = spawnSync("node", ["scripts/texts.mjs", folder], {
    cwd: root,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  for (const group of GROUPS) assert.deepEqual(keysOf(folder, group), keysOf(join(locales, "de"), group));
  const labels = JSON.parse(readFileSync(join(folder, "labels.json"), "utf8"));
  assert.equal(labels.labels.atLeast, "At least {{quantity}}");
  assert.match(labels.failure.busy_other, /\{\{minutes\}\}/);
});
