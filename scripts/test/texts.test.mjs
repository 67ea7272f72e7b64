import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../lib/root.mjs";
import { GROUPS, locales } from "../lib/texts.mjs";
import { tempFolder } from "./temp.mjs";

/** @param {string[]} args */
const run = (...args) => spawnSync("node", ["scripts/texts.mjs", ...args], { cwd: root, encoding: "utf8" });
/** @param {string} language */
const sourcesOf = (language) =>
  GROUPS.map((group) => readFileSync(join(locales, language, `${group}.ts`), "utf8"));

test("an unchanged export leaves the files as they are", (t) => {
  const folder = tempFolder(t, {});
  assert.equal(run("export", folder).status, 0);
  assert.deepEqual(readdirSync(folder), readdirSync(locales));
  const languages = ["ar", "ru", "tw"];
  const before = languages.map(sourcesOf);
  const { status, stderr } = run("import", folder, ...languages);
  assert.equal(status, 0, stderr);
  assert.deepEqual(languages.map(sourcesOf), before);
});

test("a translation that lost a placeholder is refused, and nothing is written", (t) => {
  const folder = tempFolder(t, {});
  const before = sourcesOf("ar");
  assert.equal(run("export", folder, "ar").status, 0);
  const path = join(folder, "ar", "core.json");
  const texts = JSON.parse(readFileSync(path, "utf8"));
  texts.shell.seeAllOf = "الكل";
  writeFileSync(path, JSON.stringify(texts));
  const { status, stderr } = run("import", folder, "ar");
  assert.equal(status, 1);
  assert.match(stderr, /ar: shell\.seeAllOf: no \{\{title\}\}/);
  assert.deepEqual(sourcesOf("ar"), before);
});
