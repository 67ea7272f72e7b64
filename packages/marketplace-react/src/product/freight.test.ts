import { expect, test } from "vitest";
import { freightTerms, zoneParts } from "./freight";

const ZONE = { areas: [1], base: "4.90", per_piece: "0.10", per_kg: "1.20", free_from: "250.00" };
/** 4.90 + 5 × 0.10 + 3 × 1.20, and 3.00 on top of it. */
const SUMS = { freight: "12.00", freight_detail: { own: "3.00", zone: ZONE, num: 5, kg: 3 } };

test("a zone's freight is what its amounts add up to, with products that have their own", () => {
  expect(freightTerms(SUMS)).toEqual({
    parts: [
      { per: "order", amount: "4.90" },
      { per: "piece", amount: "0.10" },
      { per: "kg", amount: "1.20" },
      { per: "own", amount: "3.00" },
    ],
    freeFrom: "250.00",
  });
});

test("a zone that is free from this sum on asks for nothing, and products with their own still do", () => {
  expect(freightTerms({ ...SUMS, freight: "3.00" })?.parts).toEqual([{ per: "own", amount: "3.00" }]);
});

test("where each product has its own freight there is nothing to explain", () => {
  expect(freightTerms({ freight: "5.00" })).toBeUndefined();
});

test("amounts that are zero or left out are none, and one that can't be read is not known", () => {
  expect(zoneParts({ areas: [], base: "5.00", per_piece: "0.00" })).toEqual([
    { per: "order", amount: "5.00" },
  ]);
  const unread = Object.defineProperty({ areas: [], base: "0.00" }, "per_kg", { value: undefined });
  expect(zoneParts(unread)).toEqual([{ per: "kg", amount: undefined }]);
});
