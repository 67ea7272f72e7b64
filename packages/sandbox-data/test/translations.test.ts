import { describe, expect, test } from "vitest";
import { allProductAttributes } from "../src/attributes/all-products";
import { buildCatalog } from "../src/catalog";
import { LANGUAGES } from "../src/languages";
import { productTextsIn } from "../src/words/product-texts";
import { nounWords, qualityWords } from "../src/words/tables";

const { translations, products, shops } = buildCatalog({ seed: 1, now: 1_795_175_706 });
const others = LANGUAGES.filter((language) => language !== "en");

/** Letters that each language is written in; the rest of a title is measures and model codes. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  "zh-CN": /\p{Script=Han}/u,
  tw: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};

describe.each(others)("the demonstration in %s", (language) => {
  const texts = new Map(
    translations.filter((row) => row.language === language).map((row) => [row.source, row.text]),
  );
  const titles = [...productTextsIn(language).values()].map(({ title }) => title);

  test("every product, store and description has a text", () => {
    for (const { title, description, content } of products)
      for (const text of [title, description, content]) expect(texts.get(text), text).toBeTruthy();
    for (const { shopname, description } of shops)
      for (const text of [shopname, description]) expect(texts.get(text), text).not.toBe(text);
  });

  test("what a buyer chooses between is in the language, but for measures and sizes", () => {
    const choices = allProductAttributes.flatMap(({ specs }) =>
      specs.flatMap(({ name, items }) => [name, ...items]),
    );
    const left = [...new Set(choices)].filter((choice) => !texts.has(choice) && /[A-Za-z]{3}/.test(choice));
    expect(left).toEqual([]);
  });

  test("no two products have the same title", () => {
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test("titles are in the language's letters, with nothing left of the pattern", () => {
    const letters = LETTERS[language] ?? /\p{Script=Latin}/u;
    expect(titles.filter((title) => !letters.test(title))).toEqual([]);
    expect(titles.filter((title) => /[{}~|_]/.test(title))).toEqual([]);
  });
});

test("each word is used by a title", () => {
  const all = allProductAttributes.map(({ title }) => title.toLowerCase());
  const used = (pattern: RegExp) => all.some((title) => pattern.test(title));
  expect(nounWords.filter(({ pattern }) => !used(pattern)).map(({ english }) => english)).toEqual([]);
  const unused = qualityWords.filter(({ english, pattern }) => !english.endsWith("~") && !used(pattern));
  expect(unused.map(({ english }) => english)).toEqual([]);
});
