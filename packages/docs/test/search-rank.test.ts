import { describe, expect, it } from "vitest";
import { createSearch, type SearchEntry } from "../client/search-rank";

const entry = (title: string, page: string, text: string): SearchEntry => ({
  url: `${title}.html`,
  page,
  title,
  text,
});
const search = createSearch([
  entry("Named errors", "payments.payWithBalance", "price_changed insufficient_balance"),
  entry("orders.create", "orders.create", "Order what was previewed. price_changed"),
  entry("orders.preview", "orders.preview", "What an order would cost"),
  entry("Errors", "Errors", "Every failure is a MarketplaceError. Größe der Antwort"),
]);
const titles = (question: string) => search(question, 10).map(({ title }) => title);

describe("search", () => {
  it("puts the operation itself before what mentions it", () => {
    expect(titles("orders.create")[0]).toBe("orders.create");
    expect(titles("order")).toEqual(["orders.create", "orders.preview"]);
  });

  it("finds beginnings and insides of words, whatever their case or accents", () => {
    expect(titles("marketplaceerr")).toEqual(["Errors"]);
    expect(titles("GRÖßE")).toEqual(["Errors"]);
    expect(titles("große")).toEqual(["Errors"]);
    expect(titles("insufficient")).toEqual(["Named errors"]);
  });

  it("requires every word, at any position", () => {
    expect(titles("pay changed")).toEqual(["Named errors"]);
    expect(titles("pay nothing")).toEqual([]);
  });

  it("says nothing to an empty question, and keeps the limit", () => {
    expect(titles("  ")).toEqual([]);
    expect(search("price", 1)).toHaveLength(1);
  });
});
