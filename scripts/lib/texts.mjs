import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./root.mjs";

/** @typedef {string | Record<string, string>} Text one text, or one for each plural form */
/** @typedef {Record<string, Record<string, Text>>} Areas texts by area and name */
/** @typedef {Record<string, Record<string, string>>} Translatable the same in the JSON of i18next, version 4: `name_one`, `name_other` */

/** A language's files, without their ending. */
export const GROUPS = ["core", "shop", "trade"];
export const locales = join(root, "packages", "storefront", "src", "i18n", "locales");

const FORM = /^(.+)_(=1|zero|one|two|few|many|other)$/;
const TYPES = new Map([
  ["core", "CoreTexts"],
  ["shop", "ShopTexts"],
  ["trade", "TradeTexts"],
]);

/**
 * Evaluates a module that only imports packages, and returns its exports.
 *
 * @param {string} path of a file in TypeScript
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importTypeScript(path) {
  const { outputText } = ts.transpileModule(readFileSync(path, "utf8"), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  // Packages cannot be resolved from a data URL.
  const resolved = outputText.replace(/(?<= from ")[^"]+/g, (name) => import.meta.resolve(name));
  return import(`data:text/javascript,${encodeURIComponent(resolved)}`);
}

/**
 * @param {string} language
 * @param {string} group
 */
export async function readTexts(language, group) {
  const { [group]: texts } = await importTypeScript(join(locales, language, `${group}.ts`));
  return /** @type {Areas} */ (texts);
}

/**
 * @param {Areas} areas
 * @returns {Translatable}
 */
export const toI18next = (areas) =>
  mapAreas(areas, (texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        typeof text === "string"
          ? [[name, text]]
          : Object.entries(text).map(([form, words]) => [`${name}_${form}`, words]),
      ),
    ),
  );

/**
 * @param {Translatable} areas
 * @param {Areas} english says which names are plural, and their order
 * @returns {Areas}
 */
export function fromI18next(areas, english) {
  const ordered = Object.keys({ ...english, ...areas }).filter((area) => areas[area]);
  return Object.fromEntries(ordered.map((area) => [area, ownTexts(areas[area] ?? {}, english[area] ?? {})]));
}

/**
 * @param {Record<string, string>} given
 * @param {Record<string, Text>} english
 */
function ownTexts(given, english) {
  /** @type {Record<string, Text>} */
  const texts = {};
  for (const [key, words] of Object.entries(given)) {
    const [, name = "", form = ""] = FORM.exec(key) ?? [];
    if (typeof english[name] !== "object") texts[key] = words;
    else texts[name] = Object.assign(texts[name] ?? {}, { [form]: words });
  }
  const order = Object.keys({ ...english, ...texts }).filter((name) => texts[name] !== undefined);
  return Object.fromEntries(order.map((name) => [name, texts[name] ?? ""]));
}

/**
 * @template Texts, Result
 * @param {Record<string, Texts>} areas
 * @param {(texts: Texts) => Result} map
 */
const mapAreas = (areas, map) =>
  Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, map(texts)]));

/** Writes invisible spaces and marks as escapes. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff]/g;

/** @param {string} text */
const quoted = (text) =>
  JSON.stringify(text).replace(INVISIBLE, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** @param {Record<string, unknown>} value @returns {string} */
const literal = (value) =>
  `{${Object.entries(value)
    .map(([name, inner]) => {
      const written = typeof inner === "string" ? quoted(inner) : literal({ ...Object(inner) });
      return `${name === "=1" ? quoted(name) : name}: ${written},\n`;
    })
    .join("")}}`;

/**
 * The module of a language other than English; the formatter lays it out.
 *
 * @param {string} group
 * @param {Areas} areas
 */
export const moduleOf = (group, areas) =>
  `import type { ${TYPES.get(group)} } from "../../types";\n\nexport const ${group}: ${TYPES.get(group)} = ${literal(areas)};\n`;

/** For each key a hash of the English text that its translations were compared with, followed by outdated languages. */
export const comparedWith = join(locales, "..", "compared-with.json");

/** @returns {Promise<Map<string, string>>} the hash of each English text by `area.key` */
export async function englishHashes() {
  const groups = await Promise.all(GROUPS.map((group) => readTexts("en", group)));
  const texts = groups.flatMap((areas) =>
    Object.entries(areas).flatMap(([area, names]) =>
      Object.entries(names).map(([name, text]) => ({ key: `${area}.${name}`, text })),
    ),
  );
  return new Map(
    texts.map(({ key, text }) => [
      key,
      createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 8),
    ]),
  );
}
