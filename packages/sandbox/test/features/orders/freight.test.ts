import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { createCallHandler } from "../../support/call-handler";
import {
  addAddress,
  addBuyer,
  addProduct,
  addShop,
  broken,
  cart,
  createFixtures,
  errorOf,
  type Fixtures,
  orderInput,
  placeOrder,
  type TestProduct,
} from "./fixtures";

/** As in the fixtures' list of areas. */
const GERMANY = 1;
const FARLAND = 2;

let fixtures: Fixtures;
let buyer: Viewer;
beforeAll(async () => {
  fixtures = await createFixtures();
  buyer = await addBuyer(fixtures);
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const save = (owner: Merchant, input: Input<"merchant.saveStore">) =>
  createCallHandler(fixtures.services)("merchant.saveStore", handlers["merchant.saveStore"], owner, input);

/** A product of 12.50 that is sent by the store's zones. */
async function carried(shopId: number, weight = 0): Promise<TestProduct> {
  const product = await addProduct(fixtures, shopId, { stocks: [1_000] });
  await fixtures.db`update product set freight_price = null, weight = ${weight} where id = ${product.id}`;
  return product;
}

const preview = (items: ReturnType<typeof cart>, who = buyer) =>
  fixtures.ask(who, "orders.preview", { items });

describe("freight by the store's zones", () => {
  test("is for all its products of an order together, by piece and weight, until the sum", async () => {
    const shop = await addShop(fixtures);
    const zones = [
      { areas: [GERMANY], base: "4.90", per_piece: "0.10", per_kg: "1.20", free_from: "250" },
      { areas: [], base: "12" },
    ];
    await save(shop, { freight_zones: zones });
    const [pot, lid] = [await carried(shop.shopId, 800), await carried(shop.shopId, 150)];
    // 4.90 + 5 × 0.10 + 1.20 × 3 for 2,700 g.
    const seen = await preview(cart([pot, 3], lid, lid));
    expect(seen.groups[0]).toMatchObject({ goods_amount: "62.50", freight: "9.00", total: "71.50" });
    const zone = { areas: [GERMANY], base: "4.90", per_piece: "0.10", per_kg: "1.20", free_from: "250.00" };
    expect(seen.groups[0]?.freight_detail).toEqual({ own: "0.00", zone, num: 5, kg: 3 });
    const many = await preview(cart([pot, 20]));
    expect(many.groups[0]).toMatchObject({ goods_amount: "250.00", freight: "0.00" });
  });

  test("comes once on top of what products with a freight of their own cost", async () => {
    const shop = await addShop(fixtures);
    await save(shop, { freight_zones: [{ areas: [], base: "5.00", per_piece: "1.00" }] });
    const own = await addProduct(fixtures, shop.shopId, { freight: 3_000_000n });
    const seen = await preview(cart([own, 7], [await carried(shop.shopId), 2]));
    expect(seen.groups[0]).toMatchObject({
      freight: "10.00",
      freight_detail: { own: "3.00", num: 2, kg: 0 },
    });
    const [alone] = (await preview(cart([own, 7]))).groups;
    expect(alone).toMatchObject({ freight: "3.00" });
    expect(alone).not.toHaveProperty("freight_detail");
  });

  test("depends on the country of the address, and is free without zones", async () => {
    const shop = await addShop(fixtures);
    const thing = await carried(shop.shopId);
    expect((await preview(cart(thing))).freight).toBe("0.00");
    await save(shop, {
      freight_zones: [
        { areas: [GERMANY], base: "4.90" },
        { areas: [], base: "12.00" },
      ],
    });
    expect((await preview(cart(thing))).freight).toBe("4.90");
    const elsewhere = await addAddress(fixtures.db, buyer.id, "Atlantis");
    const there = await fixtures.ask(buyer, "orders.preview", { items: cart(thing), address_id: elsewhere });
    expect(there.freight).toBe("12.00");
  });

  test("a country in no zone is a problem of that store's group alone", async () => {
    const shop = await addShop(fixtures);
    await save(shop, { freight_zones: [{ areas: [FARLAND], base: "1.00" }] });
    const thing = await carried(shop.shopId);
    const other = await addProduct(fixtures, (await addShop(fixtures)).shopId);
    const seen = await preview(cart(thing, other));
    expect(seen.groups.map(({ problems }) => problems)).toMatchObject([
      [{ error: "area_not_open", id: 0, sku_id: 0 }],
      [],
    ]);
    expect(seen.price_token).toBe("");
    const [address] = await fixtures.db<{ id: number }[]>`
      select id from address where member_id = ${buyer.id} and is_default`;
    const input = { items: cart(thing), address_id: address?.id ?? 0, price_token: "x", expect_total: "1" };
    expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toEqual({
      error: "area_not_open",
      field: "address_id",
    });
    // What has a freight of its own is sent wherever the marketplace sends.
    const own = await addProduct(fixtures, shop.shopId);
    expect((await preview(cart(own))).price_token).not.toBe("");
  });

  test("is kept in the order as it was previewed, and a change in between is noticed", async () => {
    const shop = await addShop(fixtures);
    await save(shop, { freight_zones: [{ areas: [], base: "5.00" }] });
    const thing = await carried(shop.shopId);
    const input = await orderInput(fixtures, buyer, cart(thing));
    await save(shop, { freight_zones: [{ areas: [], base: "6.00" }] });
    expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toEqual({
      error: "price_changed",
      total: "18.50",
    });
    const { orders, pay } = await placeOrder(fixtures, buyer, cart(thing));
    expect([orders[0]?.freight, pay.total]).toEqual(["6.00", "18.50"]);
    await save(shop, { freight_zones: [] });
    expect((await fixtures.ask(buyer, "orders.get", { order_no: orders[0]?.order_no ?? "" })).freight).toBe(
      "6.00",
    );
  });
});

describe("the smallest order of a store", () => {
  test("is of the items that can be ordered, without freight and tax", async () => {
    const shop = await addShop(fixtures);
    await save(shop, { min_order_amount: "50" });
    const thing = await addProduct(fixtures, shop.shopId, { freight: 90_000_000n, taxPpm: 70_000 });
    const low = await preview(cart([thing, 3]));
    expect(low.groups[0]?.problems).toMatchObject([{ error: "order_below_minimum", id: 0, min: "50.00" }]);
    expect(low.groups[0]?.problems[0]?.msg).toContain("50");
    expect(low.price_token).toBe("");
    expect((await preview(cart([thing, 4]))).groups[0]?.problems).toEqual([]);
    await save(shop, { min_order_amount: "0" });
    expect((await preview(cart(thing))).groups[0]?.problems).toEqual([]);
  });

  test("refuses an order that was previewed before it was raised", async () => {
    const shop = await addShop(fixtures);
    const thing = await addProduct(fixtures, shop.shopId);
    const input = await orderInput(fixtures, buyer, cart(thing));
    await save(shop, { min_order_amount: "12.51" });
    expect(await errorOf(fixtures.ask(buyer, "orders.create", input))).toEqual({
      error: "order_below_minimum",
      min: "12.51",
    });
  });

  test("is said beside what else is wrong, not instead of it", async () => {
    const shop = await addShop(fixtures);
    await save(shop, { min_order_amount: "50" });
    const [thing, rare] = [
      await addProduct(fixtures, shop.shopId),
      await addProduct(fixtures, shop.shopId, { stocks: [1] }),
    ];
    const seen = await preview(cart(thing, [rare, 9]));
    expect(seen.groups[0]?.problems.map(({ error }) => error)).toEqual([
      "stock_short",
      "order_below_minimum",
    ]);
    expect(await errorOf(preview(cart([rare, 9])))).toMatchObject({ error: "stock_short" });
  });
});

describe("terms of delivery", () => {
  test("are shown with the store, and only what is sent changes", async () => {
    const shop = await addShop(fixtures);
    const freight_zones = [{ areas: [GERMANY], base: "4.90", free_from: "150" }];
    const zones = [
      { areas: [GERMANY], base: "4.90", per_piece: "0.00", per_kg: "0.00", free_from: "150.00" },
    ];
    expect((await save(shop, { freight_zones, min_order_amount: "20" })).shop).toMatchObject({
      freight_zones: zones,
      min_order_amount: "20.00",
    });
    await save(shop, { city: "Berlin" });
    const ask = createCallHandler(fixtures.services);
    const shown = await ask("stores.get", handlers["stores.get"], undefined, { id: shop.shopId });
    expect(shown).toMatchObject({ freight_zones: zones, min_order_amount: "20.00" });
    const plain = (await save(shop, { freight_zones: [], min_order_amount: "0" })).shop;
    // An empty table says that its products are free: buyers must see it.
    expect(plain).toHaveProperty("freight_zones", []);
    expect(plain).not.toHaveProperty("min_order_amount");
  });

  test.each<[field: string, error: string, Input<"merchant.saveStore">]>([
    ["min_order_amount", "price_invalid", { min_order_amount: "1.005" }],
    ["min_order_amount", "price_invalid", { min_order_amount: "9999999999999" }],
    ["freight_zones.0.base", "price_invalid", { freight_zones: [{ areas: [], base: "0.001" }] }],
    [
      "freight_zones.0.per_kg",
      "price_invalid",
      { freight_zones: [{ areas: [], base: "0", per_kg: "0.001" }] },
    ],
    ["freight_zones.0.areas", "field_invalid", { freight_zones: [{ areas: [77], base: "1" }] }],
    ["freight_zones.0.areas", "field_invalid", { freight_zones: [{ areas: [GERMANY, GERMANY], base: "1" }] }],
    [
      "freight_zones.1.areas",
      "field_invalid",
      {
        freight_zones: [
          { areas: [GERMANY], base: "1" },
          { areas: [FARLAND, GERMANY], base: "1" },
        ],
      },
    ],
    [
      "freight_zones.1.areas",
      "field_invalid",
      {
        freight_zones: [
          { areas: [], base: "1" },
          { areas: [], base: "2" },
        ],
      },
    ],
  ])("%s is refused as %s", async (field, error, input) => {
    const shop = await addShop(fixtures);
    expect(await errorOf(save(shop, input))).toEqual({ error, field });
  });
});
