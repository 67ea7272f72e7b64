import { describe, expect, it } from "vitest";
import { isLong, listPrice, priceRange } from "./product-facts";

describe("priceRange", () => {
  it("spans the combinations by value, not by text", () => {
    expect(priceRange([{ price: "9.90" }, { price: "10.00" }, { price: "9.5" }], "1")).toEqual({
      low: "9.5",
      high: "10.00",
    });
  });

  it("is the product's price when no combination has one", () => {
    expect(priceRange([], "14.20")).toEqual({ low: "14.20", high: "14.20" });
    expect(priceRange([{ price: "" }], "14.20")).toEqual({ low: "14.20", high: "14.20" });
  });
});

describe("isLong", () => {
  it.each([
    ["14.20", "16.80", false],
    ["123456.00", "123456.00", false],
    ["1234.50", "1299.90", true],
    ["123456789.123456", "123456789.123456", true],
  ])("%s to %s is %s", (low, high, result) => {
    expect(isLong({ low, high })).toBe(result);
  });
});

describe("listPrice", () => {
  it("is shown only above the price of today", () => {
    expect(listPrice("17.50", "9.90")).toBe("17.50");
    expect(listPrice("9.90", "9.9")).toBeUndefined();
    expect(listPrice("9.90", "10.20")).toBeUndefined();
    expect(listPrice(undefined, "10.20")).toBeUndefined();
  });
});
