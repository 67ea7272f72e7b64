import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { refused } from "../../support/errors";
import { addBuyer, buy, cart, decline, placeOrder } from "../orders/fixtures";
import { addFile, info, inShopWorld, newOwnerIn, plain, save, shopWith, varied, world } from "./fixtures";

inShopWorld();

const newOwner = () => newOwnerIn(world);

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
