import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICE_STEP } from "../../src/domain/money";
import {
  type PriceTier,
  readTiers,
  storeTiers,
  type TieredPrice,
  tierFault,
  unitPriceAt,
} from "../../src/domain/price-tiers";

const steps = (max: number) => fc.bigInt({ min: 1n, max: BigInt(max) }).map((cents) => cents * PRICE_STEP);

/** Tables as they may be stored: made from the last tier up, each a little dearer than the next. */
const table = fc
  .tuple(
    steps(1_000_000),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), steps(5_000)), { maxLength: 10 }),
  )
  .map(([last, gaps]): TieredPrice => {
    const tiers: PriceTier[] = [];
    let num = 1;
    let price = gaps.reduce((sum, [, gap]) => sum + gap, last);
    const first = price;
    for (const [more, gap] of gaps) {
      num += more;
      price -= gap;
      tiers.push({ num, price });
    }
    return { price: first, tiers };
  });

const loose = fc.record({
  price: steps(1_000),
  tiers: fc.array(fc.record({ num: fc.integer({ min: 0, max: 9 }), price: fc.bigInt(-2n, 9n) }), {
    maxLength: 4,
  }),
});

test("a price is that of the tier the quantity reaches, exactly from its minimum on", () => {
  fc.assert(
    fc.property(table, steps(900), (product, surcharge) => {
      const dearer = product.price + surcharge;
      expect(unitPriceAt(product, product.price, 1)).toBe(product.price);
      let before = product.price;
      for (const { num, price } of product.tiers) {
        expect(unitPriceAt(product, product.price, num - 1)).toBe(before);
        expect(unitPriceAt(product, product.price, num)).toBe(price);
        expect(unitPriceAt(product, dearer, num)).toBe(price + surcharge);
        before = price;
      }
    }),
  );
});

test("a larger quantity never has a higher unit price", () => {
  fc.assert(
    fc.property(table, fc.nat(6_000), fc.nat(6_000), (product, pieces, more) => {
      const price = unitPriceAt(product, product.price, pieces + 1);
      expect(unitPriceAt(product, product.price, pieces + 1 + more)).toBeLessThanOrEqual(price);
      expect(price).toBeGreaterThan(0n);
    }),
  );
});

test("a table is accepted only if quantities rise and prices fall", () => {
  fc.assert(
    fc.property(table, (product) => {
      expect(tierFault(product)).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(loose, (product) => {
      const all = [{ num: 1, price: product.price }, ...product.tiers];
      const isOrdered = product.tiers.every(({ num, price }, i) => {
        const previous = all[i];
        return previous && num > previous.num && price < previous.price && price > 0n;
      });
      expect(tierFault(product) === undefined).toBe(isOrdered);
    }),
  );
  const tiers = [
    { num: 6, price: 90n },
    { num: 12, price: 90n },
  ];
  expect(tierFault({ price: 100n, tiers })).toEqual({ index: 1, field: "price" });
  expect(tierFault({ price: 100n, tiers: tiers.toReversed() })).toEqual({ index: 1, field: "num" });
  expect(tierFault({ price: 90n, tiers })).toEqual({ index: 0, field: "price" });
});

test("what is stored is what was read", () => {
  fc.assert(
    fc.property(table, ({ tiers }) => {
      expect(readTiers(storeTiers(tiers))).toEqual(tiers);
    }),
  );
});
