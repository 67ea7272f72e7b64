// The product of one example is the product of the next: what a reader meets twice is the same thing.
import { describe, expect, it } from "vitest";
import { allAnswers } from "./answers.mjs";

const answers = allAnswers();
const of = (...ids) => answers.filter(({ operation, value }) => ids.includes(operation) && value.code === 1);

/** Every object in a value. */
function* objects(value) {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) yield value;
  for (const child of Object.values(value)) yield* objects(child);
}
const met = (test) =>
  answers.flatMap(({ label, value }) => [...objects(value.data)].filter(test).map((row) => ({ label, row })));
/** A product on sale; its own store also sees those that are not. */
const isProduct = (row) =>
  "title" in row && "price" in row && "shop_id" in row && (row.status ?? "on") === "on";
const isShop = (row) => "shopname" in row && "sell_count" in row;
const isComment = (row) => "star" in row && "pro_id" in row;

/** Rows of one id that differ in a field both have. */
function contradictions(rows, fields) {
  const first = new Map();
  return rows.flatMap(({ label, row }) => {
    const seen = first.get(String(row.id)) ?? row;
    first.set(String(row.id), { ...row, ...seen });
    return fields
      .filter((field) => field in seen && field in row)
      .filter((field) => JSON.stringify(seen[field]) !== JSON.stringify(row[field]))
      .map((field) => `${label}: ${field} of ${row.id}`);
  });
}
const idsOf = (rows) => new Set(rows.map(({ row }) => String(row.id)));

const products = met(isProduct);
const shops = met(isShop);

describe("products", () => {
  it("are the same in every response", () => {
    expect(idsOf(products).size).toBeGreaterThan(20);
    const fields = [
      "title",
      "image",
      "price",
      "market_price",
      "currency",
      "shop_id",
      "shopname",
      "category_id",
    ];
    expect(contradictions(products, [...fields, "sales", "stock", "freight_price", "tax_rate"])).toEqual([]);
  });

  it("each have a page of their own", () => {
    const pages = new Set(of("products.get").map(({ value }) => String(value.data.id)));
    // A product that its store puts on sale gets its page then.
    const shown = products.filter(({ label }) => !label.startsWith("merchantProducts.setStatus "));
    expect([...idsOf(shown)].filter((id) => !pages.has(id))).toEqual([]);
    for (const { label, fields, value } of of("products.get").filter((answer) => answer.fields?.id)) {
      expect(String(value.data.id), label).toBe(String(fields.id));
    }
  });

  it("belong to a store and a category that exist", () => {
    const names = new Map(shops.map(({ row }) => [String(row.id), row.shopname]));
    const categories = new Set(
      of("site.home").flatMap(({ value }) =>
        [...objects(value.data?.categories ?? [])].map(({ id }) => String(id)),
      ),
    );
    for (const { label, row } of products) {
      expect(row.shopname, `${label} ${row.id}`).toBe(names.get(String(row.shop_id)));
      const placed = row.category_id === undefined || categories.has(String(row.category_id));
      expect(placed, `${label} ${row.id}`).toBe(true);
    }
  });

  it("have variants that fit their choices", () => {
    for (const { label, row } of products.filter((at) => at.row.skus?.length > 0)) {
      for (const sku of row.skus) {
        expect(sku.spec, label).toHaveLength(row.specs.length);
        sku.spec.forEach((value, index) => {
          expect(row.specs[index].items, label).toContain(value);
        });
      }
      expect(new Set(row.skus.map(({ spec }) => spec.join("|"))).size, label).toBe(row.skus.length);
      expect(row.stock, label).toBe(row.skus.reduce((sum, { stock }) => sum + stock, 0));
    }
  });

  it("have reviews about themselves, counted right", () => {
    for (const { label, row } of products.filter((at) => at.row.comment_counts)) {
      const counts = row.comment_counts;
      expect(counts.all, label).toBe(counts.good + counts.mid + counts.negative);
      expect(counts.image, label).toBeLessThanOrEqual(counts.all);
      expect(row.comment_count, label).toBe(counts.all);
      for (const comment of row.comments ?? []) expect(String(comment.pro_id), label).toBe(String(row.id));
    }
    for (const { label, row } of met(isComment)) {
      const level = row.star >= 4 ? "good" : row.star === 3 ? "mid" : "negative";
      expect(row.level, label).toBe(level);
    }
  });
});

describe("stores", () => {
  it("are the same in every response, except for following", () => {
    const fields = [
      "shopname",
      "logo",
      "sell_count",
      "pro_count",
      "reputation",
      "credit_score",
      "trade_amount",
    ];
    expect(idsOf(shops).size).toBeGreaterThan(4);
    expect(contradictions(shops, fields)).toEqual([]);
  });

  it("each have a page of their own", () => {
    const pages = new Set(of("stores.get").map(({ value }) => String(value.data.id)));
    expect([...idsOf(shops)].filter((id) => !pages.has(id))).toEqual([]);
  });
});

describe("pages", () => {
  const pages = answers.filter(({ value }) => typeof value.data?.current_page === "number");

  it("count what they hold", () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const { label, value } of pages) {
      const { total, per_page, current_page, last_page, data } = value.data;
      expect(data.length, label).toBeLessThanOrEqual(per_page);
      expect(last_page, label).toBe(Math.max(Math.ceil(total / per_page), total === 0 ? last_page : 1));
      expect(current_page, label).toBeLessThanOrEqual(Math.max(last_page, 1));
    }
  });

  it("are clamped and without rows past the end", () => {
    const past = pages.filter(
      ({ fields, value }) => value.data.total > 0 && Number(fields?.page) > value.data.last_page,
    );
    expect(past.length).toBeGreaterThan(0);
    for (const { label, value } of past) {
      expect(value.data.data, label).toEqual([]);
      expect(value.data.current_page, label).toBe(value.data.last_page);
    }
  });
});

describe("articles and areas", () => {
  it("link only to articles that exist", () => {
    const existing = new Set(of("articles.get").map(({ value }) => String(value.data.id)));
    const links = of("site.home").flatMap(({ value }) =>
      (value.data?.footer_news ?? []).filter(({ pid }) => String(pid) !== "0"),
    );
    const listed = of("articles.list").flatMap(({ value }) => value.data);
    expect(links.length).toBeGreaterThan(3);
    expect(listed.length).toBeGreaterThan(3);
    expect([...links, ...listed].map(({ id }) => String(id)).filter((id) => !existing.has(id))).toEqual([]);
  });

  it("put every footer link under a group that exists", () => {
    for (const { label, value } of of("site.home")) {
      const items = value.data?.footer_news ?? [];
      const known = new Set(["0", ...items.map(({ id }) => String(id))]);
      expect(new Set(items.map(({ id }) => id)).size, label).toBe(items.length);
      expect(
        items.filter(({ pid }) => !known.has(String(pid))),
        label,
      ).toEqual([]);
    }
  });

  it("put every area under the one that was asked for", () => {
    for (const { label, fields, value } of of("addresses.areas")) {
      for (const area of value.data) expect(String(area.pid), label).toBe(String(fields?.pid ?? 0));
    }
  });

  it("have one default address", () => {
    for (const { label, value } of of("addresses.list").filter((example) => example.value.data.length > 0)) {
      expect(value.data.filter(({ is_default }) => Number(is_default) === 1).length, label).toBe(1);
    }
  });
});

describe("the account", () => {
  it("is the same user everywhere", () => {
    const users = of("auth.login", "auth.socialLogin", "account.get").map(({ label, value }) => ({
      label,
      row: value.data.userinfo ?? value.data,
    }));
    const known = users.filter(({ row }) => row.id !== undefined);
    expect(idsOf(known).size).toBe(1);
    expect(contradictions(known, ["username", "nickname", "avatar", "mobile"])).toEqual([]);
  });
});
