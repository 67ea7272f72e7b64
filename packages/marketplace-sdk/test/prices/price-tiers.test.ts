import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTier, priceAt, variantTiers } from "../../src/prices/index";
import { createTypedStorage } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

const tiers = [
  { min_num: 24, price: "5.40" },
  { min_num: 120, price: "4.90" },
];
const money = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
const cents = (text = "") => BigInt(text.replace(".", ""));

test("a price holds from the first piece of its tier to the last before the next", () => {
  const prices = [1, 23, 24, 119, 120, 99_999].map((quantity) => priceAt(tiers, "5.90", quantity));
  expect(prices).toEqual(["5.90", "5.90", "5.40", "5.40", "4.90", "4.90"]);
  expect(priceAt(undefined, "5.90", 500)).toBe("5.90");
  expect(priceAt(tiers, undefined, 1)).toBeUndefined();
  expect([1, 24, 120].map((quantity) => nextTier(tiers, quantity)?.min_num)).toEqual([24, 120, undefined]);
});

test("a dearer variant costs as much more in every tier, exactly", () => {
  const product = { price: "5.90", price_tiers: tiers };
  expect(variantTiers(product, "6.30").map(({ price }) => price)).toEqual(["5.80", "5.30"]);
  expect(variantTiers(product).map(({ price }) => price)).toEqual(["5.40", "4.90"]);
  const amount = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(amount, amount, amount, (tier, fall, surcharge) => {
      const price = tier + fall;
      const [found] = variantTiers(
        { price: money(price), price_tiers: [{ min_num: 2, price: money(tier) }] },
        money(price + surcharge),
      );
      expect(cents(found?.price)).toBe(tier + surcharge);
    }),
  );
});

test("amounts with different digits, and invalid amounts", () => {
  const product = { price: "5.9", price_tiers: [{ min_num: 2, price: "5" }, ...tiers] };
  expect(variantTiers(product, "6").map(({ price }) => price)).toEqual(["5.1", "5.50", "5.00"]);
  expect(variantTiers({ ...product, price: "free" })).toEqual([]);
  expect(variantTiers({ price: "1", price_tiers: [{ min_num: 2, price: "?" }] })).toEqual([]);
  expect(variantTiers({ price: "1" })).toEqual([]);
  // A variant below the lowest price is a mistake of the server's: no price is made up.
  expect(variantTiers(product, "1")).toEqual([]);
});

test.each([null, "none", {}, [null], [{ min_num: "3", price: "1" }], [{ min_num: 1, price: ["1"] }]])(
  "%j are no tiers, and no error",
  (sent) => {
    const received = JSON.parse(JSON.stringify(sent));
    expect(variantTiers({ price: "2", price_tiers: received })).toEqual([]);
    expect(priceAt(received, "2", 5)).toBe("2");
    expect(nextTier(received, 0)).toBeUndefined();
  },
);

test("a stored line keeps its tiers; what another client stored under these names is dropped", () => {
  const storage = memoryStorage();
  const line = { id: 1, shopId: 1, shopName: "Harbour", num: 6 };
  const kept = { ...line, priceTiers: tiers, minOrder: 24, packSize: 6 };
  const broken = { ...line, id: 2, priceTiers: [{ min_num: "x", price: 1 }], minOrder: 0, packSize: "6" };
  storage.setItem("shopCart", JSON.stringify([kept, broken]));
  expect(createTypedStorage({ storage }).read("shopCart")).toEqual([kept, { ...line, id: 2 }]);
});
