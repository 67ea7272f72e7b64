import { describe, expect, test } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { expectError } from "../../support/errors";
import { addBuyer, buy, cart, decline, placeOrder } from "../orders/fixtures";
import {
  addFile,
  fixtures,
  info,
  newOwnerIn,
  plain,
  save,
  shopWith,
  useMerchantFixtures,
  varied,
} from "./fixtures";

useMerchantFixtures();

const newOwner = () => newOwnerIn(fixtures);

describe("changing a product", () => {
  test("needs the version that was read", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(fixtures, owner, plain(picture));
    const next = await save(fixtures, owner, { ...plain(picture), id, version: 1, title: "Jug, speckled" });
    expect(next).toMatchObject({ id, version: 2, title: "Jug, speckled" });
    const stale = save(fixtures, owner, { ...plain(picture), id, version: 1, title: "Lost" });
    expect(await expectError(stale, "version_conflict")).toEqual({ version: 2 });
    expect(await expectError(save(fixtures, owner, { ...plain(picture), id }), "field_invalid")).toEqual({
      field: "version",
    });
    expect((await info(owner, id)).title).toBe("Jug, speckled");
  });

  test("by several at once: one wins", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(fixtures, owner, varied(picture));
    const outcomes = await Promise.allSettled(
      ["a", "b", "c", "d"].map((title) =>
        save(fixtures, owner, { ...varied(picture), id, version: 1, title }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await info(owner, id)).skus).toHaveLength(2);
  });

  test("keeps the numbers of variants, by id or by words, and brings a deleted one back", async () => {
    const { owner, picture } = await newOwner();
    const input = varied(picture);
    const { id, skus = [] } = await save(fixtures, owner, input);
    const [cream, sage] = skus;
    if (!cream || !sage) throw new Error("two variants are missing");
    const second = await save(fixtures, owner, {
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
    const simple = await save(fixtures, owner, { ...plain(picture), id, version: 2 });
    expect(simple).toMatchObject({ specs: [], skus: [], stock: 40, price: "14.20" });
    const back = await save(fixtures, owner, { ...input, id, version: 3, skus: input.skus.slice(0, 1) });
    expect(back.skus?.map(({ id: skuId }) => skuId)).toEqual([cream.id]);
    const wrong = {
      ...input,
      id,
      version: 4,
      skus: [{ id: sage.id, spec: ["Sage", "S"], price: "8.00", stock: 2 }],
    };
    expect(await expectError(save(fixtures, owner, wrong), "field_invalid")).toEqual({ field: "skus.0.id" });
  });

  test("stock is what is left: ordered items are added when they return", async () => {
    const { owner, product } = await shopWith(fixtures, { stocks: [10] });
    const buyer = await addBuyer(fixtures);
    const [orderNo = ""] = await buy(fixtures, buyer, product);
    const picture = await addFile(fixtures.db, owner.id, "public");
    const { version } = await info(owner, product.id);
    await save(fixtures, owner, { ...plain(picture), id: product.id, version, stock: 0 });
    expect((await info(owner, product.id)).stock).toBe(0);
    await decline(fixtures, owner.shopId, orderNo);
    expect((await info(owner, product.id)).stock).toBe(1);
  });

  test("never next to an order being placed: neither loses its count", async () => {
    const { owner, product } = await shopWith(fixtures, { stocks: [10, 10] });
    const buyers = await Promise.all([1, 2, 3, 4].map(() => addBuyer(fixtures)));
    const picture = await addFile(fixtures.db, owner.id, "public");
    const { skus = [], specs: _, version } = await info(owner, product.id);
    const save1 = save(fixtures, owner, {
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
      ...buyers.map((buyer) => placeOrder(fixtures, buyer, cart(product))),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
    expect(await brokenInvariants(fixtures.db)).toEqual([]);
  });
});
