import type { Store } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { isFollowed, stillFollowed, withFollowed } from "./followed";

const shop: Store = { id: 5, shopname: "Example Harbour Trading" };

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

describe("withFollowed", () => {
  it("marks the store with this id, written as number or text", () => {
    expect(isFollowed(withFollowed(shop, "5", true))).toBe(true);
    expect(isFollowed(withFollowed({ ...shop, is_follow: 1 }, 5, false))).toBe(false);
  });

  it("leaves other stores alone", () => {
    expect(withFollowed(shop, 55, true)).toBe(shop);
  });
});

describe("stillFollowed", () => {
  it("keeps rows without a mark: the list itself says they are followed", () => {
    expect(stillFollowed([shop, { ...shop, is_follow: 1 }])).toHaveLength(2);
  });

  it("drops unfollowed stores, and what isn't a row", () => {
    expect(stillFollowed([withFollowed(shop, 5, false), null])).toEqual([]);
    expect(stillFollowed([withFollowed(withFollowed(shop, 5, false), 5, true)])).toHaveLength(1);
  });
});
