/**
 * Exports the shop's texts for translators and imports translations, as the JSON of i18next and its tools (version 4: `{{name}}`,
 * plurals as `key_one`, `key_other`). Each language has a folder with `core.json`, `shop.json` and `trade.json`.
 *
 *   npm run texts -- export <folder> [language…]   all languages, or the named ones; English is always there
 *   npm run texts -- import <folder> <language>…   checks and writes src/i18n/locales/<language>, of a new language too
 *
 * English is written in the repository: its texts say who uses them.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./lib/root.mjs";
import { GROUPS, importTypeScript, locales, readTexts } from "./lib/texts.mjs";

/** @typedef {import("./lib/texts.mjs").Areas} Areas */
/** @typedef {import("./lib/texts.mjs").Text} Text */
/** @typedef {Record<string, Record<string, string>>} Translatable */

/** Languages whose code is not their BCP-47 tag. */
const TAGS = new Map([["tw", "zh-Hant"]]);
const FORM = /^(.+)_(=1|zero|one|two|few|many|other)$/;
/** Spaces and marks that one does not see are written as escapes. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g;

const [task, folder, ...languages] = process.argv.slice(2);
if (task === "export" && folder) await exportTexts(resolve(folder), languages);
else if (task === "import" && folder && languages.length > 0 && !languages.includes("en"))
  await importTexts(resolve(folder), languages);
else {
  console.error("npm run texts -- export <folder> [language…]\nnpm run texts -- import <folder> <language>…");
  process.exitCode = 2;
}

/** @param {string} to @param {string[]} chosen */
async function exportTexts(to, chosen) {
  for (const language of chosen.length > 0 ? new Set(["en", ...chosen]) : readdirSync(locales)) {
    mkdirSync(join(to, language), { recursive: true });
    for (const [i, areas] of (await readTexts(language)).entries())
      writeFileSync(
        join(to, language, `${GROUPS[i]}.json`),
        `${JSON.stringify(toI18next(areas), null, 2)}\n`,
      );
  }
}

/**
 * Writes nothing if a text is missing or empty, or has lost a placeholder.
 *
 * @param {string} from
 * @param {string[]} chosen
 */
async function importTexts(from, chosen) {
  const [checks] = await importTypeScript([join(locales, "..", "table-faults.ts")]);
  const tableFaults = /** @type {(tag: string, own: Areas, english: Areas) => string[]} */ (
    checks?.tableFaults
  );
  const english = await readTexts("en");
  const tables = chosen.flatMap((language) =>
    GROUPS.map((group, i) => {
      const given = JSON.parse(readFileSync(join(from, language, `${group}.json`), "utf8"));
      return { language, group, areas: fromI18next(given, english[i] ?? {}), english: english[i] ?? {} };
    }),
  );
  const faults = tables.flatMap(({ language, areas, english }) =>
    tableFaults(TAGS.get(language) ?? language, areas, english).map((fault) => `${language}: ${fault}`),
  );
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    process.exitCode = 1;
    return;
  }
  const paths = tables.map(({ language, group, areas }) => {
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
}

/** @param {Areas} areas @returns {Translatable} */
function toI18next(areas) {
  /** @param {[string, Text]} entry */
  const keys = ([name, text]) =>
    typeof text === "string"
      ? [[name, text]]
      : Object.entries(text).map(([form, words]) => [`${name}_${form}`, words]);
  return Object.fromEntries(
    Object.entries(areas).map(([area, texts]) => [
      area,
      Object.fromEntries(Object.entries(texts).flatMap(keys)),
    ]),
  );
}

/**
 * @param {Translatable} given
 * @param {Areas} english says which names are plural, and the order
 * @returns {Areas}
 */
function fromI18next(given, english) {
  const areas = Object.keys({ ...english, ...given }).filter((area) => given[area]);
  return Object.fromEntries(
    areas.map((area) => {
      /** @type {Record<string, Text>} */
      const texts = {};
      for (const [key, words] of Object.entries(given[area] ?? {})) {
        const [, name = "", form = ""] = FORM.exec(key) ?? [];
        if (typeof english[area]?.[name] !== "object") texts[key] = words;
        else texts[name] = { ...Object(texts[name]), [form]: words };
      }
      const names = Object.keys({ ...english[area], ...texts }).filter((name) => texts[name] !== undefined);
      return [area, Object.fromEntries(names.map((name) => [name, texts[name] ?? ""]))];
    }),
  );
}

/**
 * The module of a language other than English; the formatter lays it out.
 *
 * @param {string} group
 * @param {Areas} areas
 */
function moduleOf(group, areas) {
  const type = `${group[0]?.toUpperCase()}${group.slice(1)}Texts`;
  const literal = JSON.stringify(areas)
    .replace(/(?<=[{,])"([a-z_]\w*)":/gi, "$1:")
    .replace(INVISIBLE, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `import type { ${type} } from "../../types";\n\nexport const ${group}: ${type} = ${literal};\n`;
}
