import { buildCatalog } from "marketplace-sandbox-data/catalog";
import { expect, test } from "vitest";
import { withDemoUsers } from "../../src/seed/demo";

const catalog = buildCatalog({ seed: 1, now: 1_795_175_706 });
const { products } = catalog;
const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test("the demonstration has requests and offers in the order of their time, those of its own users too, and in stock", () => {
  const demo = withDemoUsers(catalog);
  expect(demo.requests).toHaveLength(101);
  expect(demo.offers.length).toBeGreaterThan(40);
  const rising = (rows: readonly { readonly id: number; readonly createtime: number }[]) =>
    rows.every(
      (row, i) =>
        i === 0 || (row.id > (rows[i - 1]?.id ?? 0) && row.createtime >= (rows[i - 1]?.createtime ?? 0)),
    );
  expect([rising(demo.requests), rising(demo.offers)]).toEqual([true, true]);
  const [own] = demo.requests.filter(({ buyer }) => buyer === "buyer");
  const received = demo.offers.filter(({ requestId }) => requestId === own?.id);
  expect(received.length).toBeGreaterThan(1);
  expect(received.map(({ shopId }) => shopId)).toContain(1);
  const skus = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.id, sku])));
  expect(demo.offers.filter(({ skuId, num }) => (skus.get(skuId)?.stock ?? 0) < num)).toEqual([]);
  expect(unique(demo.offers.map(({ requestId, shopId }) => `${requestId}/${shopId}`))).toBe(true);
});
