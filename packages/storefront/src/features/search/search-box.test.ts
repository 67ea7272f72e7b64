import type { Suggestion as Served } from "marketplace-sdk";
import { describe, expect, it } from "vitest";
import { nextPlace } from "./search-box";
import { suggestionsFor } from "./suggestions";

const served: Served[] = [
  { text: "teapot", type: "pro" },
  { text: "Example North Textiles", type: "shop", id: 2 },
  { text: "Tea & coffee", type: "category", id: 54 },
];

describe("suggestionsFor", () => {
  it("puts past searches that fit before the server's, each with where it leads", () => {
    expect(suggestionsFor("te", ["lamp", "Green tea"], served)).toEqual([
      { kind: "past", text: "Green tea" },
      { kind: "words", text: "teapot" },
      { kind: "store", text: "Example North Textiles", href: "/store/2" },
      { kind: "category", text: "Tea & coffee", href: "/category/54" },
    ]);
  });

  it("says nothing before something is typed", () => {
    expect(suggestionsFor("", ["lamp"], served)).toEqual([]);
  });

  it("leaves out what is typed already, and the same words in another case", () => {
    const texts = suggestionsFor("tea", ["Teapot", "TEA"], [{ text: "tea", type: "pro" }, ...served]).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(["Teapot", "Example North Textiles", "Tea & coffee"]);
  });

  it("keeps a store next to the same words", () => {
    const rows: Served[] = [
      { text: "Kite", type: "pro" },
      { text: "Kite", type: "shop", id: 7 },
    ];
    expect(suggestionsFor("ki", [], rows).map(({ kind }) => kind)).toEqual(["words", "store"]);
  });

  it("opens a product, with what the server says of it", () => {
    const facts = { image: "/uploads/1003.webp", price: "14.20", currency: "USDT", category: "Kitchen" };
    const rows: Served[] = [
      { text: "Stoneware teapot", type: "pro", id: 1003, ...facts },
      { text: "Glass teapot", type: "pro", id: 1004 },
    ];
    expect(suggestionsFor("te", [], rows)).toEqual([
      { kind: "product", text: "Stoneware teapot", href: "/goods?id=1003", product: facts },
      { kind: "product", text: "Glass teapot", href: "/goods?id=1004", product: {} },
    ]);
  });

  it("treats unknown kinds, and stores without an id, as words", () => {
    const rows: Served[] = [
      { text: "brand", type: "brand" },
      { text: "bronze", type: "shop" },
    ];
    expect(suggestionsFor("br", [], rows).map(({ kind }) => kind)).toEqual(["words", "words"]);
  });

  it("survives what servers send outside the contract", () => {
    const rows: Served[] = JSON.parse('[null, {}, {"text": ""}, {"text": "teapot"}]');
    expect(suggestionsFor("te", [], rows)).toEqual([{ kind: "words", text: "teapot" }]);
    expect(suggestionsFor("te", [], JSON.parse("{}"))).toEqual([]);
    expect(suggestionsFor("te", [], null)).toEqual([]);
  });

  it("offers ten at most, three of them past", () => {
    const past = Array.from({ length: 6 }, (_, index) => `tea ${index}`);
    const rows = Array.from({ length: 20 }, (_, index): Served => ({ text: `te${index}`, type: "pro" }));
    const all = suggestionsFor("te", past, rows);
    expect(all).toHaveLength(10);
    expect(all.filter(({ kind }) => kind === "past")).toHaveLength(3);
  });
});

describe("nextPlace", () => {
  it.each([
    [-1, 1, 3, 0],
    [2, 1, 3, -1],
    [-1, -1, 3, 2],
    [0, -1, 3, -1],
    [-1, 1, 0, -1],
  ] as const)("from %i by %i of %i to %i", (place, step, count, next) => {
    expect(nextPlace(place, step, count)).toBe(next);
  });
});
