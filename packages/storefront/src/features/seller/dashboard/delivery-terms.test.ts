import type { FreightZone } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { withUnread } from "../../../testing/with-unread";
import { termsInput, termsValues, validateTerms } from "./delivery-terms";

const SHOP = {
  min_order_amount: "20.00",
  freight_zones: [
    { areas: [1, "2"], base: "4.90", per_piece: "0.00", per_kg: "0.60", free_from: "150.00" },
    { areas: [], base: "12.00" },
  ],
};

test.each(["en", "de", "es", "pt", "ru", "vi", "ar", "hi"])(
  "in %s terms are sent as they were read",
  (tag) => {
    const values = termsValues(tag, SHOP);
    expect(validateTerms(values, 2, tag)).toEqual({});
    expect(termsInput(values, 2, tag)).toEqual({
      min_order_amount: "20",
      freight_zones: [
        { areas: ["1", "2"], base: "4.9", per_kg: "0.6", free_from: "150" },
        { areas: [], base: "12" },
      ],
    });
  },
);

test("a store without terms has an empty form, which removes them", () => {
  const values = termsValues("en", {});
  expect(values).toEqual({ min_order_amount: "", freight_zones: [] });
  expect(termsInput(values, 2, "en")).toEqual({ min_order_amount: "0", freight_zones: [] });
});

test("a zone needs an amount for an order, which may be 0; what is typed must be an amount", () => {
  const [first, second] = termsValues("en", SHOP).freight_zones;
  if (!first || !second) throw new Error("zones are missing");
  const values = {
    min_order_amount: "a lot",
    freight_zones: [
      { ...first, base: "", per_piece: "-1", per_kg: "1.005", free_from: "free" },
      { ...second, base: "0" },
    ],
  };
  expect(validateTerms(values, 2, "en")).toEqual({
    min_order_amount: "requests.priceRule",
    "freight_zones.0.base": "requests.priceRule",
    "freight_zones.0.per_piece": "requests.priceRule",
    "freight_zones.0.per_kg": "requests.priceRule",
    "freight_zones.0.free_from": "requests.priceRule",
  });
});

test("amounts that can't be read are asked for again, never saved as none", () => {
  const zone = withUnread<FreightZone>({ areas: [1], base: "4.90" }, "per_piece", "per_kg", "free_from");
  const terms = { freight_zones: [zone], min_order_amount: "20.00" };
  const values = termsValues("en", withUnread(terms, "min_order_amount"));
  expect(Object.keys(validateTerms(values, 2, "en"))).toEqual([
    "min_order_amount",
    "freight_zones.0.per_piece",
    "freight_zones.0.per_kg",
    "freight_zones.0.free_from",
  ]);
});

describe("zones that can't be read", () => {
  /** Whatever JSON brings, beyond the types. */
  const valuesOf = (terms: object) => termsValues("en", terms);
  const problems = (terms: object): string[] => Object.keys(validateTerms(valuesOf(terms), 2, "en"));

  test.each([
    ["null, which the contract has not", { freight_zones: null }],
    ["nothing that is known", withUnread({ freight_zones: [] }, "freight_zones")],
  ])("are asked for, or removed by their seller, where the server sends %s", (_what, terms) => {
    expect(problems(terms)).toEqual(["freight_zones.0.areas", "freight_zones.0.base"]);
    const removed = { ...valuesOf(terms), freight_zones: [] };
    expect(validateTerms(removed, 2, "en")).toEqual({});
    expect(termsInput(removed, 2, "en").freight_zones).toEqual([]);
  });

  test.each([
    ["null", { areas: null, base: "4.00" }],
    ["nothing that is known", withUnread({ areas: [], base: "4.00" }, "areas")],
    ["no list of ids", { areas: [{ id: 2 }], base: "4.00" }],
    ["an id and a gap", { areas: [null, 2], base: "4.00" }],
  ])("do not become those for all other countries: %s", (_what, zone) => {
    expect(problems({ freight_zones: [zone] })).toEqual(["freight_zones.0.areas"]);
  });

  test("a row that is none is a zone of which nothing is known", () => {
    expect(problems({ freight_zones: [null] })).toEqual(["freight_zones.0.areas", "freight_zones.0.base"]);
  });
});
