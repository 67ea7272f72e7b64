import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import { readProduct } from "../../../src/features/merchants/product-input";
import { checkPictures } from "../../../src/features/merchants/product-pictures";
import type { Merchant } from "../../../src/kernel/handler";
import { invokeHandler } from "../../support/call";
import { expectError, expectStatus } from "../../support/errors";
import { addFile, fixtures, info, newOwnerIn, plain, save, useMerchantFixtures, varied } from "./fixtures";

useMerchantFixtures();

const list = (owner: Merchant, input: Input<"merchantProducts.list"> = {}) =>
  fixtures.callHandler("merchantProducts.list", handlers["merchantProducts.list"], owner, input);

const newOwner = () => newOwnerIn(fixtures);

describe("adding a product", () => {
  test("without variants: off sale at first, with the defaults, and read back the same", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(fixtures, owner, plain(picture));
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

  test("by the store's freight: without one of its own, with a weight that a change may leave out", async () => {
    const { owner, picture } = await newOwner();
    const byStore = { ...plain(picture), is_store_freight: 1, freight_price: "2.90" } as const;
    const product = await save(fixtures, owner, { ...byStore, weight: 800 });
    expect(product).toMatchObject({ is_store_freight: 1, weight: 800 });
    expect(product).not.toHaveProperty("freight_price");
    const { data } = await list(owner);
    expect(data).toMatchObject([{ id: product.id, is_store_freight: 1, weight: 800 }]);
    const { id, version } = product;
    const kept = await save(fixtures, owner, { ...byStore, id, version });
    expect(kept).toMatchObject({ is_store_freight: 1, weight: 800 });
    const own = await save(fixtures, owner, { ...byStore, id, version: kept.version, is_store_freight: 0 });
    expect(own).toMatchObject({ freight_price: "2.90", weight: 800 });
    expect(own).not.toHaveProperty("is_store_freight");
  });

  test("with variants: the lowest price and all of the stock count", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(fixtures, owner, {
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
    const product = await save(fixtures, owner, { ...plain(picture), ...forged });
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
    const call = (input: Input<"merchantProducts.save">, key: string) =>
      invokeHandler(fixtures.services, handlers["merchantProducts.save"], {
        id: "merchantProducts.save",
        viewer: owner,
        input,
        key,
      });
    const key = randomUUID();
    const first = await call(plain(picture), key);
    const again = await call(plain(picture), key);
    expect(again).toEqual({ data: first.data, replayed: true });
    expect((await list(owner)).total).toBe(1);
    await expectStatus(call({ ...plain(picture), title: "Other" }, key), 422);
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
    const attempt = save(fixtures, owner, { ...plain(picture), ...wrong, images: [picture] });
    expect(await expectError(attempt, "field_invalid")).toEqual({ field });
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
    expect(
      await expectError(save(fixtures, owner, { ...plain(picture), ...wrong }), "price_invalid"),
    ).toEqual({
      field,
    });
  });

  test("needs price and stock without variants", async () => {
    const { owner, picture } = await newOwner();
    const { price: _price, ...unpriced } = plain(picture);
    const { stock: _stock, ...uncounted } = plain(picture);
    expect(await expectError(save(fixtures, owner, unpriced), "price_invalid")).toEqual({ field: "price" });
    expect(await expectError(save(fixtures, owner, uncounted), "field_invalid")).toEqual({ field: "stock" });
  });

  test("takes pictures of the shop's own only", async () => {
    const { owner, picture } = await newOwner();
    const stranger = await newOwner();
    const kyc = await addFile(fixtures.db, owner.id, "kyc");
    for (const image of [stranger.picture, kyc, "/uploads/nobody/1.svg", "https://elsewhere.example/a.png"]) {
      const attempt = save(fixtures, owner, { ...plain(picture), images: [picture, image] });
      expect(await expectError(attempt, "image_invalid")).toEqual({ field: "images.1" });
    }
    const [cream, sage] = varied(picture).skus;
    if (!cream || !sage) throw new Error("two variants are missing");
    const skus = [cream, { ...sage, image: stranger.picture }];
    const attempt = save(fixtures, owner, { ...varied(picture), skus });
    expect(await expectError(attempt, "image_invalid")).toEqual({ field: "skus.1.image" });
  });

  test("reads no other product for pictures that its owner has uploaded, or that it shows already", async () => {
    const { owner, picture } = await newOwner();
    for (let n = 0; n < 5; n++) await save(fixtures, owner, plain(picture));
    const { id } = await save(fixtures, owner, plain(picture));
    await fixtures.db`update product set images = '["/uploads/drawn/2.svg"]' where id = ${id}`;
    const rowsReadFor = (image: string, productId?: number) =>
      fixtures.db.begin(async (tx) => {
        const rows = async () => {
          const [row] = await tx<{ read: number }[]>`
            select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read
            from pg_stat_xact_user_tables where relname = 'product'`;
          return row?.read ?? 0;
        };
        const before = await rows();
        await checkPictures(tx, owner, readProduct(plain(image)), productId);
        return (await rows()) - before;
      });
    expect(await rowsReadFor(picture)).toBe(0);
    expect(await rowsReadFor("/uploads/drawn/2.svg", id)).toBeLessThan(5);
  });

  test("accepts an absolute address of its own upload, and a picture of an older product", async () => {
    const { owner, picture } = await newOwner();
    const product = await save(fixtures, owner, {
      ...plain(picture),
      images: [`https://shop.example${picture}`],
    });
    expect(product.image).toBe(picture);
    await fixtures.db`update product set images = '["/uploads/drawn/1.svg"]' where id = ${product.id}`;
    expect((await save(fixtures, owner, plain("/uploads/drawn/1.svg"))).image).toBe("/uploads/drawn/1.svg");
  });
});
