import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { root } from "../lib/root.mjs";
import { importTypeScript, locales, readLabels, readTexts } from "../lib/texts.mjs";

/** @typedef {{ english: string, is?: Record<string, string>, never?: Record<string, string>, free?: string[] }} Term */

/** @type {Record<string, Term>} */
const glossary = parse(readFileSync(join(root, "docs", "glossary.yaml"), "utf8"));
const packages = join(root, "packages");
const english = await textsOf("en");

test("no text says a thing by another word", async () => {
  assert.match(
    faultsOf("es", new Map([["cart.title", "Carrito"]])).join(),
    /cart\.title \(cart\): “Carrito”/,
  );
  assert.ok(english.has("labels.retry") && english.has("failure.busy"), "the kit's labels are read");
  for (const language of readdirSync(locales)) {
    const texts = await textsOf(language);
    assert.deepEqual(faultsOf(language, texts), []);
    // The top-up shows both, once where they are the same.
    assert.equal(texts.get("msg.recharge_notice"), texts.get("wallet.note"));
  }
});

test("every text that the glossary sets free is there", () => {
  const free = Object.values(glossary).flatMap((term) => term.free ?? []);
  assert.deepEqual(
    free.filter((name) => !english.has(name.replace(/^\S+ /, ""))),
    [],
  );
});

/**
 * @param {string} language
 * @param {Map<string, string>} texts
 * @returns {string[]} a line for each text that says a thing by another word
 */
function faultsOf(language, texts) {
  return Object.entries(glossary).flatMap(([name, { english: named, is, never, free }]) => {
    const agreed = expression(is?.[language]);
    const banned = expression(never?.[language]);
    return [...texts].flatMap(([key, text]) => {
      if (free?.some((entry) => [`${language} ${key}`, `* ${key}`].includes(entry))) return [];
      const other = banned?.exec(plain(text))?.[0];
      if (other) return [`${language} ${key} (${name}): “${other}” in “${text}”`];
      const lacks =
        agreed && new RegExp(named, "i").test(plain(english.get(key) ?? "")) && !agreed.test(plain(text));
      return lacks ? [`${language} ${key} (${name}): no “${is?.[language]}” in “${text}”`] : [];
    });
  });
}

/** @param {string | undefined} source */
function expression(source) {
  return source === undefined ? undefined : new RegExp(source, "iu");
}

/** Without the names of placeholders, which are English. @param {string} text */
function plain(text) {
  return text.replace(/\{+\w+(?=[},])/g, "");
}

/**
 * All texts of the shop, the kit and the sandbox in a language, by `area.key`. Multiline texts are split into lines, and articles are named by
 * their numbers, so that the same line has the same name in every language.
 *
 * @param {string} language
 */
async function textsOf(language) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const areas = { ...(await readTexts(language)), ...(await readLabels(language)) };
  for (const [area, texts] of Object.entries(areas))
    for (const [name, text] of Object.entries(texts))
      found.set(`${area}.${name}`, typeof text === "string" ? text : Object.values(text).join(" / "));
  const [own, site, kit, blocks] = await importTypeScript(
    [
      `sandbox/src/i18n/${language}.ts`,
      `sandbox-data/src/site/${language.toLowerCase()}.ts`,
      `marketplace-react/src/labels/${language}.ts`,
      `marketplace-react/src/block-labels/${language}.ts`,
    ].map((path) => join(packages, path)),
  );
  collect(found, "msg", own?.messages);
  collect(found, "notice", own?.notices);
  collect(found, "mail", own?.mails);
  collect(found, "site", Object.values(site ?? {})[0]);
  collect(found, "kit", kit?.labels);
  collect(found, "block", blocks?.blockLabels);
  return found;
}

/** @param {Map<string, string>} found @param {string} name @param {unknown} value */
function collect(found, name, value) {
  if (typeof value === "string") {
    for (const [at, block] of value.trim().split("\n\n").entries()) {
      const id = /^\d+(?= \| )/.exec(block)?.[0] ?? at;
      for (const [line, text] of block.split("\n").entries())
        found.set(value.includes("\n") ? `${name}.${id}.${line}` : name, text);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(found, `${name}.${key}`, inner);
  }
}
