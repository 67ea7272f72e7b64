import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { root } from "../lib/root.mjs";
import {
  comparedWith,
  englishHashes,
  fromI18next,
  GROUPS,
  locales,
  readTexts,
  toI18next,
} from "../lib/texts.mjs";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
const run = (...args) => spawnSync("node", ["scripts/texts.mjs", ...args], { cwd: root, encoding: "utf8" });
/** @param {string} language @param {string} group */
const sourceOf = (language, group) => readFileSync(join(locales, language, `${group}.ts`), "utf8");

test("plurals become keys of i18next and come back", () => {
  const areas = { cart: { left: { one: "{{count}} left", other: "{{count}} left" }, see_other: "See" } };
  const given = toI18next(areas);
  assert.deepEqual(given, {
    cart: { left_one: "{{count}} left", left_other: "{{count}} left", see_other: "See" },
  });
  assert.deepEqual(fromI18next(given, areas), areas);
});

test("every language comes back as it went, in the order of English", async () => {
  for (const language of readdirSync(locales)) {
    for (const group of GROUPS) {
      const texts = await readTexts(language, group);
      const back = fromI18next(toI18next(texts), await readTexts("en", group));
      assert.deepEqual(back, texts, `${language} ${group}`);
    }
  }
});

test("an unchanged export leaves the files as they are", () => {
  const sources = () => ["ar", "ru", "tw"].flatMap((code) => GROUPS.map((group) => sourceOf(code, group)));
  const before = sources();
  assert.equal(run("export", folder, "ar", "ru", "tw").status, 0);
  assert.deepEqual(readdirSync(folder).sort(), ["ar", "en", "ru", "tw"]);
  const { status, stderr } = run("import", folder, "ar", "ru", "tw");
  assert.equal(status, 0, stderr);
  assert.deepEqual(sources(), before);
});

test("a translation that lost a placeholder is refused, and nothing is written", () => {
  const before = sourceOf("ar", "core");
  assert.equal(run("export", folder, "ar").status, 0);
  const path = join(folder, "ar", "core.json");
  const texts = JSON.parse(readFileSync(path, "utf8"));
  texts.shell.seeAllOf = "الكل";
  writeFileSync(path, JSON.stringify(texts));
  const { status, stderr } = run("import", folder, "ar");
  assert.equal(status, 1);
  assert.match(stderr, /ar: shell\.seeAllOf: no \{\{title\}\}/);
  assert.equal(sourceOf("ar", "core"), before);
});

test("no English text moved on before its translations were compared with it", async () => {
  /** @type {Record<string, string>} */
  const compared = JSON.parse(readFileSync(comparedWith, "utf8"));
  const hashes = await englishHashes();
  const moved = [...hashes].filter(([key, hash]) => compared[key]?.slice(0, 8) !== hash).map(([key]) => key);
  assert.deepEqual(moved, [], "Compare the translations, then `npm run texts -- compared KEY…`");
  assert.deepEqual(
    Object.keys(compared).filter((key) => !hashes.has(key)),
    [],
  );
});

test("languages that are behind are languages of the shop", () => {
  const known = readdirSync(locales);
  /** @type {string[]} */
  const values = Object.values(JSON.parse(readFileSync(comparedWith, "utf8")));
  const behind = values.flatMap((value) => value.split(" ").slice(1));
  assert.deepEqual(
    behind.filter((code) => !known.includes(code)),
    [],
  );
});
