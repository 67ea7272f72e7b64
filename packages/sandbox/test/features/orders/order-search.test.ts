import { afterAll, beforeAll, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { createCallHandler } from "../../support/call-handler";
import { addBuyer, addProduct, addShop, buy, createFixtures, type Fixtures } from "./fixtures";

let fixtures: Fixtures;
let buyer: Viewer;
let harbour: Merchant;
/** Numbers of the orders: a kettle and a mug of the harbour's store, a lamp of another, a kettle of another buyer. */
let kettle: string;
let lamp: string;
let others: string;

beforeAll(async () => {
  fixtures = await createFixtures();
  const { db } = fixtures;
  buyer = await addBuyer(fixtures);
  harbour = await addShop(fixtures);
  const other = await addShop(fixtures);
  await db`update shop set shopname = 'Harbour Trading' where id = ${harbour.shopId}`;
  await db`update shop set shopname = 'Night Works' where id = ${other.shopId}`;
  const product = async (shopId: number, title: string, code: string) => {
    const made = await addProduct(fixtures, shopId, { stocks: [100] });
    await db`update product set title = ${title} where id = ${made.id}`;
    await db`update sku set code = ${code}, code_shop_id = ${shopId} where pro_id = ${made.id}`;
    return made;
  };
  const kettles = await product(harbour.shopId, "Enamel kettle, 2 l", "KT-200/B");
  const mugs = await product(harbour.shopId, "Stoneware mug", "MG-1");
  const lamps = await product(other.shopId, "Desk lamp", "LP-9");
  await db`insert into translation (source, language, text) values ('Desk lamp', 'de', 'Schreibtischlampe')`;
  [kettle = ""] = await buy(fixtures, buyer, kettles, mugs);
  fixtures.clock.advance(10 * DAY);
  [lamp = ""] = await buy(fixtures, buyer, lamps);
  const stranger = await addBuyer(fixtures);
  [others = ""] = await buy(fixtures, stranger, kettles);
});
afterAll(() => fixtures.close());

const numbersOf = ({ data }: { data: readonly { order_no: string }[] }) =>
  data.map(({ order_no }) => order_no);
const bought = async (input: Input<"orders.list">) =>
  numbersOf(await fixtures.ask(buyer, "orders.list", input));
const sold = async (input: Input<"merchantOrders.list">) =>
  numbersOf(
    await createCallHandler(fixtures.services)(
      "merchantOrders.list",
      handlers["merchantOrders.list"],
      harbour,
      input,
    ),
  );

test("a buyer finds orders by title, item code, number and store, in any order of words and in the language read", async () => {
  for (const search of [
    "kettle",
    "MUG stoneware",
    "kettles",
    "kt-200/b",
    "harbour",
    " enamel  harbour ",
    kettle.toLowerCase(),
  ])
    expect([search, await bought({ search })]).toEqual([search, [kettle]]);
  for (const search of ["lamp", "Schreibtischlampe", "night works", "LP-9"])
    expect([search, await bought({ search })]).toEqual([search, [lamp]]);
  for (const search of ["kettle lamp", "nothing", "%", "_"])
    expect([search, await bought({ search })]).toEqual([search, []]);
  expect(await bought({ search: "  " })).toEqual([lamp, kettle]);
});

test("a store finds its own orders, whoever bought, and not by its own name", async () => {
  expect(await sold({ search: "kettle" })).toEqual([others, kettle]);
  expect(await sold({ search: "mug" })).toEqual([kettle]);
  expect(await sold({ search: "harbour" })).toEqual([]);
  expect(await sold({ search: "lamp" })).toEqual([]);
});

test("days are whole ones in UTC, and the counts are of what was found", async () => {
  const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
  const now = fixtures.clock.now();
  expect(await bought({ from: day(now) })).toEqual([lamp]);
  expect(await bought({ to: day(now - 10 * DAY) })).toEqual([kettle]);
  expect(await bought({ from: day(now - 10 * DAY), to: day(now) })).toEqual([lamp, kettle]);
  expect(await bought({ from: day(now - 5 * DAY), to: day(now - 4 * DAY) })).toEqual([]);
  const found = await fixtures.ask(buyer, "orders.list", { search: "kettle" });
  expect([found.total, found.counts?.paid]).toEqual([1, 1]);
});

test.each([{ from: "2026-02-30" }, { to: "yesterday" }])("%j is no day", async (input) => {
  await expect(bought(input)).rejects.toMatchObject({ status: 422 });
});
