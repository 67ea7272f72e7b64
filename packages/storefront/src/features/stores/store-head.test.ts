import type { Store } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { figuresOf } from "./store-about";
import { isOpen } from "./store-head";

const shop: Store = { id: 1, shopname: "Example Harbour Trading" };

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
    const sent: Store = { ...shop, sell_count: 0, credit_score: "4.8", trade_amount: "" };
    expect(figuresOf(sent)).toEqual([
      { id: "sellCount", value: 0 },
      { id: "credit", value: "4.8" },
    ]);
    expect(figuresOf(shop)).toEqual([]);
  });
});
