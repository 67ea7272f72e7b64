import { describe, expect, it } from "vitest";
import { sampleInput, siblingOf } from "../src/index.js";

describe("siblingOf", () => {
  it.each(["products.reviews", "orders.confirmReceipt", "merchantProducts.setStatus"])(
    "is `get` of the resource for %s, which takes what `get` requires",
    (id) => {
      expect(siblingOf(id)).toBe(`${id.split(".")[0]}.get`);
    },
  );

  it.each([
    ["orders.get", "is `get` itself"],
    ["orders.list", "takes other fields"],
    ["merchant.apply", "has a `get` that takes nothing"],
    ["categories.list", "has no `get` beside it"],
    ["nothing.known", "is not an operation"],
  ])("is undefined for %s, which %s", (id) => {
    expect(siblingOf(id)).toBeUndefined();
  });
});

describe("sampleInput", () => {
  it("has what the operation requires, and of the known values those it accepts", () => {
    expect(sampleInput("merchantProducts.setStatus")).toEqual({ id: 1, status: "on" });
    expect(sampleInput("merchantProducts.setStatus", { id: 7, page: 2 })).toEqual({ id: 7, status: "on" });
  });

  it("has a file where the contract has one", () => {
    expect(sampleInput("uploads.image")).toEqual({ file: expect.any(File) });
  });

  it("is nothing for an operation that takes nothing, and for an unknown one", () => {
    expect(sampleInput("auth.logout", { id: 7 })).toBeUndefined();
    expect(sampleInput("nothing.known", { id: 7 })).toBeUndefined();
  });
});
