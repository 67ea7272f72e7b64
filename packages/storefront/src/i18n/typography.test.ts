import { LANGUAGES } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { loadTable } from ".";

/** The quotation marks of a language's shops. */
const QUOTES: Readonly<Record<string, readonly [open: string, close: string]>> = {
  en: ["“", "”"],
  de: ["„", "“"],
  es: ["«", "»"],
  pt: ["“", "”"],
  ru: ["«", "»"],
  ar: ["«", "»"],
  "zh-CN": ["“", "”"],
  tw: ["「", "」"],
  ja: ["「", "」"],
  ko: ["‘", "’"],
  vi: ["“", "”"],
  hi: ["“", "”"],
  fr: ["«", "»"],
};

/** Every quotation mark of them; ’ is left out, as it is the apostrophe as well. */
const MARK = /[“”„«»‘「」]/u;
const WORDS = "[^“”„«»‘「」]*";

const tableOf = (code: string) => loadTable(code, true);

/** Every text of a table, each plural form separately. */
async function textsOf(code: string): Promise<string[]> {
  return Object.values({ ...(await tableOf(code)) })
    .flatMap((part) => Object.values<string | Readonly<Record<string, string>>>({ ...part }))
    .flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry)));
}

const offered = LANGUAGES.map(({ code }) => code);

test.each(offered)("the texts of %s have typographic marks and no stray spaces", async (code) => {
  const typewritten = /["'`]|\.\.\.|--|^\s|\s$|\s{2}|[^\S\u202f][,;]/u;
  expect((await textsOf(code)).filter((text) => typewritten.test(text))).toEqual([]);
});

test.each(Object.entries(QUOTES))("%s quotes what a user typed its own way", async (code, [open, close]) => {
  const quoting = (await textsOf(code)).filter((text) => MARK.test(text));
  expect(quoting.length).toBeGreaterThan(0);
  const own = new RegExp(`^${WORDS}(?:${open}${WORDS}${close}${WORDS})+$`, "u");
  expect(quoting.filter((text) => !own.test(text))).toEqual([]);
});

test("French sets high marks off by spaces that don't break", async () => {
  const loose = /[^\u202f][;?!]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|[\d}] %/u;
  expect((await textsOf("fr")).filter((text) => loose.test(text))).toEqual([]);
});

test.each(["de", "es", "pt", "ru", "tw", "ja", "ko", "vi", "hi", "fr"])(
  "a figure of %s does not part from its unit",
  async (code) => {
    const parted =
      /(?:\}\}|\d) (?:秒|小時|(?:s|с|шт\.|MB|МБ|Stück|Stunden?|hours?|horas?|heures?|jours?|secondes?|часа|часов|giây|phút|giờ|सेकंड|घंटे|घंटों)(?!\p{L}))/u;
    expect((await textsOf(code)).filter((text) => parted.test(text))).toEqual([]);
  },
);

test.each(offered)("a range of figures in %s stays on one line, with its unit", async (code) => {
  const parted = /\d[–～〜]\d|\d \S+ 48|48 (?:hours|ساعة|小时)/u;
  expect((await textsOf(code)).filter((text) => parted.test(text))).toEqual([]);
});

test.each(offered)("the words of the tab bar in %s fit a phone of 320 px", async (code) => {
  const { shell } = await tableOf(code);
  const words = [shell?.home, shell?.product, shell?.cart, shell?.register, shell?.mine];
  const graphemes = new Intl.Segmenter(code === "tw" ? "zh-Hant" : code);
  const lengths = words.map((word) => [...graphemes.segment(word ?? "too long, as it is missing")].length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(11);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(42);
});
