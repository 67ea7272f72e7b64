import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countryName } from "../src/area/areas";
import { allProductAttributes } from "../src/attributes/all-products";
import contractFacts from "../src/attributes/contract-products.json" with { type: "json" };
import { buildCatalog } from "../src/catalog";
import { unitPriceCents } from "../src/history/orders";

const NOW = 1_795_175_706;
const catalog = buildCatalog({ seed: 1, now: NOW });
const { categories, shops, products, users, orders, reviews, requests, follows, areas } = catalog;
const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const ids = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id));
const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })));

describe("the catalog", () => {
  it("is the same for the same seed and another for another", () => {
    expect(hash(buildCatalog({ seed: 1, now: NOW }))).toBe(hash(catalog));
    expect(hash(buildCatalog({ seed: 2, now: NOW }))).not.toBe(hash(catalog));
  });

  it("keeps titles, prices and skus whatever the seed, so that links stay", () => {
    const face = (c: typeof catalog) =>
      c.products.map(({ id, title, priceCents, skus }) => [id, title, priceCents, skus.map((sku) => sku.id)]);
    expect(face(buildCatalog({ seed: 2, now: NOW }))).toEqual(face(catalog));
  });

  it("has the products of the contract's examples", () => {
    for (const { id, title } of contractFacts) expect(products.find((p) => p.id === id)?.title).toBe(title);
  });

  it("is as large as promised", () => {
    expect(products.length).toBeGreaterThanOrEqual(190);
    expect(shops).toHaveLength(40);
    expect(users.filter(({ role }) => role === "buyer").length).toBeGreaterThanOrEqual(120);
    expect(lines.length).toBeGreaterThanOrEqual(4_000);
    expect(reviews.length).toBeGreaterThanOrEqual(1_500);
    expect(requests).toHaveLength(100);
    expect(follows.length).toBeGreaterThan(200);
  });

  it("has unique ids and names everywhere", () => {
    for (const rows of [categories, shops, products, orders, reviews, requests, areas])
      expect(unique(rows.map(({ id }) => id))).toBe(true);
    expect(unique(products.map(({ title }) => title))).toBe(true);
    expect(unique(products.flatMap(({ skus }) => skus.map(({ id }) => id)))).toBe(true);
    expect(unique(users.map(({ username }) => username))).toBe(true);
    expect(unique(lines.map(({ id }) => id))).toBe(true);
    expect(unique(follows.map(({ buyer, shopId }) => `${buyer}/${shopId}`))).toBe(true);
  });

  it("refers only to rows that exist", () => {
    const usernames = new Set(users.map(({ username }) => username));
    const [shelves, stores, lineIds] = [ids(categories), ids(shops), ids(lines)];
    for (const { owner } of shops) expect(usernames.has(owner)).toBe(true);
    for (const { shopId, categoryId } of products)
      expect([stores.has(shopId), shelves.has(categoryId)]).toEqual([true, true]);
    for (const { buyer, lineId } of reviews)
      expect([usernames.has(buyer), lineIds.has(lineId)]).toEqual([true, true]);
    for (const { buyer, shopId } of follows)
      expect([usernames.has(buyer), stores.has(shopId)]).toEqual([true, true]);
  });

  it("has one product of each kind, so that no two share a picture", () => {
    expect(unique(allProductAttributes.map(({ art }) => art))).toBe(true);
  });

  it("has a tree of departments with three to six shelves", () => {
    const departments = categories.filter(({ pid }) => pid === 0);
    expect(departments.length).toBeGreaterThanOrEqual(8);
    for (const { id } of departments) {
      const count = categories.filter(({ pid }) => pid === id).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(6);
    }
    for (const { id, pid } of categories)
      if (pid !== 0) expect(products.some(({ categoryId }) => categoryId === id)).toBe(true);
  });
});

describe("prices and stock", () => {
  it("are whole cents, sane, and reduced honestly", () => {
    for (const { priceCents, marketPriceCents, freightCents, taxPpm, skus } of products) {
      expect(priceCents).toBe(Math.min(...skus.map((sku) => sku.priceCents)));
      expect(priceCents).toBeGreaterThan(0);
      expect(priceCents).toBeLessThan(100_000);
      expect(Number.isInteger(freightCents ?? 0) && Number.isInteger(taxPpm)).toBe(true);
      expect(taxPpm).toBeLessThanOrEqual(200_000);
      for (const sku of skus) expect(Number.isInteger(sku.priceCents)).toBe(true);
      if (marketPriceCents !== null) {
        expect(marketPriceCents).toBeGreaterThan(priceCents);
        expect(marketPriceCents).toBeLessThan(priceCents * 1.5);
      }
    }
  });

  it("know combinations that are not made and some that are sold out", () => {
    const combined = products.filter(({ specs }) => specs.length > 1);
    const made = ({ specs }: (typeof products)[number]) =>
      specs.reduce((n, { items }) => n * items.length, 1);
    expect(combined.some((product) => product.skus.length < made(product))).toBe(true);
    expect(products.some(({ skus }) => skus.some(({ stock }) => stock === 0))).toBe(true);
    for (const { specs, skus } of products) {
      expect(skus.some(({ stock }) => stock > 0)).toBe(true);
      for (const { spec } of skus)
        for (const [i, item] of spec.entries()) expect(specs[i]?.items).toContain(item);
    }
  });
});

describe("facts", () => {
  it("are those of every product, nine or more, each name once", () => {
    for (const { attributes = [] } of products) {
      expect(attributes.length).toBeGreaterThanOrEqual(9);
      expect(unique(attributes.map(({ name }) => name.toLowerCase()))).toBe(true);
      for (const { name, value, unit } of attributes) {
        expect(name.length > 0 && value.length > 0 && unit !== "").toBe(true);
        expect(`${name}${value}${unit}`).not.toMatch(/[[\]=;|]/);
      }
    }
  });

  it("name cartons that hold their pieces, and customs headings of six digits", () => {
    for (const { title, attributes = [], weightGrams } of products) {
      const value = (name: string) => attributes.find((row) => row.name === name)?.value ?? "";
      const net = (weightGrams * Number(value("Pieces per carton"))) / 1_000;
      const gross = Number(value("Carton weight"));
      expect(gross, title).toBeGreaterThanOrEqual(net * 0.98);
      expect(gross, title).toBeLessThanOrEqual(net * 1.6 + 1.5);
      expect(value("Customs heading (HS)")).toMatch(/^\d{4}\.\d{2}$/);
      expect(value("Carton measures")).toMatch(/^\d+ × \d+ × \d+$/);
    }
  });
});

describe("terms by quantity", () => {
  it("are those of most products", () => {
    const most = products.length * 0.6;
    expect(products.filter(({ tiers = [] }) => tiers.length > 0).length).toBeGreaterThanOrEqual(most);
    expect(products.filter(({ minOrder = 1 }) => minOrder > 1).length).toBeGreaterThanOrEqual(most);
  });

  it("rise in quantity, fall in price, take longer, and begin above the minimum", () => {
    for (const product of products) {
      const { id, title, priceCents, skus, tiers = [], leadTimes = [], minOrder = 1, packSize = 1 } = product;
      let before = { num: minOrder, priceCents };
      for (const tier of tiers) {
        expect(tier.num, title).toBeGreaterThan(before.num);
        expect(tier.priceCents, title).toBeLessThan(before.priceCents);
        expect(tier.num % packSize).toBe(0);
        before = tier;
      }
      // Without a minimum, one pack is the least.
      expect(minOrder === 1 || minOrder % packSize === 0, title).toBe(true);
      const stock = skus.reduce((sum, sku) => sum + sku.stock, 0);
      const largest = Math.max(minOrder, ...[...tiers, ...leadTimes].map(({ num }) => num));
      if (id >= 1_049) expect(stock, title).toBeGreaterThanOrEqual(largest);
      for (const [at, { num, days }] of leadTimes.entries()) {
        const earlier = leadTimes[at - 1] ?? { num: 1, days: 1 };
        expect(num > earlier.num && days > earlier.days, title).toBe(true);
      }
    }
  });
});

describe("terms of delivery", () => {
  const withTerms = shops.filter(({ terms }) => terms);

  it("are those of a third of the stores, of each kind, and those of the contract's examples have none", () => {
    expect(withTerms.length).toBeGreaterThanOrEqual(shops.length / 3);
    const zones = withTerms.flatMap(({ terms }) => terms?.zones ?? []);
    for (const name of ["baseCents", "perPieceCents", "perKgCents", "freeFromCents"] as const)
      expect(zones.some((zone) => zone[name])).toBe(true);
    expect(zones.some(({ countries }) => countries.length > 0)).toBe(true);
    expect(withTerms.some(({ terms }) => terms?.minOrderCents)).toBe(true);
    expect(withTerms.every(({ id }) => id > 8)).toBe(true);
  });

  it("name countries of the list, and reach all others, too", () => {
    const codes = new Set(areas.filter(({ level }) => level === 1).map(({ code }) => code));
    for (const { terms } of withTerms) {
      const [last, ...named] = [...(terms?.zones ?? [])].reverse();
      expect(last?.countries).toEqual([]);
      for (const { countries } of named) {
        expect(countries.length).toBeGreaterThan(0);
        expect(countries.every((code) => codes.has(code))).toBe(true);
      }
    }
  });

  it("leave products without a freight of their own, and all with a weight", () => {
    const zoned = ids(withTerms);
    for (const { shopId, freightCents, weightGrams } of products) {
      expect(freightCents === null).toBe(zoned.has(shopId));
      expect(weightGrams).toBeGreaterThan(0);
    }
  });
});

describe("the order history", () => {
  it("adds up and runs in order of time", () => {
    for (const order of orders) {
      const goods = order.lines.reduce((sum, { num, priceCents }) => sum + num * priceCents, 0);
      expect(order.goodsCents).toBe(goods);
      expect(order.totalCents).toBe(goods + order.freightCents + order.taxCents);
      const times = [order.createtime, order.paytime, order.shiptime, order.receipttime];
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(order.shiptime - order.paytime).toBeLessThanOrEqual(86_400);
      expect(order.completetime ?? order.receipttime).toBeLessThan(NOW);
      expect(order.status).toBe(order.completetime === null ? "received" : "completed");
    }
  });

  it("sells only what its shop had on sale at the time", () => {
    const byId = new Map(products.map((product) => [product.id, product]));
    for (const { productId, skuId, num, priceCents, order } of lines) {
      const product = byId.get(productId);
      expect(product?.shopId).toBe(order.shopId);
      expect(product?.createtime).toBeLessThan(order.createtime);
      const sku = product?.skus.find(({ id }) => id === skuId);
      if (!product || !sku) throw new Error(`no variant ${skuId}`);
      expect(unitPriceCents(product, sku, num)).toBe(priceCents);
      expect(num).toBeGreaterThanOrEqual(product.minOrder ?? 1);
      expect(num % (product.packSize ?? 1)).toBe(0);
    }
  });

  it("gives reviews after receipt, one per line, by its buyer, of every kind", () => {
    const byLine = new Map(lines.map((line) => [line.id, line]));
    expect(unique(reviews.map(({ lineId }) => lineId))).toBe(true);
    for (const { lineId, productId, buyer, createtime, replytime, reply } of reviews) {
      const line = byLine.get(lineId);
      expect(line?.productId).toBe(productId);
      expect(line?.order.buyer).toBe(buyer);
      expect(createtime).toBeGreaterThan(line?.order.receipttime ?? NOW);
      expect(replytime ?? createtime).toBeLessThanOrEqual(NOW);
      expect(replytime === null).toBe(reply === "");
    }
    const share = (test: (review: (typeof reviews)[number]) => boolean) =>
      reviews.filter(test).length / reviews.length;
    expect(share(({ star }) => star >= 4)).toBeGreaterThan(0.7);
    expect(share(({ star }) => star <= 2)).toBeGreaterThan(0.05);
    expect(share(({ images }) => images.length > 0)).toBeGreaterThan(0.2);
    expect(reviews.some(({ star, reply }) => star <= 2 && reply !== "")).toBe(true);
  });

  it("fills the hot and month lists, the site a few more", () => {
    for (const flag of ["hot", "recommend", "month", "daily"] as const) {
      const count = products.filter(({ flags }) => flags.includes(flag)).length;
      expect(count).toBeGreaterThanOrEqual(20);
      expect(count).toBeLessThanOrEqual(80);
    }
  });
});

describe("areas", () => {
  it("are countries with ISO codes, each down to a city, some not open", () => {
    const countries = areas.filter(({ level }) => level === 1);
    expect(countries.length).toBeGreaterThanOrEqual(60);
    expect(countries.some(({ open }) => !open)).toBe(true);
    for (const { id, name, code } of countries) {
      const provinces = areas.filter(({ pid }) => pid === id);
      expect(provinces.length).toBeGreaterThan(0);
      for (const province of provinces) expect(areas.some(({ pid }) => pid === province.id)).toBe(true);
      expect(name).not.toBe(code);
    }
    expect(
      countries.filter(({ id }) => areas.filter(({ pid }) => pid === id).length > 1).length,
    ).toBeGreaterThanOrEqual(12);
  });

  it("are stable: Germany is ISO number 276", () => {
    expect(areas.find(({ code }) => code === "DE")?.id).toBe(1_276);
    expect(countryName("DE")).toBe("Germany");
  });
});
