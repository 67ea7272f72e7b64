import { expect, test } from "vitest";
import { foreignLanguage } from "./foreign-language";

test.each([
  ["en", "de", "Englisch"],
  ["en", "ar", "الإنجليزية"],
  ["zh-Hant", "zh-CN", "繁体中文"],
  ["en-GB", "en", undefined],
  ["zh-TW", "zh-Hant", undefined],
  [undefined, "de", undefined],
  ["", "de", undefined],
  ["not a tag", "de", undefined],
])("a review in %j, read in %s: %s", (written, read, name) => {
  expect(foreignLanguage(written, read)).toBe(name);
});
