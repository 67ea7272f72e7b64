import { operationsById } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { amountIn } from "../../src/i18n/amount";
import { messages as en } from "../../src/i18n/en";
import { LANGUAGES, languageOf, localeOf } from "../../src/i18n/languages";
import { interpolate, isMessageKey, TEXTS, translate, translateNotice } from "../../src/i18n/translate";

const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name).sort();
const keys = Object.keys(en).filter(isMessageKey);

describe.each(LANGUAGES)("the sentences in %s", (language) => {
  const messages = TEXTS[language].messages;

  it("are complete, with the same placeholders as in English", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const key of keys) expect(placeholders(messages[key]), key).toEqual(placeholders(en[key]));
  });

  it("name no field of the contract, which is what data.field is for", () => {
    for (const key of keys) expect(messages[key], key).not.toContain("{field}");
  });

  it("are written in that language's script, without blanks at the ends", () => {
    const scripts: Partial<Record<typeof language, RegExp>> = {
      "zh-CN": /\p{Script=Han}/u,
      tw: /\p{Script=Han}/u,
      ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      ko: /\p{Script=Hangul}/u,
      ru: /\p{Script=Cyrillic}/u,
      ar: /\p{Script=Arabic}/u,
      hi: /\p{Script=Devanagari}/u,
    };
    for (const key of keys) {
      expect(messages[key], key).toMatch(scripts[language] ?? /\p{Script=Latin}/u);
      expect(messages[key], key).toBe(messages[key].trim());
    }
  });
});

describe.each(LANGUAGES)("the messages of the inbox in %s", (language) => {
  it("are complete, with the same placeholders as in English", () => {
    expect(Object.keys(TEXTS[language].notices).sort()).toEqual(Object.keys(TEXTS.en.notices).sort());
    for (const [key, { title, content }] of Object.entries(TEXTS[language].notices)) {
      const english = Object.entries(TEXTS.en.notices).find(([name]) => name === key)?.[1];
      expect(placeholders(title), key).toEqual(placeholders(english?.title ?? ""));
      expect(placeholders(content), key).toEqual(placeholders(english?.content ?? ""));
    }
  });
});

describe.each(LANGUAGES)("what counts in %s", (language) => {
  const sentences = [
    ...Object.values(TEXTS[language].messages),
    ...Object.values(TEXTS[language].notices).flatMap(({ title, content }) => [title, content]),
    ...Object.values(TEXTS[language].mails).flatMap(({ subject, body }) => [subject, body]),
  ];
  const rules = new Intl.PluralRules(localeOf(language));
  const numbers = Array.from({ length: 201 }, (_, count) => rules.select(count));
  const needed = [...new Set([...numbers, "other"])].sort();

  it("bends with its number, in every form of the language", () => {
    const plurals = sentences.flatMap((text) => [...text.matchAll(/, plural,((?: \w+ \{[^{}]*\})+)/g)]);
    for (const [, forms = ""] of plurals)
      expect([...forms.matchAll(/(\w+) \{/g)].map(([, form]) => form).sort(), forms).toEqual(needed);
    const unbent = sentences.filter((text) => /\{(?:hours|days|seconds|count)\}/.test(text));
    expect(needed.length > 1 ? unbent : []).toEqual([]);
  });
});

it.each([
  ["en", 1, "It ships within 1 hour."],
  ["en", 24, "It ships within 24 hours."],
  ["de", 1, "innerhalb von 1 Stunde versandt."],
  ["ru", 21, "в течение 21 часа."],
  ["ru", 24, "в течение 24 часов."],
  ["ar", 2, "خلال ساعتين."],
  ["ar", 3, "خلال 3 ساعات."],
  ["ar", 24, "خلال 24 ساعة."],
  ["fr", 1, "sous 1 heure."],
  ["ja", 24, "24"],
] as const)("in %s %d hours bend with their number", (language, hours, words) => {
  const { content } = translateNotice(language, "order_paid", { order_no: "A1", hours });
  expect(content).toContain(words);
});

it.each([
  ["en", "below_minimum", 1, "Order at least 1 piece of"],
  ["fr", "below_minimum", 24, "au moins 24 pièces"],
  ["ru", "below_minimum", 3, "3 штуки."],
  ["ru", "pack_mismatch", 12, "по 12 штук."],
  ["ar", "below_minimum", 5, "5 قطع."],
  ["ar", "below_minimum", 24, "24 قطعة."],
  ["ar", "pack_mismatch", 2, "قطعتان."],
] as const)("in %s %s of %d bends with its number", (language, key, count, words) => {
  expect(translate(language, key, { min_order: count, pack_size: count })).toContain(words);
});

it("a message without a reason ends with its sentence", () => {
  expect(translateNotice("en", "order_cancelled", { order_no: "A1" }).content).toBe("Order A1 was canceled.");
});

it("there is a sentence for every error the contract names", () => {
  const errors = Object.values(operationsById).flatMap((operation) => operation.errors);
  expect(errors.length).toBeGreaterThan(50);
  expect(errors.filter((error) => !isMessageKey(error))).toEqual([]);
});

it("amounts lose the digits that say nothing, and only amounts", () => {
  const text = (value: string) => interpolate("en", "{value}", { value });
  expect(text("50.000000")).toBe("50.00");
  expect(text("48.950000")).toBe("48.95");
  expect(text("0.12050000")).toBe("0.1205");
  expect(text("25.10")).toBe("25.10");
  expect(text("1000")).toBe("1000");
  expect(text("EX000000100")).toBe("EX000000100");
});

it("amounts are written the way of the language around them", () => {
  const written = LANGUAGES.map((language) => [language, amountIn(language, "1234567.800000")]);
  expect(Object.fromEntries(written)).toEqual({
    en: "1,234,567.80",
    "zh-CN": "1,234,567.80",
    tw: "1,234,567.80",
    ja: "1,234,567.80",
    ko: "1,234,567.80",
    vi: "1.234.567,80",
    de: "1.234.567,80",
    es: "1.234.567,80",
    pt: "1.234.567,80",
    ru: "1\u00a0234\u00a0567,80",
    ar: "1,234,567.80",
    hi: "12,34,567.80",
    fr: "1\u202f234\u202f567,80",
  });
  expect(amountIn("de", "123456789012345678901.123456789012345678")).toBe(
    "123.456.789.012.345.678.901,123456789012345678",
  );
});

it("placeholders are filled, and a missing value leaves no brace behind", () => {
  expect(translate("en", "stock_short", { left: 3 })).toBe("Not enough in stock. Only 3 left.");
  expect(translate("de", "amount_too_large", { max: "10.00" })).toBe(
    "Der Betrag ist zu hoch. Höchstbetrag: 10,00.",
  );
  expect(translate("en", "stock_short", { toString: 1 })).toBe("Not enough in stock. Only … left.");
});

it.each([
  [undefined, "en"],
  ["", "en"],
  ["tw", "tw"],
  ["zh-CN", "zh-CN"],
  ["ZH-cn", "zh-CN"],
  ["zh-TW,zh;q=0.9", "tw"],
  ["zh-Hant-HK", "tw"],
  ["zh-SG", "zh-CN"],
  ["pt-BR,pt;q=0.9,en;q=0.8", "pt"],
  ["fr-FR, de;q=0.5", "fr"],
  ["sv-SE, de;q=0.5", "de"],
  ["sv", "en"],
  ["*", "en"],
  [`${",".repeat(9_000)}de`, "en"],
])("Accept-Language %s is %s", (header, language) => {
  expect(languageOf(header)).toBe(language);
});
