import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../src/http/contract";
import type { Merchant } from "../../src/http/handler";
import { brokenInvariants } from "../../src/ledger/invariants";
import { merchant } from "../../src/operations/merchant";
import { addBuyer, addShop, buy, cart, decline, orderInput, placeOrder, refusal } from "../orders/world";
import { callHandler } from "../support/call";
import { refused, refusedWith } from "../support/refusals";
import { addFile, createShopWorld, type ShopWorld, save, shopWith } from "./shop-world";

let world: ShopWorld;
beforeAll(async () => {
  world = await createShopWorld();
});
afterAll(async () => {
  expect(await brokenInvariants(world.db)).toEqual([]);
  await world.close();
});

const info = (owner: Merchant, id: number) => world.say("merchant.proInfo", merchant.proInfo, owner, { id });
const list = (owner: Merchant, input: Input<"merchant.proList"> = {}) =>
  world.say("merchant.proList", merchant.proList, owner, input);
const setState = (owner: Merchant, id: number, status: "on" | "off") =>
  world.say("merchant.proState", merchant.proState, owner, { id, status });
const remove = (owner: Merchant, id: number) => world.say("merchant.proDel", merchant.proDel, owner, { id });

async function newOwner() {
  const owner = await addShop(world);
  return { owner, picture: await addFile(world.db, owner.id, "public") };
}

const plain = (picture: string) => ({
  category_id: 1,
  title: "Stoneware jug",
  images: [picture],
  price: "14.20",
  stock: 40,
});
const varied = (picture: string) => ({
  category_id: 1,
  title: "Mug",
  images: [picture],
  specs: [
    { name: "Colour", items: ["Cream", "Sage"] },
    { name: "Size", items: ["S", "L"] },
  ],
  skus: [
    { spec: ["Cream", "S"], price: "9.90", stock: 5 },
    { spec: ["Sage", "L"], price: "7.50", stock: 8, image: picture },
  ],
});

describe("adding a product", () => {
  test("without variants: off sale at first, with the defaults, and read back the same", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(world, owner, plain(picture));
    expect(product).toMatchObject({
      title: "Stoneware jug",
      image: picture,
      images: [picture],
      price: "14.20",
      market_price: "0.00",
      freight_price: "0.00",
      tax_rate: "0",
      ship_hours: 24,
      stock: 40,
      sales: 0,
      status: "off",
      version: 1,
      specs: [],
      skus: [],
    });
    expect(await info(owner, product.id)).toEqual(product);
  });

  test("with variants: the lowest price and all of the stock count", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(world, owner, {
      ...varied(picture),
      tax_rate: "0.08",
      freight_price: "2.90",
      content: "<p onclick='x()'>Hello</p><script>x()</script>",
    });
    expect(product).toMatchObject({
      price: "7.50",
      stock: 13,
      tax_rate: "0.08",
      freight_price: "2.90",
      content: "<p>Hello</p>",
    });
    expect(product.skus?.map(({ spec, price, stock, image }) => ({ spec, price, stock, image }))).toEqual([
      { spec: ["Cream", "S"], price: "9.90", stock: 5, image: "" },
      { spec: ["Sage", "L"], price: "7.50", stock: 8, image: picture },
    ]);
  });

  test("never writes what is measured", async () => {
    const { owner, picture } = await newOwner();
    const forged = {
      sales: 999,
      good_rate: 100,
      flags: ["hot"],
      status: "on",
      shop_id: 1,
      good_count: 5,
      version: 7,
    };
    const product = await save(world, owner, { ...plain(picture), ...forged });
    expect(product).toMatchObject({
      sales: 0,
      good_rate: null,
      flags: [],
      status: "off",
      shop_id: owner.shopId,
      comment_count: 0,
      version: 1,
    });
  });

  test("once for each key", async () => {
    const { owner, picture } = await newOwner();
    const call = (input: Input<"merchant.proSave">, key: string) =>
      callHandler(world.services, merchant.proSave, { id: "merchant.proSave", viewer: owner, input, key });
    const key = randomUUID();
    const first = await call(plain(picture), key);
    const again = await call(plain(picture), key);
    expect(again).toEqual({ data: first.data, replayed: true });
    expect((await list(owner)).total).toBe(1);
    await refusedWith(call({ ...plain(picture), title: "Other" }, key), 422);
  });

  test.each([
    ["category_id", { category_id: 4_000_000_000 }],
    ["specs", { skus: [{ spec: ["S"], price: "1.00", stock: 1 }] }],
    ["skus", { specs: [{ name: "Size", items: ["S"] }] }],
    [
      "specs",
      {
        ...varied("x"),
        specs: [
          { name: "Size", items: ["S"] },
          { name: "Size", items: ["L"] },
        ],
      },
    ],
    [
      "specs.0.items",
      { specs: [{ name: "Size", items: ["S", "S"] }], skus: [{ spec: ["S"], price: "1", stock: 1 }] },
    ],
    [
      "skus.0.spec",
      { specs: [{ name: "Size", items: ["S"] }], skus: [{ spec: ["XL"], price: "1", stock: 1 }] },
    ],
    [
      "skus.0.spec",
      { specs: [{ name: "Size", items: ["S"] }], skus: [{ spec: ["S", "S"], price: "1", stock: 1 }] },
    ],
    [
      "skus.1.spec",
      {
        specs: [{ name: "Size", items: ["S"] }],
        skus: [
          { spec: ["S"], price: "1", stock: 1 },
          { spec: ["S"], price: "2", stock: 1 },
        ],
      },
    ],
  ])("names a wrong field: %s", async (field, wrong) => {
    const { owner, picture } = await newOwner();
    const attempt = save(world, owner, { ...plain(picture), ...wrong, images: [picture] });
    expect(await refused(attempt, "field_invalid")).toEqual({ field });
  });

  test.each([
    ["price", { price: "0.00" }],
    ["price", { price: "1.005" }],
    ["price", { price: "1000000000.01" }],
    ["market_price", { market_price: "1.001" }],
    ["freight_price", { freight_price: "0.001" }],
    [
      "skus.0.price",
      { specs: [{ name: "Size", items: ["S"] }], skus: [{ spec: ["S"], price: "0", stock: 1 }] },
    ],
  ])("refuses a price: %s %j", async (field, wrong) => {
    const { owner, picture } = await newOwner();
    expect(await refused(save(world, owner, { ...plain(picture), ...wrong }), "price_invalid")).toEqual({
      field,
    });
  });

  test("needs price and stock when there are no variants", async () => {
    const { owner, picture } = await newOwner();
    const { price: _price, ...unpriced } = plain(picture);
    const { stock: _stock, ...uncounted } = plain(picture);
    expect(await refused(save(world, owner, unpriced), "price_invalid")).toEqual({ field: "price" });
    expect(await refused(save(world, owner, uncounted), "field_invalid")).toEqual({ field: "stock" });
  });

  test("takes pictures of the shop's own only", async () => {
    const { owner, picture } = await newOwner();
    const stranger = await newOwner();
    const kyc = await addFile(world.db, owner.id, "kyc");
    for (const image of [stranger.picture, kyc, "/uploads/nobody/1.svg", "https://elsewhere.example/a.png"]) {
      const attempt = save(world, owner, { ...plain(picture), images: [picture, image] });
      expect(await refused(attempt, "image_invalid")).toEqual({ field: "images.1" });
    }
    const [cream, sage] = varied(picture).skus;
    if (!cream || !sage) throw new Error("two variants are missing");
    const skus = [cream, { ...sage, image: stranger.picture }];
    const attempt = save(world, owner, { ...varied(picture), skus });
    expect(await refused(attempt, "image_invalid")).toEqual({ field: "skus.1.image" });
  });

  test("takes an absolute address of its own upload, and a picture of an older product", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(world, owner, {
      ...plain(picture),
      images: [`https://shop.example${picture}`],
    });
    expect(product.image).toBe(picture);
    await world.db`update product set images = '["/uploads/drawn/1.svg"]' where id = ${product.id}`;
    expect((await save(world, owner, plain("/uploads/drawn/1.svg"))).image).toBe("/uploads/drawn/1.svg");
  });
});

describe("changing a product", () => {
  test("needs the version that was read", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(world, owner, plain(picture));
    const next = await save(world, owner, { ...plain(picture), id, version: 1, title: "Jug, speckled" });
    expect(next).toMatchObject({ id, version: 2, title: "Jug, speckled" });
    const stale = save(world, owner, { ...plain(picture), id, version: 1, title: "Lost" });
    expect(await refused(stale, "version_conflict")).toEqual({ version: 2 });
    expect(await refused(save(world, owner, { ...plain(picture), id }), "field_invalid")).toEqual({
      field: "version",
    });
    expect((await info(owner, id)).title).toBe("Jug, speckled");
  });

  test("by several at once: one wins", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(world, owner, varied(picture));
    const outcomes = await Promise.allSettled(
      ["a", "b", "c", "d"].map((title) => save(world, owner, { ...varied(picture), id, version: 1, title })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await info(owner, id)).skus).toHaveLength(2);
  });

  test("keeps the numbers of variants, by id or by words, and brings a deleted one back", async () => {
    const { owner, picture } = await newOwner();
    const input = varied(picture);
    const { id, skus = [] } = await save(world, owner, input);
    const [cream, sage] = skus;
    if (!cream || !sage) throw new Error("two variants are missing");
    const second = await save(world, owner, {
      ...input,
      id,
      version: 1,
      skus: [
        { spec: ["Cream", "S"], price: "9.90", stock: 1 },
        { id: sage.id, spec: ["Sage", "S"], price: "8.00", stock: 2 },
        { spec: ["Cream", "L"], price: "9.00", stock: 3 },
      ],
    });
    expect(second.stock).toBe(6);
    expect(second.skus?.map(({ id: skuId, spec }) => [skuId, spec])).toEqual([
      [cream.id, ["Cream", "S"]],
      [sage.id, ["Sage", "S"]],
      [expect.any(Number), ["Cream", "L"]],
    ]);
    const simple = await save(world, owner, { ...plain(picture), id, version: 2 });
    expect(simple).toMatchObject({ specs: [], skus: [], stock: 40, price: "14.20" });
    const back = await save(world, owner, { ...input, id, version: 3, skus: input.skus.slice(0, 1) });
    expect(back.skus?.map(({ id: skuId }) => skuId)).toEqual([cream.id]);
    const wrong = {
      ...input,
      id,
      version: 4,
      skus: [{ id: sage.id, spec: ["Sage", "S"], price: "8.00", stock: 2 }],
    };
    expect(await refused(save(world, owner, wrong), "field_invalid")).toEqual({ field: "skus.0.id" });
  });

  test("stock is what is left: pieces on order come on top when they return", async () => {
    const { owner, product } = await shopWith(world, { stocks: [10] });
    const buyer = await addBuyer(world);
    const [orderNo = ""] = await buy(world, buyer, product);
    const picture = await addFile(world.db, owner.id, "public");
    const { version } = await info(owner, product.id);
    await save(world, owner, { ...plain(picture), id: product.id, version, stock: 0 });
    expect((await info(owner, product.id)).stock).toBe(0);
    await decline(world, owner.shopId, orderNo);
    expect((await info(owner, product.id)).stock).toBe(1);
  });

  test("never beside an order being placed: neither loses its count", async () => {
    const { owner, product } = await shopWith(world, { stocks: [10, 10] });
    const buyers = await Promise.all([1, 2, 3, 4].map(() => addBuyer(world)));
    const picture = await addFile(world.db, owner.id, "public");
    const { skus = [], specs: _, version } = await info(owner, product.id);
    const save1 = save(world, owner, {
      category_id: 1,
      title: "Thing",
      images: [picture],
      specs: [{ name: "Kind", items: skus.flatMap(({ spec }) => spec) }],
      skus: skus.map(({ id, spec, price, stock }) => ({ id, spec, price, stock })),
      id: product.id,
      version,
    });
    const outcomes = await Promise.allSettled([
      save1,
      ...buyers.map((buyer) => placeOrder(world, buyer, cart(product))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
    expect(await brokenInvariants(world.db)).toEqual([]);
  });
});

describe("a product's state", () => {
  test("is set, and the same again changes nothing", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(world, owner, plain(picture));
    expect(await setState(owner, id, "on")).toMatchObject({ status: "on", version: 2 });
    expect(await setState(owner, id, "on")).toMatchObject({ status: "on", version: 2 });
    expect(await setState(owner, id, "off")).toMatchObject({ status: "off", version: 3 });
    await world.db`update product set status = 'review' where id = ${id}`;
    expect(await refused(setState(owner, id, "on"), "bad_state")).toEqual({ status: "review" });
  });

  test("off sale nobody can order it", async () => {
    const { owner, product } = await shopWith(world);
    const buyer = await addBuyer(world);
    const order = await orderInput(world, buyer, cart(product));
    await setState(owner, product.id, "off");
    expect(await refusal(world.ask(buyer, "order.create", order))).toMatchObject({
      error: "product_unavailable",
    });
  });
});

describe("deleting a product", () => {
  test("not with open orders; past ones keep their copy", async () => {
    const { owner, product } = await shopWith(world);
    const buyer = await addBuyer(world);
    const [orderNo = ""] = await buy(world, buyer, product);
    expect(await refused(remove(owner, product.id), "has_open_orders")).toEqual({ open: 1 });
    await decline(world, owner.shopId, orderNo);
    expect(await remove(owner, product.id)).toBeNull();
    expect(await remove(owner, product.id)).toBeNull();
    await refusedWith(info(owner, product.id), 404);
    expect((await list(owner)).total).toBe(0);
    expect((await world.ask(buyer, "order.info", { order_no: orderNo })).goods[0]).toMatchObject({
      pro_id: product.id,
      title: "Thing",
    });
  });

  test("beside an order being placed: either the order or the deletion", async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, product } = await shopWith(world);
      const buyer = await addBuyer(world);
      const order = await orderInput(world, buyer, cart(product));
      const [placed, removed] = await Promise.allSettled([
        world.ask(buyer, "order.create", order),
        remove(owner, product.id),
      ]);
      expect([placed.status, removed.status].sort()).toEqual(["fulfilled", "rejected"]);
    }
  });
});

describe("the list", () => {
  test("has every state, the latest change first, by words of the title", async () => {
    const { owner, picture } = await newOwner();
    const ids: number[] = [];
    for (const title of ["Jug one", "Jug two", "Plate"]) {
      world.clock.advance(1);
      ids.push((await save(world, owner, { ...plain(picture), title, description: "Jug-like" })).id);
    }
    const [one = 0, two = 0, plate = 0] = ids;
    world.clock.advance(1);
    await setState(owner, one, "on");
    const idsOf = async (input: Input<"merchant.proList">) =>
      (await list(owner, input)).data.map(({ id }) => id);
    expect(await idsOf({})).toEqual([one, plate, two]);
    expect(await idsOf({ status: "on" })).toEqual([one]);
    expect(await idsOf({ search: "JUG" })).toEqual([one, two]);
    expect(await idsOf({ search: "100%" })).toEqual([]);
    expect(await list(owner, { page: 2, limit: 2 })).toMatchObject({
      total: 3,
      last_page: 2,
      data: [{ id: two }],
    });
  });
});

test("another shop's product does not exist", async () => {
  const { product } = await shopWith(world);
  const { owner, picture } = await newOwner();
  await refusedWith(info(owner, product.id), 404);
  await refusedWith(setState(owner, product.id, "off"), 404);
  await refusedWith(remove(owner, product.id), 404);
  await refusedWith(save(world, owner, { ...plain(picture), id: product.id, version: 1 }), 404);
  expect((await list(owner)).total).toBe(0);
});
