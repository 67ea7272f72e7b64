import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import type { Merchant } from "../../../src/kernel/handler";
import { expectError, expectStatus } from "../../support/errors";
import { addBuyer, buy, cart, decline, errorOf, orderInput } from "../orders/fixtures";
import { fixtures, info, newOwnerIn, plain, save, shopWith, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const list = (owner: Merchant, input: Input<"merchantProducts.list"> = {}) =>
  fixtures.callHandler("merchantProducts.list", handlers["merchantProducts.list"], owner, input);
const setState = (owner: Merchant, id: number, status: "on" | "off") =>
  fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
    id,
    status,
  });
const remove = (owner: Merchant, id: number) =>
  fixtures.callHandler("merchantProducts.delete", handlers["merchantProducts.delete"], owner, { id });

const newOwner = () => newOwnerIn(fixtures);

describe("a product's state", () => {
  test("is set, and the same again changes nothing", async () => {
    const { owner, picture } = await newOwner();
    const { id } = await save(fixtures, owner, plain(picture));
    expect(await setState(owner, id, "on")).toMatchObject({ status: "on", version: 2 });
    expect(await setState(owner, id, "on")).toMatchObject({ status: "on", version: 2 });
    expect(await setState(owner, id, "off")).toMatchObject({ status: "off", version: 3 });
    await fixtures.db`update product set status = 'review' where id = ${id}`;
    expect(await expectError(setState(owner, id, "on"), "bad_state")).toEqual({ status: "review" });
  });

  test("off sale no one can order it", async () => {
    const { owner, product } = await shopWith(fixtures);
    const buyer = await addBuyer(fixtures);
    const order = await orderInput(fixtures, buyer, cart(product));
    await setState(owner, product.id, "off");
    expect(await errorOf(fixtures.ask(buyer, "orders.create", order))).toMatchObject({
      error: "product_unavailable",
    });
  });
});

describe("deleting a product", () => {
  test("not with open orders; past ones keep their copy", async () => {
    const { owner, product } = await shopWith(fixtures);
    const buyer = await addBuyer(fixtures);
    const [orderNo = ""] = await buy(fixtures, buyer, product);
    expect(await expectError(remove(owner, product.id), "has_open_orders")).toEqual({ open: 1 });
    await decline(fixtures, owner.shopId, orderNo);
    expect(await remove(owner, product.id)).toBeNull();
    expect(await remove(owner, product.id)).toBeNull();
    await expectStatus(info(owner, product.id), 404);
    expect((await list(owner)).total).toBe(0);
    expect((await fixtures.ask(buyer, "orders.get", { order_no: orderNo })).goods[0]).toMatchObject({
      pro_id: product.id,
      title: "Thing",
    });
  });

  test("next to an order being placed: either the order or the deletion", async () => {
    for (let round = 0; round < 5; round++) {
      const { owner, product } = await shopWith(fixtures);
      const buyer = await addBuyer(fixtures);
      const order = await orderInput(fixtures, buyer, cart(product));
      const [placed, removed] = await Promise.allSettled([
        fixtures.ask(buyer, "orders.create", order),
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
      fixtures.clock.advance(1);
      ids.push((await save(fixtures, owner, { ...plain(picture), title, description: "Jug-like" })).id);
    }
    const [one = 0, two = 0, plate = 0] = ids;
    fixtures.clock.advance(1);
    await setState(owner, one, "on");
    const idsOf = async (input: Input<"merchantProducts.list">) =>
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
  const { product } = await shopWith(fixtures);
  const { owner, picture } = await newOwner();
  await expectStatus(info(owner, product.id), 404);
  await expectStatus(setState(owner, product.id, "off"), 404);
  await expectStatus(remove(owner, product.id), 404);
  await expectStatus(save(fixtures, owner, { ...plain(picture), id: product.id, version: 1 }), 404);
  expect((await list(owner)).total).toBe(0);
});
