import { LANGUAGES } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { listLanguages, searchLanguages } from "./language-screen";

const complete = ["en", "zh-CN", "ar", "es"];
const codes = (languages: readonly { code: string }[]) => languages.map(({ code }) => code);

test("only complete languages, the current one first, the others in the shop's order", () => {
  expect(codes(listLanguages(LANGUAGES, { complete, current: "ar", readerTag: "ar" }))).toEqual([
    "ar",
    "zh-CN",
    "en",
    "es",
  ]);
});

test("the current language stays in the list even without a table", () => {
  expect(codes(listLanguages(LANGUAGES, { complete, current: "fr", readerTag: "fr" }))[0]).toBe("fr");
});

test("the server may hide some, but never the current one; with an empty list it hides none", () => {
  expect(
    codes(listLanguages(LANGUAGES, { complete, current: "ar", readerTag: "ar", served: ["en", "de"] })),
  ).toEqual(["ar", "en"]);
  expect(codes(listLanguages(LANGUAGES, { complete, current: "en", readerTag: "en", served: [] }))).toEqual([
    "en",
    "zh-CN",
    "es",
    "ar",
  ]);
});

test("the reader's name for a language is shown next to its own, unless it is the same", () => {
  const [english, chinese] = listLanguages(LANGUAGES, { complete, current: "en", readerTag: "en" });
  expect(english).toMatchObject({ name: "English", localName: "" });
  expect(chinese).toMatchObject({ name: "简体中文", localName: "Simplified Chinese" });
});

test.each([
  ["espanol", ["es"]],
  ["SPANISH", ["es"]],
  ["中文", ["zh-CN"]],
  ["العرب", ["ar"]],
  ["  ", ["en", "zh-CN", "es", "ar"]],
  ["klingon", []],
])("search %j finds %j", (text, found) => {
  expect(
    codes(searchLanguages(listLanguages(LANGUAGES, { complete, current: "en", readerTag: "en" }), text)),
  ).toEqual(found);
});
