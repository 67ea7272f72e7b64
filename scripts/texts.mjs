/**
 * Exports the shop's texts for translators and imports translations, as the JSON of i18next and its tools (version 4: `{{name}}`,
 * plurals as `key_one`, `key_other`). Each language has a folder with `core.json`, `shop.json` and `trade.json`.
 *
 *   npm run texts -- export <folder> [language…]   all languages, or the named ones; English is always there
 *   npm run texts -- import <folder> <language>…   checks and writes src/i18n/locales/<language>, of a new language too
 *
 *   npm run texts -- compared [key…]               the translations of these texts (or all) were compared with the English
 *   npm run texts -- behind <languages> <key>…     the English moved on; these languages, as `ru,hi`, still say the old
 *
 * English is written in the repository: its texts say who uses them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./lib/root.mjs";
import {
  comparedWith,
  englishHashes,
  fromI18next,
  GROUPS,
  importTypeScript,
  locales,
  moduleOf,
  readTexts,
  toI18next,
} from "./lib/texts.mjs";

/** Languages whose code is not their BCP-47 tag. */
const TAGS = new Map([["tw", "zh-Hant"]]);
const [task, folder, ...languages] = process.argv.slice(2);
if (task === "export" && folder) await exportTexts(resolve(folder), languages);
else if (task === "import" && folder && languages.length > 0) await importAll(resolve(folder), languages);
else if (task === "compared")
  await record(
    [folder, ...languages].filter((key) => key !== undefined),
    "",
  );
else if (task === "behind" && folder && languages.length > 0) await record(languages, folder);
else {
  console.error(
    "npm run texts -- export <folder> [language…]\nnpm run texts -- import <folder> <language>…\nnpm run texts -- compared [key…]\nnpm run texts -- behind <languages> <key>…",
  );
  process.exitCode = 2;
}

/**
 * @param {string[]} keys all when empty
 * @param {string} behind languages that still say the old text, with commas between them
 */
async function record(keys, behind) {
  /** @type {Record<string, string>} */
  const before = JSON.parse(readFileSync(comparedWith, "utf8"));
  const after = [...(await englishHashes())].map(([key, hash]) => {
    if (keys.length > 0 && !keys.includes(key)) return [key, before[key] ?? ""];
    return [key, `${hash} ${behind.replaceAll(",", " ")}`.trim()];
  });
  writeFileSync(comparedWith, `${JSON.stringify(Object.fromEntries(after), null, 2)}\n`);
}

/** @param {string} to @param {string[]} chosen */
async function exportTexts(to, chosen) {
  const all = chosen.length > 0 ? [...new Set(["en", ...chosen])] : readdirSync(locales);
  for (const language of all) {
    mkdirSync(join(to, language), { recursive: true });
    for (const group of GROUPS) {
      const texts = toI18next(await readTexts(language, group));
      writeFileSync(join(to, language, `${group}.json`), `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
}

/** @param {string} from @param {string[]} chosen */
async function importAll(from, chosen) {
  for (const language of chosen) {
    if (language === "en") throw new Error("English is written in src/i18n/locales/en.");
    const faults = await importTexts(from, language);
    for (const fault of faults) console.error(`${language}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

/**
 * Writes nothing if a text is missing or empty, or has lost a placeholder.
 *
 * @param {string} from
 * @param {string} language
 * @returns {Promise<string[]>} the problems
 */
async function importTexts(from, language) {
  /** @type {[group: string, areas: import("./lib/texts.mjs").Areas][]} */
  const read = [];
  const faults = [];
  const { tableFaults } = await importTypeScript(join(locales, "..", "table-faults.ts"));
  if (typeof tableFaults !== "function") throw new Error("table-faults.ts has no tableFaults");
  for (const group of GROUPS) {
    const english = await readTexts("en", group);
    const given = JSON.parse(readFileSync(join(from, language, `${group}.json`), "utf8"));
    const areas = fromI18next(given, english);
    faults.push(...tableFaults(TAGS.get(language) ?? language, areas, english));
    read.push([group, areas]);
  }
  if (faults.length > 0) return faults;
  const paths = read.map(([group, areas]) => {
    const path = join(locales, language, `${group}.ts`);
    mkdirSync(join(locales, language), { recursive: true });
    writeFileSync(path, moduleOf(group, areas));
    return path;
  });
  const { status } = spawnSync("npx", ["biome", "check", "--write", ...paths], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The texts could not be formatted.");
  return [];
}
