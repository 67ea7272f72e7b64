import type { Shop } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { figuresOf, isFollowed, isOpen } from "./store-data";

const shop: Shop = { id: 1, shopname: "Example Harbour Trading" };

describe("isFollowed", () => {
  it.each([
    [true, true],
    [1, true],
    [0, false],
    [false, false],
    [undefined, false],
  ] as const)("%s is %s", (is_follow, result) => {
    expect(isFollowed(is_follow === undefined ? {} : { is_follow })).toBe(result);
  });

  it("reads the digit a string-typed server sends", () => {
    expect(isFollowed(JSON.parse('{"is_follow":"1"}'))).toBe(true);
    expect(isFollowed(JSON.parse('{"is_follow":"0"}'))).toBe(false);
  });
});

describe("isOpen", () => {
  it("counts unknown states as closed and a missing one as open", () => {
    expect(isOpen({})).toBe(true);
    expect(isOpen({ status: "open" })).toBe(true);
    expect(isOpen({ status: "suspended" })).toBe(false);
    expect(isOpen({ status: "holiday" })).toBe(false);
  });
});

describe("figuresOf", () => {
  it("keeps a zero and leaves out what is not sent", () => {
    const sent: Shop = { ...shop, sell_count: 0, credit_score: "4.8", trade_amount: "" };
    expect(figuresOf(sent)).toEqual([
      { id: "sellCount", value: 0 },
      { id: "credit", value: "4.8" },
    ]);
    expect(figuresOf(shop)).toEqual([]);
  });
});
