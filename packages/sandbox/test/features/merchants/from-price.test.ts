import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import { wrongFromPrices } from "../../support/from-prices";
import { addProduct } from "../orders/fixtures";
import { fixtures, newOwnerIn, plain, save, useMerchantFixtures, varied } from "./fixtures";

useMerchantFixtures();

afterEach(async () => expect(await wrongFromPrices(fixtures.db)).toEqual([]));

const stored = async (id: number) => {
  const [row] = await fixtures.db<{ price: bigint | null }[]>`
    select from_price as price from product where id = ${id}`;
  return row?.price;
};

test("a product of one price says no lowest price, until tiers make one", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const { id } = await save(fixtures, owner, plain(picture));
  expect(await stored(id)).toBeNull();
  await save(fixtures, owner, { ...plain(picture), id, version: 1, price: "15.00" });
  expect(await stored(id)).toBeNull();
  const price_tiers = [{ min_num: 12, price: "13.50" }];
  await save(fixtures, owner, { ...plain(picture), id, version: 2, price_tiers });
  expect(await stored(id)).toBe(13_500_000n);
  await save(fixtures, owner, { ...plain(picture), id, version: 3, price_tiers: [] });
  expect(await stored(id)).toBeNull();
});

test("variants of several prices make one, whether they are added, changed, taken away or brought back", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const product = varied(picture);
  const [dear, cheap] = product.skus;
  if (!dear || !cheap) throw new Error("The product has two variants.");
  const { id } = await save(fixtures, owner, product);
  expect(await stored(id)).toBe(7_500_000n);
  const change = (version: number, skus: typeof product.skus) =>
    save(fixtures, owner, { ...product, id, version, skus });
  await change(1, [dear, { ...cheap, price: "9.90" }]);
  expect(await stored(id)).toBeNull();
  await change(2, [dear, { ...cheap, price: "8.00" }, { spec: ["Cream", "L"], price: "6.00", stock: 1 }]);
  expect(await stored(id)).toBe(6_000_000n);
  await change(3, [{ ...cheap, price: "8.00" }]);
  expect(await stored(id)).toBeNull();
  await change(4, [dear, { ...cheap, price: "8.00" }]);
  expect(await stored(id)).toBe(8_000_000n);
  const remove = handlers["merchantProducts.delete"];
  await fixtures.callHandler("merchantProducts.delete", remove, owner, { id });
});

test("rows that are written by hand make it too", async () => {
  const { db } = fixtures;
  const { owner } = await newOwnerIn(fixtures);
  const one = await addProduct(fixtures, owner.shopId, { stocks: [0] });
  const other = await addProduct(fixtures, owner.shopId, { stocks: [0, 0] });
  await db`update sku set price = 20000000 where id = ${other.skuIds[0] ?? 0}`;
  expect(await stored(other.id)).toBe(12_500_000n);
  await db`update sku set pro_id = ${one.id} where id = ${other.skuIds[0] ?? 0}`;
  expect([await stored(one.id), await stored(other.id)]).toEqual([12_500_000n, null]);
  await db`delete from sku where pro_id = ${one.id} and price = 20000000`;
  expect(await stored(one.id)).toBeNull();
});

test("two who change variants at the same time leave what both made", async () => {
  const { db } = fixtures;
  const { owner } = await newOwnerIn(fixtures);
  const { id, skuIds } = await addProduct(fixtures, owner.shopId, { stocks: [0, 0, 0] });
  const [first = 0, second = 0] = skuIds;
  const later = await db.begin(async (tx) => {
    await tx`update sku set price = 30000000 where id = ${first}`;
    const waiting = db`update sku set price = 20000000 where id = ${second}`.execute();
    const isWaiting = async () => {
      const [row] = await db<{ count: number }[]>`
        select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query like 'update sku%'
          and datname = current_database()`;
      return row?.count === 1;
    };
    while (!(await isWaiting())) await wait(5);
    return { waiting };
  });
  await later.waiting;
  const [row] = await db<{ price: bigint }[]>`select highest_price as price from product where id = ${id}`;
  expect(row?.price).toBe(30_000_000n);
});

test("stock that is sold writes no product anew", async () => {
  const { db } = fixtures;
  const { owner } = await newOwnerIn(fixtures);
  const { id, skuIds } = await addProduct(fixtures, owner.shopId, { stocks: [5, 5] });
  const place = async () =>
    (await db<{ place: string }[]>`select ctid::text as place from product where id = ${id}`)[0];
  const before = await place();
  await db`update sku set stock = stock - 1 where id = any(${skuIds}::bigint[])`;
  expect(await place()).toEqual(before);
  await db`update sku set stock = stock + 1 where id = any(${skuIds}::bigint[])`;
});
