import { describe, expect, it } from "vitest";
import { respond } from "../../mock/respond.mjs";

const dataOf = (id, fields = {}) => respond(id, fields).data;
const idsOf = ({ data }) => data.map(({ id }) => id);
const shownPrice = ({ price, from_price = price }) => Number(from_price);
const all = (id, fields) => dataOf(id, { ...fields, limit: 1000 }).data;

describe("lists", () => {
  it("walk every page once, clamp past the end, and take a limit", () => {
    const { total, last_page } = dataOf("products.list");
    const pages = Array.from({ length: last_page }, (_, at) => dataOf("products.list", { page: at + 1 }));
    expect(new Set(pages.flatMap(idsOf)).size).toBe(total);
    const past = dataOf("products.list", { page: String(last_page + 1) });
    expect(past).toMatchObject({ current_page: last_page, data: [] });
    expect(dataOf("products.list", { limit: "48" })).toMatchObject({ last_page: 1, per_page: 48 });
    expect(dataOf("products.suggest", { search: "te", limit: 2 })).toHaveLength(2);
  });

  it("combine filters, and count what each would leave", () => {
    const fields = { pid: 10, min_price: "10", max_price: "50.00" };
    const rows = all("products.list", fields);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => shownPrice(row) >= 10 && shownPrice(row) <= 50)).toBe(true);
    const free = rows.filter(({ freight_price }) => freight_price === "0.00");
    expect(all("products.list", { ...fields, free_shipping: true })).toEqual(free);
    expect(all("products.list", { pid: "" })).toHaveLength(dataOf("products.list").total);
    expect(dataOf("products.list", { ...fields, facets: 1 }).facets.free_shipping).toBe(free.length);
    expect(dataOf("products.list", fields)).not.toHaveProperty("facets");
  });

  it.each([
    [{ sort: "price" }, (a, b) => shownPrice(a) <= shownPrice(b)],
    [{ sort: "price", order: "desc" }, (a, b) => shownPrice(a) >= shownPrice(b)],
    [{ sort: "sales" }, (a, b) => a.sales >= b.sales],
  ])("sort by %j", (fields, inOrder) => {
    const rows = all("products.list", fields);
    expect(rows.slice(1).every((row, at) => inOrder(rows[at], row))).toBe(true);
  });

  it("keep their order for a sort they do not know", () => {
    const usual = idsOf(dataOf("products.list"));
    for (const sort of ["default", "constructor"])
      expect(idsOf(dataOf("products.list", { sort }))).toEqual(usual);
  });

  it("search words, text literally, and the word that was meant", () => {
    expect(idsOf(dataOf("products.search", { search: " Teapot " }))).toEqual([1003]);
    expect(dataOf("products.search", { search: "(" }).total).toBe(0);
    expect(idsOf(dataOf("stores.search", { search: "Harbour" }))).toEqual([1]);
    expect(dataOf("products.search", { search: "teapto" })).toMatchObject({ corrected: "teapot" });
  });

  it("hold as many reviews as each product and store counts", () => {
    const products = all("products.list");
    for (const { id, comment_count, good_rate } of products) {
      const { total, counts, ...page } = dataOf("products.reviews", { id, limit: 1000 });
      expect([total, counts.all, page.good_rate, page.data.every((row) => row.pro_id === id)]).toEqual([
        comment_count,
        comment_count,
        good_rate,
        true,
      ]);
      const detail = dataOf("products.get", { id });
      expect([detail.comment_counts, idsOf({ data: detail.comments })]).toEqual([
        counts,
        idsOf(page).slice(0, 6),
      ]);
    }
    for (const { id, comment_count } of all("stores.search")) {
      expect(dataOf("products.reviews", { shop_id: id }).total, id).toBe(comment_count);
    }
    for (const fields of [{}, { id: 7 }]) expect(dataOf("products.reviews", fields).total).toBe(14);
  });

  it("filter by a tab, a status and a parent", () => {
    const { total, counts } = dataOf("orders.list", { tab: "paid" });
    expect(total).toBe(counts.paid);
    expect(dataOf("orders.list", { tab: "disputed" }).total).toBe(counts.disputed);
    const [country] = dataOf("addresses.areas");
    expect(dataOf("addresses.areas", { pid: country.id })[0].pid).toBe(country.id);
    expect(dataOf("categories.list", { pid: 20 }).every(({ pid }) => pid === 20)).toBe(true);
  });
});

describe("rows", () => {
  it.each([
    ["products.get", { id: "1010" }, { id: 1010 }],
    ["products.get", { id: "1029" }, { id: 1029, specs: [{ name: "Size" }] }],
    ["orders.get", { order_no: "O2026112000652" }, { order_no: "O2026112000652" }],
    ["articles.get", { article_id: "102" }, { id: 102 }],
  ])("%s %j", (id, fields, data) => expect(dataOf(id, fields)).toMatchObject(data));

  it("leave out what they have not, though the example has it", () => {
    expect(dataOf("stores.get")).toHaveProperty("answers_within_hours");
    expect(dataOf("stores.get", { id: 3 })).not.toHaveProperty("answers_within_hours");
  });

  it("that there are not are the example", () => {
    expect(dataOf("products.get", { id: 7 }).id).toBe(1003);
    expect(() => respond("products.lost", {})).toThrow("there is no operation");
  });
});

it.each([
  ["auth.login", { account: "mira", password: "wrong-password" }, { code: 0 }],
  ["products.get", { id: "1999" }, { code: 0 }],
  ["withdrawals.create", { fund_password: "locked-password" }, { data: { error: "fund_password_locked" } }],
])("%s %j is answered by its case", (id, fields, body) => expect(respond(id, fields)).toMatchObject(body));
