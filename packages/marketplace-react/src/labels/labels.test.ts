import { readdirSync } from "node:fs";
import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { failureText } from "../ui/failure-text";
import type { UiLabels } from "../ui/ui-provider";
import { labels as english } from "./en";

const modules = import.meta.glob<{ labels: UiLabels }>("./{??,zh-CN}.ts", { eager: true });
const languages = LANGUAGES.map(({ code }) => ({ code, labels: modules[`./${code}.ts`]?.labels ?? english }));

/** All texts, with one number in each that has one. */
function textsOf(labels: object, number = 5): string[] {
  return Object.values(labels).flatMap((label: unknown) => {
    if (typeof label === "string") return label;
    if (typeof label === "function") return String(label(number));
    return Array.isArray(label) ? label.join("5") : textsOf(Object(label), number);
  });
}

test("there are labels for each language of the contract, and for no other", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/test|create/.test(file));
  expect(files.sort()).toEqual(LANGUAGES.map(({ code }) => `${code}.ts`).sort());
});

test.each(languages)("$code: no text is empty, and none is left with a placeholder", ({ labels }) => {
  for (const text of textsOf(labels)) {
    expect(text.trim()).not.toBe("");
    expect(text).not.toMatch(/[{}]/);
  }
  expect(textsOf(labels)).toHaveLength(textsOf(english).length);
});

test.each(languages.filter(({ code }) => code !== "en"))("$code: no text is English", ({ labels }) => {
  const same = textsOf(labels).filter((text) => textsOf(english).includes(text));
  expect(same).toEqual([]);
});

test.each(languages)("$code: each number of minutes has its plural form", ({ code, labels }) => {
  const { pluralCategories } = new Intl.PluralRules(languageTag(code)).resolvedOptions();
  const withoutNumber = (minutes: number) => labels.failure.busy(minutes).replace(/\d+/, "");
  const forms = new Set([0, 1, 2, 3, 5, 11, 21, 100].map(withoutNumber));
  // Forms for fractions and millions are of no use here, and Hindi writes both alike.
  const used = pluralCategories.filter((form) => code === "ar" || code === "ru" || /one|other/.test(form));
  expect(forms.size).toBeGreaterThanOrEqual(
    code === "hi" || used.length === 1 ? 1 : Math.min(used.length, 3),
  );
});

test("numbers are written as the language does", () => {
  const labelsOf = (code: string) => languages.find((language) => language.code === code)?.labels ?? english;
  expect(labelsOf("de").rating(4.5)).toMatch(/^4,5 von 5\sSternen$/);
  expect(english.rating(4.5)).toBe("4.5 out of 5 stars");
  expect(labelsOf("de").atMost(1200)).toContain("1.200");
  expect(labelsOf("ar").atMost(12)).toContain("12");
  expect(labelsOf("ja").priceFrom).toEqual(["", "から"]);
});

test("an error that is none of the client's is told in each language", () => {
  expect(languages.map(({ labels }) => failureText(new Error("x"), labels.failure))).not.toContain("");
});
