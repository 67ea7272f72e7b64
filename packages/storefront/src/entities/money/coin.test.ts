import { expect, test } from "vitest";
import { addressGroups } from "./coin";

const texts = (address: string, middle: boolean): string[] =>
  addressGroups(address)
    .filter((group) => group.middle === middle)
    .map((group) => group.text);

test.each(["TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL", "0x52908400098527886E0F7030069857D2E4169EE7", "abc", ""])(
  "the groups of %j are the whole address",
  (address) => {
    const groups = addressGroups(address);
    expect(groups.map((group) => group.text).join("")).toBe(address);
    expect(groups.every((group) => address.startsWith(group.text, group.at))).toBe(true);
  },
);

test("everything but the two ends is the middle", () => {
  const address = "TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL";
  expect(texts(address, false)).toEqual(["TExa", "d5fJ", "gL"]);
  expect(texts(address, true)).toHaveLength(6);
});

test("the last four characters are never the middle, whatever the length", () => {
  for (let length = 0; length < 60; length += 1) {
    const last = addressGroups("x".repeat(length)).findLast((group) => group.middle);
    if (last) expect(length - (last.at + last.text.length)).toBeGreaterThanOrEqual(4);
  }
});
