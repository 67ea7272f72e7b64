import type { Store } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { withFollowed } from "./followed";

const shop: Store = { id: 5, shopname: "Example Harbour Trading" };

describe("withFollowed", () => {
  it("marks the store with this id, written as number or text", () => {
    expect(withFollowed(shop, "5", true).is_follow).toBe(true);
    expect(withFollowed({ ...shop, is_follow: true }, 5, false).is_follow).toBe(false);
  });

  it("leaves other stores alone", () => {
    expect(withFollowed(shop, 55, true)).toBe(shop);
  });
});
