/**
 * Writes the English texts of the shop and of the kit's primitives in the format of the other languages' files, as the source that translators' tools ask for:
 * the JSON of i18next (version 4: `{{name}}`, plurals as `key_one`, `key_other`). English itself is written in TypeScript, since
 * the compiler knows keys and placeholders from it.
 *
 *   npm run texts -- <folder>   core.json, shop.json, trade.json and labels.json
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GROUPS, readEnglish, readLabels } from "./lib/texts.mjs";

/** @typedef {import("./lib/texts.mjs").Areas} Areas */
/** @typedef {import("./lib/texts.mjs").Text} Text */

const [folder] = process.argv.slice(2);
if (folder) {
  mkdirSync(folder, { recursive: true });
  for (const [i, areas] of [...(await readEnglish()), await readLabels("en")].entries())
    writeFileSync(
      join(folder, `${GROUPS[i] ?? "labels"}.json`),
      `${JSON.stringify(toI18next(areas), null, 2)}\n`,
    );
} else {
  console.error("npm run texts -- <folder>");
  process.exitCode = 2;
}

/** @param {Areas} areas */
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
