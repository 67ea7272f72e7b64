import { describe, expect, test } from "vitest";
import type { Merchant } from "../../../src/features/handler";
import { handlers } from "../../../src/features/index";
import type { Input } from "../../../src/http/contract";
import { refused, refusedWith } from "../../support/errors";
import { addBuyer, buy, cart, decline, orderInput, refusal } from "../orders/fixtures";
import { info, inShopWorld, newOwnerIn, plain, save, shopWith, world } from "./fixtures";

inShopWorld();

const list = (owner: Merchant, input: Input<"merchantProducts.list"> = {}) =>
  world.say("merchantProducts.list", handlers["merchantProducts.list"], owner, input);
const setState = (owner: Merchant, id: number, status: "on" | "off") =>
  world.say("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, { id, status });
const remove = (owner: Merchant, id: number) =>
  world.say("merchantProducts.delete", handlers["merchantProducts.delete"], owner, { id });

const newOwner = () => newOwnerIn(world);

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
    expect(await refusal(world.ask(buyer, "orders.create", order))).toMatchObject({
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
    expect((await world.ask(buyer, "orders.get", { order_no: orderNo })).goods[0]).toMatchObject({
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
        world.ask(buyer, "orders.create", order),
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
  const { product } = await shopWith(world);
  const { owner, picture } = await newOwner();
  await refusedWith(info(owner, product.id), 404);
  await refusedWith(setState(owner, product.id, "off"), 404);
  await refusedWith(remove(owner, product.id), 404);
  await refusedWith(save(world, owner, { ...plain(picture), id: product.id, version: 1 }), 404);
  expect((await list(owner)).total).toBe(0);
});
