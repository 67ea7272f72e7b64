import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { storeTerms } from "./store-terms";

const line = (id: number, price: string, num: number, currency = "USDT"): CartLine => ({
  id,
  shopId: 1,
  shopName: "Example Harbour Trading",
  num,
  price,
  currency,
});
const ZONES = [{ areas: [1], base: "4.90" }];
const shop = { id: 1, shopname: "Example Harbour Trading", min_order_amount: "20.00" };
const own = { id: 1, currency: "USDT", freight: "4.80", freightZones: [], shop };
const carried = { ...own, id: "2", freight: undefined, freightZones: ZONES };

test("lines below the store's smallest order are told what is missing", () => {
  const terms = (num: number) => storeTerms([line(1, "6.50", num)], [own]);
  expect(terms(1)).toMatchObject({ currency: "USDT", minOrderAmount: "20.00", missingAmount: "13.50" });
  expect(terms(4).missingAmount).toBeUndefined();
  // 20.00 in two lines is enough.
  expect(storeTerms([line(1, "6.00", 3), line(2, "2.00", 1)], [own, carried]).missingAmount).toBeUndefined();
});

test("a product's own freight counts once, and a zone's is told by its table", () => {
  const lines = [line(1, "6.50", 9), { ...line(1, "7.50", 1), skuId: 3 }, line(2, "1.00", 2)];
  expect(storeTerms(lines, [own, carried])).toMatchObject({ ownFreight: "4.80", freightZones: ZONES });
  expect(storeTerms(lines.slice(2), [own, carried])).toMatchObject({ ownFreight: "0", freightZones: ZONES });
  expect(storeTerms(lines.slice(0, 2), [own, carried]).freightZones).toEqual([]);
});

test("what is not known is not promised", () => {
  const unknown = {
    minOrderAmount: undefined,
    missingAmount: undefined,
    ownFreight: undefined,
    freightZones: [],
  };
  expect(storeTerms([line(1, "6.50", 1)], [])).toMatchObject(unknown);
  // One product of two, a price that can't be read, another currency, and freight that the server does not tell.
  expect(storeTerms([line(1, "6.50", 1), line(3, "1.00", 1)], [own]).ownFreight).toBeUndefined();
  expect(storeTerms([line(1, "?", 1)], [own]).missingAmount).toBeUndefined();
  expect(storeTerms([line(1, "6.50", 1, "EUR")], [own]).missingAmount).toBeUndefined();
  expect(storeTerms([line(1, "6.50", 1)], [{ ...own, freight: undefined }]).ownFreight).toBeUndefined();
  const none = { ...own, shop: { ...shop, min_order_amount: "0.00" } };
  expect(storeTerms([line(1, "6.50", 1)], [none]).minOrderAmount).toBeUndefined();
});
