import { expect, test } from "vitest";
import { readConfig } from "./config";

const page = (text: string | undefined) => ({
  getElementById: (): HTMLElement | null =>
    text === undefined ? null : Object.assign(Object.create(null), { textContent: text }),
});

test("a page without a configuration has the defaults", () => {
  expect(readConfig(page(undefined))).toEqual({});
  expect(readConfig(page(""))).toEqual({});
});

test("a page has its configuration", () => {
  expect(readConfig(page('{"apiUrl":"https://api.example"}'))).toEqual({ apiUrl: "https://api.example" });
});

test.each(["{oops", "[]", "null", '"text"'])("%s is refused in words", (text) => {
  expect(() => readConfig(page(text))).toThrow("no JSON object");
});
