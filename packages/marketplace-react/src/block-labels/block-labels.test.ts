import { readdirSync } from "node:fs";
import { LANGUAGES } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import type { BlockLabels } from "./block-labels";
import { blockLabels as english } from "./en";

const modules = import.meta.glob<{ blockLabels: BlockLabels }>("./{??,zh-CN}.ts", { eager: true });
/** Texts of a language, by block and name. */
const languages = LANGUAGES.map(({ code }) => ({
  code,
  texts: new Map(
    Object.entries(modules[`./${code}.ts`]?.blockLabels ?? {}).map(([block, names]) => [
      block,
      new Map(Object.entries(names)),
    ]),
  ),
}));

/** What a label has between braces. */
const valuesIn = (label: string): string[] => (label.match(/\{\{\w+\}\}/g) ?? []).sort();

test("there are texts for each language of the contract, and for no other", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.startsWith("block-labels"));
  expect(files.sort()).toEqual(LANGUAGES.map(({ code }) => `${code}.ts`).sort());
});

test.each(languages)("$code has a text for each, with the same values", ({ texts: translations }) => {
  for (const [block, texts] of Object.entries(english)) {
    for (const [name, text] of Object.entries(texts)) {
      const translated = translations.get(block)?.get(name) ?? "";
      expect(translated.trim(), `${block}.${name}`).not.toBe("");
      expect(valuesIn(translated), `${block}.${name}`).toEqual(valuesIn(text));
    }
  }
});
