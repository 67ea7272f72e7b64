import { describe, expect, it } from "vitest";
import { cases } from "../fixtures/build-examples.mjs";
import { respond } from "./respond.mjs";

const dataOf = (id, fields = {}) => respond(id, fields).data;
const idsOf = ({ data }) => data.map(({ id, order_no }) => order_no ?? id);
const shownPrice = ({ price, from_price = price }) => Number(from_price);
const everyPage = (id, fields) => {
  const first = dataOf(id, fields);
  const pages = Array.from({ length: first.last_page }, (_, i) => dataOf(id, { ...fields, page: i + 1 }));
  return pages.flatMap(({ data }) => data);
};

describe("lists", () => {
  it.each(["products.list", "orders.list", "messages.list", "account.transactions", "merchantOrders.list"])(
    "%s without a filter is the contract's example",
    (id) => expect(dataOf(id)).toEqual(cases[id].find(({ name }) => name === "ok").body.data),
  );

  it("walks every page once, clamps past the end, and takes a limit", () => {
    const { total, last_page } = dataOf("products.list");
    expect(new Set(everyPage("products.list", {}).map(({ id }) => id)).size).toBe(total);
    const past = dataOf("products.list", { page: String(last_page + 1) });
    expect(past).toMatchObject({ current_page: last_page, data: [] });
    expect(dataOf("products.list", { limit: "48" })).toMatchObject({ last_page: 1, per_page: 48 });
  });

  it("combines filters", () => {
    const fields = { pid: 10, min_price: "10", max_price: "50.00", free_shipping: true };
    const rows = everyPage("products.list", { ...fields, free_shipping: 0 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => shownPrice(row) >= 10 && shownPrice(row) <= 50)).toBe(true);
    const free = everyPage("products.list", fields);
    expect(free).toEqual(rows.filter(({ freight_price }) => freight_price === "0.00"));
    expect(everyPage("products.list", { pid: "" }).length).toBe(dataOf("products.list").total);
  });

  it("filters by reviews, stock and time until shipping, and counts what each filter would leave", () => {
    const all = everyPage("products.list", {});
    const rated = all.filter(({ good_rate }) => good_rate !== null && good_rate >= 90);
    expect(rated.length).toBeGreaterThan(0);
    expect(rated.length).toBeLessThan(all.length);
    expect(everyPage("products.list", { min_rate: 90 })).toEqual(rated);
    expect(everyPage("products.list", { in_stock: 1 })).toEqual(all.filter(({ stock }) => stock > 0));
    expect(dataOf("products.list", { ships_within: 23 }).total).toBe(0);
    const { facets } = dataOf("products.list", { min_rate: 60, in_stock: 1, facets: 1 });
    expect(facets.min_rate[0]).toEqual({ value: 90, count: rated.filter(({ stock }) => stock > 0).length });
    for (const { value, count } of facets.ships_within)
      expect(dataOf("products.list", { min_rate: 60, in_stock: 1, ships_within: value }).total).toBe(count);
    expect(dataOf("products.list", { facets: 0 })).not.toHaveProperty("facets");
  });

  it("finds a word with a typing error, and says what it looked for", () => {
    expect(dataOf("products.search", { search: "teapto" })).toMatchObject({
      corrected: "teapot",
      data: [{ id: 1003 }],
    });
    expect(dataOf("products.search", { search: "teapot" })).not.toHaveProperty("corrected");
    expect(dataOf("products.search", { search: "tea", min_price: "999999" })).not.toHaveProperty("corrected");
    expect(dataOf("products.search", { search: "qqqqqq" })).toMatchObject({ total: 0 });
  });

  it.each([
    [{ sort: "price" }, (a, b) => shownPrice(a) <= shownPrice(b)],
    [{ sort: "price", order: "desc" }, (a, b) => shownPrice(a) >= shownPrice(b)],
    [{ sort: "sales" }, (a, b) => a.sales >= b.sales],
    [{ sort: "createtime", order: "asc" }, (a, b) => a.createtime <= b.createtime],
  ])("sorts by %j over the pages", (fields, inOrder) => {
    const rows = everyPage("products.list", fields);
    expect(rows.slice(1).every((row, i) => inOrder(rows[i], row))).toBe(true);
  });

  it("finds a product at the price of its largest quantity", () => {
    const cheaper = everyPage("products.list", {}).find((row) => shownPrice(row) < Number(row.price));
    const { from_price } = cheaper;
    const fields = { min_price: from_price, max_price: from_price };
    expect(idsOf({ data: everyPage("products.list", fields) })).toContain(cheaper.id);
    expect(idsOf({ data: everyPage("products.list", { min_price: cheaper.price }) })).not.toContain(
      cheaper.id,
    );
  });

  it("keeps its order for a sort it does not know", () => {
    for (const sort of ["default", "constructor"]) {
      expect(idsOf(dataOf("products.list", { sort }))).toEqual(idsOf(dataOf("products.list")));
    }
  });

  it("searches words, and text literally, not as a pattern", () => {
    expect(idsOf(dataOf("products.search", { search: " Teapot " }))).toEqual([1003]);
    expect(dataOf("products.search", { search: "shoes" }).total).toBeGreaterThan(0);
    expect(dataOf("products.search", { search: "(" }).total).toBe(0);
    expect(dataOf("products.search", { search: "constructor" }).total).toBe(0);
    expect(idsOf(dataOf("stores.search", { search: "Harbour" }))).toEqual([1]);
    expect(dataOf("products.suggest", { search: "te" }).map(({ text }) => text)).toContain("teapot");
    expect(dataOf("products.suggest", { search: "t", limit: 2 })).toHaveLength(2);
  });

  it("has the figures of the whole list next to a filtered page", () => {
    const { total, counts } = dataOf("products.reviews", { id: 1003, filter: "good" });
    expect(total).toBe(counts.good);
    const ofStore = dataOf("products.reviews", { shop_id: 1, filter: "negative" });
    expect(ofStore.total).toBe(ofStore.counts.negative);
    expect(ofStore.counts.all).toBe(dataOf("stores.get", { id: 1 }).comment_count);
    const paid = dataOf("orders.list", { tab: "paid" });
    expect(paid.total).toBe(paid.counts.paid);
  });
});

describe("rows", () => {
  it.each([
    ["products.get", { id: "1010" }, { id: 1010 }],
    ["orders.get", { order_no: "O2026112000652" }, { order_no: "O2026112000652" }],
    ["articles.get", { article_id: "102" }, { id: 102 }],
    ["merchantProducts.setStatus", { id: 1901, status: "on" }, { id: 1901, status: "on" }],
    ["payments.payWithCrypto", { pay_no: "P2026112000412", coin: "ETH", network: "ERC20" }, { coin: "ETH" }],
    ["withdrawals.quote", { amount: "33.5" }, { amount: "33.500000" }],
    ["withdrawals.quote", { all: 1, amount: "0" }, { amount: "1284.600000" }],
  ])("%s %j", (id, fields, data) => expect(dataOf(id, fields)).toMatchObject(data));

  it("leaves an id that the fixtures do not know to the example", () => {
    expect(respond("products.get", { id: 7 })).toBeUndefined();
    expect(respond("products.reviews", { id: 7 })).toBeUndefined();
    expect(respond("products.reviews", { shop_id: 77 })).toBeUndefined();
    expect(respond("orders.get", {})).toBeUndefined();
  });

  it("carries the sentence of the example", () => {
    expect(respond("orders.cancel", { order_no: "O2026112000652" }).msg).toBe("Cancelled");
  });
});

describe("special cases", () => {
  it.each([
    ["auth.login", { account: "mira", password: "wrong-password" }, { code: 0 }],
    ["products.get", { id: "1999" }, { code: 0 }],
    ["withdrawals.create", { fund_password: "locked-password" }, { data: { error: "fund_password_locked" } }],
    ["merchantProducts.save", { id: 1003, version: 1 }, { data: { error: "version_conflict" } }],
  ])("%s %j", (id, fields, body) => expect(respond(id, fields)).toMatchObject(body));
});
