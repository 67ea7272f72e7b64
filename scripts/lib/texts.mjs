import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./root.mjs";

/** @typedef {string | Record<string, string>} Text one text, or one for each plural form */
/** @typedef {Record<string, Record<string, Text>>} Areas texts by area and name */

/** A language's files, without their ending. */
export const GROUPS = ["core", "shop", "trade"];
export const locales = join(root, "packages", "storefront", "src", "i18n", "locales");

/** Leaves the kit's labels the texts that they are made of. @type {import("esbuild").Plugin} */
const texts = {
  name: "texts",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]create-labels\.ts$/ }, () => ({
      contents: "export const createLabels = (tag, texts) => texts;",
    }));
  },
};

/**
 * Loads modules in TypeScript.
 *
 * @param {readonly string[]} paths
 * @returns {Promise<Record<string, unknown>[]>} the exports of each
 */
export async function importTypeScript(paths) {
  const { outputFiles } = await build({
    stdin: {
      contents: paths.map((path, i) => `export * as m${i} from ${JSON.stringify(path)};`).join("\n"),
      resolveDir: root,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    plugins: [texts],
  });
  const modules = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
  return paths.map((_, i) => ({ ...modules[`m${i}`] }));
}

/** The texts of the kit's primitives in a language, with placeholders as in `{{name}}`. @param {string} language */
export async function readLabels(language) {
  const path = join(root, "packages", "marketplace-react", "src", "labels", `${language}.ts`);
  const [module] = await importTypeScript([path]);
  /** @type {Areas} */
  const { failure, ...labels } = JSON.parse(JSON.stringify(module?.labels).replace(/\{(\w+)\}/g, "{{$1}}"));
  return /** @type {Areas} */ ({ labels, failure });
}

/** The shop's English texts, one table for each group. */
export async function readEnglish() {
  const modules = await importTypeScript(GROUPS.map((group) => join(locales, "en", `${group}.ts`)));
  return modules.map((module, i) => /** @type {Areas} */ (module[GROUPS[i] ?? ""]));
}

/** The shop's texts in a language. @param {string} language */
export async function readTexts(language) {
  if (language === "en") return /** @type {Areas} */ (Object.assign({}, ...(await readEnglish())));
  const files = GROUPS.map((group) => readFileSync(join(locales, language, `${group}.json`), "utf8"));
  const [i18next] = await importTypeScript([join(locales, "..", "i18next.ts")]);
  const tableOf = /** @type {(texts: object) => Areas} */ (i18next?.tableOf);
  return tableOf(Object.assign({}, ...files.map((file) => JSON.parse(file))));
}
