import { join } from "node:path";
import { TERMS } from "./glossary-terms.mjs";
import { TRADE_TERMS } from "./glossary-terms-trade.mjs";
import { root } from "./root.mjs";
import { GROUPS, importTypeScript, readTexts } from "./texts.mjs";

/** @typedef {import("./glossary-terms.mjs").Term} Term */

const sandbox = join(root, "packages", "sandbox", "src");

/** One word per thing. @returns {Map<string, Term>} */
export const readGlossary = () => new Map(Object.entries({ ...TERMS, ...TRADE_TERMS }));

/**
 * The sandbox's modules of a language, each with one export.
 *
 * @param {string} language
 * @returns {[area: string, path: string][]}
 */
const sandboxModules = (language) => [
  ["msg", `i18n/${language}.ts`],
  ["notice", `i18n/notices/${language}.ts`],
  ["mail", `i18n/mails/${language}.ts`],
  ["site", `seed/catalog/site/${language.toLowerCase()}.ts`],
];

/**
 * All texts of the shop and the sandbox in a language. Multiline texts are split into lines, and articles are named by their numbers,
 * so that the same line has the same name in every language.
 *
 * @param {string} language
 * @returns {Promise<Map<string, string>>} by `area.key`, plural forms together
 */
export async function textsOf(language) {
  const found = new Map();
  for (const group of GROUPS) {
    for (const [area, texts] of Object.entries(await readTexts(language, group)))
      for (const [name, text] of Object.entries(texts))
        found.set(`${area}.${name}`, typeof text === "string" ? text : Object.values(text).join(" / "));
  }
  for (const [area, path] of sandboxModules(language)) {
    const [texts] = Object.values(await importTypeScript(join(sandbox, path)));
    collect(found, area, texts);
  }
  return found;
}

/** @param {Map<string, string>} found @param {string} name @param {unknown} value */
function collect(found, name, value) {
  if (typeof value === "string") {
    for (const [at, block] of value.trim().split("\n\n").entries()) {
      const id = /^\d+(?= \| )/.exec(block)?.[0] ?? at;
      const lines = block.split("\n");
      for (const [line, text] of lines.entries())
        found.set(value.includes("\n") ? `${name}.${id}.${line}` : name, text);
    }
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) collect(found, `${name}.${key}`, inner);
}

/**
 * @param {Map<string, Term>} glossary
 * @param {string} language
 * @param {Map<string, string>} texts of the language
 * @param {Map<string, string>} english
 * @returns {string[]} a line for each text that says a thing by another word
 */
export function glossaryFaults(glossary, language, texts, english) {
  return [...glossary].flatMap(([name, term]) => {
    const wanted = term.is[language];
    const banned = term.never[language];
    return [...texts].flatMap(([key, text]) => {
      const words = plain(text);
      if (term.free?.some((free) => [`${language} ${key}`, `* ${key}`].includes(free))) return [];
      const other = banned && new RegExp(banned, "iu").exec(words)?.[0];
      if (other) return [`${language} ${key} (${name}): “${other}” in “${text}”`];
      const isNamed = new RegExp(term.english, "i").test(plain(english.get(key) ?? ""));
      if (isNamed && wanted && !new RegExp(wanted, "iu").test(words))
        return [`${language} ${key} (${name}): no “${wanted}” in “${text}”`];
      return [];
    });
  });
}

/** Without the names of placeholders, which are English. @param {string} text */
const plain = (text) => text.replace(/\{+\w+(?=[},])/g, "");
