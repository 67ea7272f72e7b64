import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import type { Merchant } from "../../../src/kernel/handler";
import { expectError } from "../../support/errors";
import { fixtures, info, newOwnerIn, plain, save, useMerchantFixtures, varied } from "./fixtures";

useMerchantFixtures();

const lookup = (...sku_codes: string[]) =>
  fixtures.callHandler("products.lookup", handlers["products.lookup"], undefined, { sku_codes });
const setStatus = (owner: Merchant, id: number, status: "on" | "off") =>
  fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
    id,
    status,
  });
const search = async (owner: Merchant, text: string) => {
  const list = handlers["merchantProducts.list"];
  const { data } = await fixtures.callHandler("merchantProducts.list", list, owner, { search: text });
  return data.map(({ id }) => id);
};

/** A mug whose two variants have these codes; undefined sends none. */
const mug = (picture: string, codes: readonly (string | undefined)[]) => {
  const input = varied(picture);
  const skus = input.skus.map((sku, i) => ({
    ...sku,
    ...(codes[i] !== undefined && { sku_code: codes[i] }),
  }));
  return { ...input, skus };
};
const codesOf = ({ skus = [] }: { skus?: readonly { sku_code?: string }[] }) =>
  skus.map(({ sku_code }) => sku_code);
const newOwner = () => newOwnerIn(fixtures);

describe("a code", () => {
  test("is kept with a product and with each variant, and stays where a change leaves it out", async () => {
    const { owner, picture } = await newOwner();
    const jug = await save(fixtures, owner, { ...plain(picture), sku_code: " JUG-1 " });
    expect(jug.sku_code).toBe("JUG-1");
    const { stock: _, ...uncounted } = plain(picture);
    const renamed = await save(fixtures, owner, { ...uncounted, id: jug.id, version: 1, title: "Jug, tall" });
    expect(renamed.sku_code).toBe("JUG-1");
    const removed = { ...uncounted, id: jug.id, version: 2, sku_code: "" };
    expect((await save(fixtures, owner, removed)).sku_code).toBe("");

    const mugs = await save(fixtures, owner, mug(picture, ["MUG-S", "MUG-L"]));
    expect(codesOf(mugs)).toEqual(["MUG-S", "MUG-L"]);
    const again = { ...mug(picture, [undefined, "MUG-XL"]), id: mugs.id, version: 1 };
    expect(codesOf(await save(fixtures, owner, again))).toEqual(["MUG-S", "MUG-XL"]);
  });

  test("may be changed with that of another variant", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(fixtures, owner, mug(picture, ["A", "B"]));
    const swapped = await save(fixtures, owner, { ...mug(picture, ["B", "A"]), id, version: 1 });
    expect(codesOf(swapped)).toEqual(["B", "A"]);
  });

  test("belongs to one thing of a store, whatever its case, until that is gone", async () => {
    const { owner, picture } = await newOwner();
    const twice = mug(picture, ["Same", "sAME"]);
    expect(await expectError(save(fixtures, owner, twice), "field_invalid")).toEqual({
      field: "skus.1.sku_code",
    });
    const first = await save(fixtures, owner, mug(picture, ["ONE", "TWO"]));
    const jug = (input: Partial<Input<"merchantProducts.save">>) =>
      save(fixtures, owner, { ...plain(picture), ...input });
    expect(await expectError(jug({ sku_code: "two" }), "field_invalid")).toEqual({ field: "sku_code" });
    const onlyOne = { ...mug(picture, []), id: first.id, version: 1 };
    await save(fixtures, owner, { ...onlyOne, skus: onlyOne.skus.slice(0, 1) });
    expect((await jug({ sku_code: "two" })).sku_code).toBe("two");
    expect(await expectError(jug({ sku_code: "one" }), "field_invalid")).toEqual({ field: "sku_code" });
    await fixtures.callHandler("merchantProducts.delete", handlers["merchantProducts.delete"], owner, {
      id: first.id,
    });
    expect((await jug({ sku_code: "one" })).sku_code).toBe("one");
  });

  test("is given to one of two products that are saved with it at once", async () => {
    const { owner, picture } = await newOwner();
    const saved = await Promise.allSettled(
      Array.from({ length: 4 }, () => save(fixtures, owner, { ...plain(picture), sku_code: "RACE" })),
    );
    expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of saved) {
      if (each.status === "rejected") await expectError(Promise.reject(each.reason), "field_invalid");
    }
  });

  test("finds the store's product, whole and in any case", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(fixtures, owner, mug(picture, ["FIND-1", "FIND-2"]));
    expect(await search(owner, "find-2")).toEqual([id]);
    expect(await search(owner, "find")).toEqual([]);
    expect(await search((await newOwner()).owner, "find-2")).toEqual([]);
  });
});

describe("products.lookup", () => {
  test("finds what is on sale, a variant or a product without any, of every store", async () => {
    const [here, there] = [await newOwner(), await newOwner()];
    const jug = await save(fixtures, here.owner, { ...plain(here.picture), sku_code: "LOOK-1" });
    const mugs = await save(fixtures, there.owner, {
      ...mug(there.picture, ["LOOK-1", "LOOK-2"]),
      price_tiers: [{ min_num: 10, price: "5.00" }],
      min_order: 6,
      pack_size: 3,
    });
    expect(await lookup("LOOK-1", "LOOK-2")).toEqual([]);
    await setStatus(here.owner, jug.id, "on");
    await setStatus(there.owner, mugs.id, "on");
    const found = await lookup("look-1", "LOOK-2", "NOTHING", "%", "");
    expect(found.map(({ id, sku_code, sku }) => [id, sku_code, sku?.spec])).toEqual([
      [jug.id, "LOOK-1", undefined],
      [mugs.id, "LOOK-1", ["Cream", "S"]],
      [mugs.id, "LOOK-2", ["Sage", "L"]],
    ]);
    expect(found[2]).toMatchObject({
      min_order: 6,
      pack_size: 3,
      price_tiers: [{ min_num: 10, price: "5.00" }],
      sku: { price: "7.50", stock: 8, sku_code: "LOOK-2" },
    });
    await fixtures.db`update shop set status = 'suspended' where id = ${there.owner.shopId}`;
    expect((await lookup("LOOK-1", "LOOK-2")).map(({ id }) => id)).toEqual([jug.id]);
  });
});

test("own products come in the order that was asked for", async () => {
  const { owner, picture } = await newOwner();
  const ids: number[] = [];
  for (const [title, price, stock] of [
    ["Éclair stand", "9.00", 5],
    ["apron", "10.00", 7],
    ["Dish", "9.00", 6],
  ] as const) {
    fixtures.clock.advance(1);
    ids.push((await save(fixtures, owner, { ...plain(picture), title, price, stock })).id);
  }
  const [stand, apron, dish] = ids;
  const sorted = async (input: Input<"merchantProducts.list">) => {
    const list = handlers["merchantProducts.list"];
    return (await fixtures.callHandler("merchantProducts.list", list, owner, input)).data.map(({ id }) => id);
  };
  expect(await sorted({})).toEqual([dish, apron, stand]);
  expect(await sorted({ sort: "title" })).toEqual([apron, dish, stand]);
  expect(await sorted({ sort: "price" })).toEqual([stand, dish, apron]);
  expect(await sorted({ sort: "price", order: "desc" })).toEqual([apron, dish, stand]);
  expect(await sorted({ sort: "stock", limit: 1, page: 2 })).toEqual([dish]);
  expect(await sorted({ sort: "updatetime", order: "asc" })).toEqual([stand, apron, dish]);
  expect((await info(owner, dish ?? 0)).title).toBe("Dish");
});
