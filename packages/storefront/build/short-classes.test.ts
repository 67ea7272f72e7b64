import { expect, test } from "vitest";
import { shortClassNames, shortenClasses } from "./short-classes";

const CARD = ".card { padding: 0.5rem }\n/* .old */\n.card > .title:not(.wide) { color: red }";

test("classes get names of their own, the same name in another sheet another one", () => {
  const names = shortClassNames(
    new Map([
      ["card.module.css", CARD],
      ["list.module.css", ".card { margin: 0 }"],
    ]),
  );
  expect([...(names.get("card.module.css") ?? [])]).toEqual([
    ["card", "aa"],
    ["title", "ab"],
    ["wide", "ac"],
  ]);
  expect(names.get("list.module.css")?.get("card")).toBe("ad");
});

test("no two of a thousand names are alike, and too many are refused", () => {
  const sheet = (classes: number): ReadonlyMap<string, string> =>
    new Map([["a", Array.from({ length: classes }, (_, at) => `.c${at} {}`).join("")]]);
  expect(new Set(shortClassNames(sheet(1000)).get("a")?.values()).size).toBe(1000);
  expect(() => shortClassNames(sheet(4000))).toThrow(RangeError);
});

test("style sheet and screen say the same short names; what is no class of the sheet stays", () => {
  const short = new Map([
    ["card", "aa"],
    ["wide-title", "ab"],
  ]);
  expect(shortenClasses(".f_o9va_card>.f_o9va_wide-title{animation:f_o9va_rise 1s}", short)).toBe(
    ".aa>.ab{animation:f_o9va_rise 1s}",
  );
  expect(shortenClasses('export const card = "f_o9va_card";', short)).toBe('export const card = "aa";');
  expect(shortenClasses("._4meFua_card{}", short)).toBe(".aa{}");
  expect(shortenClasses("--my_card: 1px", short)).toBe("--my_card: 1px");
});
