import { expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import { expectError } from "../../support/errors";
import { fixtures, info, newOwnerIn, plain, save, useMerchantFixtures, varied } from "./fixtures";

useMerchantFixtures();

const tiers = [
  { min_num: 12, price: "13.50" },
  { min_num: 48, price: "12.00" },
];

test("a product has the tiers, minimum and packs that its store gave, for buyers too", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const terms = { price_tiers: tiers, min_order: 12, pack_size: 6 };
  const { id } = await save(fixtures, owner, { ...plain(picture), ...terms });
  expect(await info(owner, id)).toMatchObject(terms);
  await fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
    id,
    status: "on",
  });
  const detail = await fixtures.callHandler("products.get", handlers["products.get"], undefined, { id });
  expect(detail).toMatchObject({ ...terms, from_price: "12.00" });
});

test("a product without them is sold by the piece", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const { id } = await save(fixtures, owner, plain(picture));
  expect(await info(owner, id)).toMatchObject({ price_tiers: [], min_order: 1, pack_size: 1 });
});

test("what a change leaves out stays; an empty table removes it", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const { id } = await save(fixtures, owner, {
    ...plain(picture),
    price_tiers: tiers,
    min_order: 12,
    pack_size: 6,
  });
  const changed = await save(fixtures, owner, { ...plain(picture), id, version: 1, title: "Jug" });
  expect(changed).toMatchObject({ price_tiers: tiers, min_order: 12, pack_size: 6 });
  // A table that stays must still lie below the price.
  const cheap = save(fixtures, owner, { ...plain(picture), id, version: 2, price: "13.00" });
  expect(await expectError(cheap, "price_invalid")).toEqual({ field: "price_tiers.0.price" });
  const removed = await save(fixtures, owner, {
    ...plain(picture),
    id,
    version: 2,
    price: "13.00",
    price_tiers: [],
  });
  expect(removed).toMatchObject({ price_tiers: [], min_order: 12 });
});

test("a table that doesn't rise in quantity and fall in price is refused by name", async () => {
  const { owner, picture } = await newOwnerIn(fixtures);
  const refused = (price_tiers: typeof tiers, error: "field_invalid" | "price_invalid") =>
    expectError(save(fixtures, owner, { ...plain(picture), price_tiers }), error);
  const tier = (min_num: number, price: string) => ({ min_num, price });
  expect(await refused([tier(12, "14.20")], "price_invalid")).toEqual({ field: "price_tiers.0.price" });
  expect(await refused([tier(12, "0")], "price_invalid")).toEqual({ field: "price_tiers.0.price" });
  expect(await refused([tier(12, "9.999")], "price_invalid")).toEqual({ field: "price_tiers.0.price" });
  expect(await refused([tier(12, "13.00"), tier(12, "12.00")], "field_invalid")).toEqual({
    field: "price_tiers.1.min_num",
  });
  // Of a product with variants the cheapest counts: 7.50.
  const dear = { ...varied(picture), price_tiers: [tier(12, "7.50")] };
  expect(await expectError(save(fixtures, owner, dear), "price_invalid")).toEqual({
    field: "price_tiers.0.price",
  });
  await save(fixtures, owner, { ...varied(picture), price_tiers: [tier(12, "7.49")] });
});
