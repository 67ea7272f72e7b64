import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../src/kernel/handler";
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
  payInput,
  placeOrder,
  stockOf,
  type TestProduct,
} from "../orders/fixtures";

let fixtures: Fixtures;
let buyer: Viewer;
let shop: Viewer & { shopId: number };
let thing: TestProduct;
beforeAll(async () => {
  fixtures = await createFixtures({ maxUnpaid: 3 });
  shop = await addShop(fixtures);
  thing = await addProduct(fixtures, shop.shopId, { freight: 3_000_000n, taxPpm: 70_000 });
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

test("taxes that are each too small to round up are not charged, and lines sum to the total with those that are", async () => {
  const who = await addBuyer(fixtures);
  const { shopId } = await addShop(fixtures);
  const tiny = await addProduct(fixtures, shopId, {
    price: 10_000n,
    taxPpm: 1,
    stocks: Array.from({ length: 50 }, () => 5),
  });
  const lines = (product: TestProduct) =>
    product.skuIds.map((sku_id) => ({ id: product.id, sku_id, num: 1, shop_id: shopId }));
  const seen = await fixtures.ask(who, "orders.preview", { items: lines(tiny) });
  expect(seen).toMatchObject({ goods_amount: "0.50", tax: "0.00", total: "0.50" });

  const taxed = await addProduct(fixtures, shopId, {
    price: 3_330_000n,
    freight: 1_000_000n,
    taxPpm: 100_000,
    stocks: [5, 5, 5, 5, 5, 5, 5],
  });
  const placed = await placeOrder(fixtures, who, lines(taxed));
  const [order] = placed.orders;
  // 7 × 0.333 are 2.331.
  expect(order).toMatchObject({ goods_amount: "23.31", freight: "1.00", tax: "2.33", total: "26.64" });
  const cents = (order?.goods ?? []).map(({ total }) => Math.round(Number(total) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(2_664);
  // Each is 3.33 with 0.333 of tax and 0.142857 of freight, to a cent up or down.
  for (const each of cents) expect([379, 380, 381, 382]).toContain(each);
});

test("the commission is on what is paid for items and freight, wherever the price is put", async () => {
  const who = await addBuyer(fixtures);
  const { shopId } = await addShop(fixtures);
  const plain = await addProduct(fixtures, shopId, { price: 100_000_000n });
  const dodging = await addProduct(fixtures, shopId, { price: 10_000n, freight: 99_990_000n });
  const commissionOf = async (product: TestProduct) => {
    const { orders } = await placeOrder(fixtures, who, cart(product));
    const [row] = await fixtures.db<{ commission: bigint }[]>`
      select commission from shop_order where order_no = ${orders[0]?.order_no ?? ""}`;
    return row?.commission;
  };
  expect(await commissionOf(plain)).toBe(5_000_000n);
  expect(await commissionOf(dodging)).toBe(5_000_000n);
});

describe("preview", () => {
  test("prices from the database: freight once a product, tax rounded once per order", async () => {
    buyer = await addBuyer(fixtures);
    const variants = await addProduct(fixtures, shop.shopId, {
      price: 333_330_000n,
      freight: 1_000_000n,
      taxPpm: 70_000,
      stocks: [5, 5],
    });
    const other = await addProduct(fixtures, (await addShop(fixtures)).shopId);
    const [a, b] = variants.skuIds;
    const items = [
      ...cart([thing, 2]),
      { id: variants.id, sku_id: a ?? 0, num: 1, shop_id: variants.shopId },
      ...cart(other),
      { id: variants.id, sku_id: b ?? 0, num: 1, shop_id: variants.shopId },
    ];
    const seen = await fixtures.ask(buyer, "orders.preview", { items });
    expect(seen.groups).toHaveLength(2);
    expect(seen.groups[0]).toMatchObject({
      goods_amount: "691.66",
      freight: "4.00",
      // 1.75 + 2 × 23.3331, rounded once
      tax: "48.42",
      total: "744.08",
      problems: [],
    });
    expect(seen).toMatchObject({ total: "756.58", money: "1000.000000", has_fund_password: 1 });
    expect(seen.pay_methods?.map(({ method, enabled }) => [method, enabled])).toEqual([
      ["balance", true],
      ["crypto", true],
    ]);
    expect(seen.price_token).not.toBe("");
  });

  test("the same variant on two lines is one", async () => {
    const seen = await fixtures.ask(buyer, "orders.preview", {
      items: [...cart(thing), { id: thing.id, sku_id: thing.skuIds[0] ?? 0, num: 2, shop_id: thing.shopId }],
    });
    expect(seen.groups[0]?.goods).toMatchObject([{ num: 3, sku_id: 0, amount: "37.50" }]);
  });

  test("reports problems next to what can be priced, without a token", async () => {
    const rare = await addProduct(fixtures, shop.shopId, { stocks: [1] });
    const seen = await fixtures.ask(buyer, "orders.preview", { items: cart(thing, [rare, 2]) });
    expect(seen.groups[0]).toMatchObject({ total: "16.38", problems: [{ error: "stock_short", left: 1 }] });
    expect(seen.groups[0]?.problems[0]?.msg).toContain("1");
    expect(seen.price_token).toBe("");
  });

  test("refuses with the first problem when no line is left", async () => {
    const gone = { ...thing, id: 9_007_199_254_740_991 };
    const preview = (who: Viewer, items: ReturnType<typeof cart>) =>
      errorOf(fixtures.ask(who, "orders.preview", { items }));
    expect(await preview(buyer, cart(gone))).toMatchObject({ error: "product_unavailable" });
    expect(await preview(buyer, cart({ ...thing, shopId: 1 }))).toMatchObject({
      error: "product_unavailable",
    });
    const elsewhere = await fixtures.ask(buyer, "orders.preview", {
      items: cart(thing, { ...thing, shopId: 1 }),
    });
    expect(elsewhere.groups.flatMap(({ problems }) => problems.map(({ msg }) => msg))).toEqual([
      "This store doesn’t sell this product.",
    ]);
    expect(await preview(buyer, cart([thing, 101]))).toMatchObject({ error: "stock_short", left: 100 });
    expect(await preview(shop, cart(thing))).toEqual({ error: "own_product", id: thing.id, sku_id: 0 });
  });

  test("an address that is missing or closed is a problem of every group; another user's is 404", async () => {
    const { id } = await addBuyer(fixtures);
    const closed = await addAddress(fixtures.db, buyer.id, "farland");
    const foreign = await addAddress(fixtures.db, id, "Germany");
    const seen = await fixtures.ask(buyer, "orders.preview", { items: cart(thing), address_id: closed });
    expect(seen.groups[0]?.problems).toMatchObject([{ error: "area_not_open", id: 0 }]);
    expect(seen.price_token).toBe("");
    await expect(
      fixtures.ask(buyer, "orders.preview", { items: cart(thing), address_id: foreign }),
    ).rejects.toMatchObject({ status: 404 });
    await fixtures.db`delete from address where member_id = ${id}`;
    const without = await fixtures.ask({ ...buyer, id }, "orders.preview", { items: cart(thing) });
    expect(without.groups[0]?.problems).toMatchObject([{ error: "address_required" }]);
    expect(without.address).toBeNull();
  });
});

describe("create", () => {
  test("makes an order per shop and one payment, and takes the items", async () => {
    const who = await addBuyer(fixtures);
    const other = await addProduct(fixtures, (await addShop(fixtures)).shopId, { stocks: [4, 4] });
    const placed = await placeOrder(fixtures, who, cart([thing, 2], [other, 3]));
    expect(placed.pay).toMatchObject({ status: "created", method: "", total: "67.25" });
    expect(placed.orders.map(({ order_no }) => order_no)).toEqual(placed.pay.order_nos);
    expect(placed.orders[0]).toMatchObject({
      status: "unpaid",
      total: "29.75",
      address: { country: "Germany" },
      can: { pay: true, cancel: true, receipt: false, comment: false },
    });
    expect(placed.orders[1]?.goods).toMatchObject([
      { spec: "Variant 0", sku_id: other.skuIds[0], num: 3, amount: "37.50" },
    ]);
    expect(await stockOf(fixtures, other)).toEqual({ stock: 5, sales: 0 });
    const list = await fixtures.ask(who, "orders.list", {});
    expect(list.data.map(({ order_no }) => order_no)).toEqual([...placed.pay.order_nos].reverse());
    expect(list.counts).toEqual({ paid: 0, shipped: 0, received: 0, assess: 0, disputed: 0 });
    await expect(
      fixtures.ask(buyer, "orders.get", { order_no: placed.pay.order_nos[0] ?? "" }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(fixtures.ask(buyer, "payments.get", { pay_no: placed.pay.pay_no })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("the same key orders once", async () => {
    const who = await addBuyer(fixtures);
    const input = await orderInput(fixtures, who, cart(thing));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fixtures.call(who, "orders.create", input, "one-key-for-all")),
    );
    expect(new Set(answers.map(({ data }) => data.pay.pay_no)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed)).toHaveLength(4);
    await expect(
      fixtures.call(who, "orders.create", { ...input, remark: "other" }, "one-key-for-all"),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("refuses what was not seen so: price, address, time, another user's token", async () => {
    const who = await addBuyer(fixtures);
    const dear = await addProduct(fixtures, shop.shopId);
    const input = await orderInput(fixtures, who, cart(dear));
    const changed = (await errorOf(fixtures.ask(who, "orders.create", { ...input, expect_total: "0.01" })))
      .total;
    expect(changed).toBe("12.50");
    expect(
      await errorOf(fixtures.ask(who, "orders.create", { ...input, price_token: `${input.price_token}A` })),
    ).toMatchObject({ error: "price_changed" });
    const moved = await addAddress(fixtures.db, who.id, "Germany");
    await fixtures.db`update address set address = 'Other Street 8' where id = ${moved}`;
    expect(await errorOf(fixtures.ask(who, "orders.create", { ...input, address_id: moved }))).toMatchObject({
      error: "price_changed",
    });
    fixtures.clock.advance(fixtures.services.settings.priceToken);
    expect(await errorOf(fixtures.ask(who, "orders.create", input))).toMatchObject({
      error: "price_changed",
    });
    const fresh = await orderInput(fixtures, who, cart(dear));
    await fixtures.db`update sku set price = 13000000 where pro_id = ${dear.id}`;
    expect(await errorOf(fixtures.ask(who, "orders.create", fresh))).toEqual({
      error: "price_changed",
      total: "13.00",
    });
    expect((await fixtures.ask(who, "orders.list", {})).total).toBe(0);
  });

  test.each([
    {
      what: "title",
      swap: (id: number) => fixtures.db`update product set title = 'Silk tulip' where id = ${id}`,
    },
    {
      what: "option",
      swap: (id: number) => fixtures.db`update sku set spec = '["Sample"]' where pro_id = ${id}`,
    },
    {
      what: "shipping time",
      swap: (id: number) => fixtures.db`update product set ship_hours = 2000 where id = ${id}`,
    },
  ])("refuses goods whose $what changed after they were seen, at the same price", async ({ swap }) => {
    const who = await addBuyer(fixtures);
    const seen = await addProduct(fixtures, shop.shopId, { stocks: [4, 4] });
    const items = cart(seen);
    const input = await orderInput(fixtures, who, items);
    await swap(seen.id);
    await expect(fixtures.ask(who, "orders.create", input)).rejects.toMatchObject({
      error: "price_changed",
      sentence: "order_changed",
    });
    await fixtures.ask(who, "orders.create", await orderInput(fixtures, who, items));
  });

  test("refuses an empty cart, what cannot be sold, closed areas, too many unpaid orders", async () => {
    const who = await addBuyer(fixtures);
    const input = await orderInput(fixtures, who, cart(thing));
    const create = (change: Partial<typeof input>) =>
      errorOf(fixtures.ask(who, "orders.create", { ...input, ...change }));
    expect(await create({ items: [] })).toEqual({ error: "cart_empty" });
    expect(await create({ items: cart([thing, 99_999]) })).toMatchObject({ error: "stock_short" });
    expect(await create({ items: cart({ ...thing, id: 5 }) })).toMatchObject({
      error: "product_unavailable",
    });
    const closed = await addAddress(fixtures.db, who.id, "Farland");
    expect(await create({ address_id: closed })).toEqual({ error: "area_not_open", field: "address_id" });
    const own = await addAddress(fixtures.db, shop.id, "Germany");
    expect(await errorOf(fixtures.ask(shop, "orders.create", { ...input, address_id: own }))).toMatchObject({
      error: "own_product",
    });
    await expect(fixtures.ask(who, "orders.create", { ...input, address_id: own })).rejects.toMatchObject({
      status: 404,
    });
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => fixtures.ask(who, "orders.create", input)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await create({})).toEqual({ error: "too_many_unpaid", max: 3 });
  });

  test("holds no more for an account that has not paid than a fixed worth, in its first order either", async () => {
    const dear = await addProduct(fixtures, shop.shopId, { price: 5_000_000_000n, stocks: [100] });
    const newcomer = await addBuyer(fixtures);
    const create = async (who: Viewer, num: number) =>
      fixtures.ask(who, "orders.create", await orderInput(fixtures, who, cart([dear, num])));
    expect(await errorOf(create(newcomer, 3))).toEqual({ error: "too_many_unpaid", max: 0 });
    await create(newcomer, 1);
    await create(newcomer, 1);
    expect(await errorOf(create(newcomer, 1))).toEqual({ error: "too_many_unpaid", max: 2 });
    expect((await stockOf(fixtures, dear))?.stock).toBe(98);
    // Whoever has the money may order for it.
    await create(await addBuyer(fixtures, 20_000_000_000n), 4);
    // Whoever has paid before is trusted with ten times as much.
    const regular = await addBuyer(fixtures, 5_000_000_000n);
    await fixtures.ask(regular, "payments.payWithBalance", payInput(await create(regular, 1)));
    await create(regular, 10);
    expect(await errorOf(create(regular, 1))).toEqual({ error: "too_many_unpaid", max: 1 });
  });

  test("counts no payment that went back as one that was made", async () => {
    const dear = await addProduct(fixtures, shop.shopId, { price: 5_000_000_000n, stocks: [100] });
    const who = await addBuyer(fixtures, 5_000_000_000n);
    const create = async (num: number) =>
      fixtures.ask(who, "orders.create", await orderInput(fixtures, who, cart([dear, num])));
    const paid = await create(1);
    await fixtures.ask(who, "payments.payWithBalance", payInput(paid));
    await fixtures.ask(who, "orders.cancel", { order_no: paid.orders[0]?.order_no ?? "" });
    expect(await errorOf(create(3))).toEqual({ error: "too_many_unpaid", max: 0 });
  });

  test("the last items go to as many buyers as there are items", async () => {
    const rare = await addProduct(fixtures, shop.shopId, { stocks: [3] });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => addBuyer(fixtures)));
    const inputs = await Promise.all(buyers.map((who) => orderInput(fixtures, who, cart(thing, rare))));
    const results = await Promise.allSettled(
      inputs.map((input, i) => fixtures.ask(buyers[i] ?? buyer, "orders.create", input)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ error: "stock_short" });
    }
    expect(await stockOf(fixtures, rare)).toEqual({ stock: 0, sales: 0 });
  });
});
