import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { move, post } from "../../../src/db/ledger/post";
import { DAY } from "../../../src/domain/durations";
import {
  available,
  clearing,
  escrow,
  hold,
  type Posting,
  pending,
} from "../../../src/domain/ledger/accounts";
import { settleDue } from "../../../src/features/orders/jobs";
import {
  addBuyer,
  addProduct,
  addShop,
  buy,
  createFixtures,
  type Fixtures,
  ship,
  USDT,
} from "../../features/orders/fixtures";

/** A market with money in each of its places: paid, shipped, received and settled orders. */
let fixtures: Fixtures;
let buyerId: number;
let ownerId: number;
let orders: Record<"paid" | "received" | "settled", string>;
beforeAll(async () => {
  fixtures = await createFixtures();
  const shop = await addShop(fixtures);
  const thing = await addProduct(fixtures, shop.shopId, { price: 10n * USDT });
  const buyer = await addBuyer(fixtures);
  const receive = async () => {
    const [order_no = ""] = await buy(fixtures, buyer, thing);
    await ship(fixtures, shop.shopId, order_no);
    await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
    return order_no;
  };
  const settled = await receive();
  fixtures.clock.advance(30 * DAY);
  await settleDue(fixtures.services, fixtures.clock.now());
  const [paid = ""] = await buy(fixtures, buyer, thing);
  orders = { settled, received: await receive(), paid };
  [buyerId, ownerId] = [buyer.id, shop.id];
});
afterAll(() => fixtures.close());

/** What the check finds while a change is there that is undone afterwards. */
async function foundAfter(change: (tx: Tx) => Promise<unknown>) {
  const undone = new Error("undone");
  let found: string[] = [];
  await fixtures.db
    .begin(async (tx) => {
      await change(tx);
      found = (await brokenInvariants(tx)).map(({ rule, subject }) => `${rule}: ${subject}`);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

test("books that nobody touched hold", async () => {
  expect(await brokenInvariants(fixtures.db)).toEqual([]);
});

const outside = clearing("USDT", "TRC20");
const credit = () => move(outside, available(buyerId), 7n * USDT);

test.each<[string, () => string, () => readonly Posting[]]>([
  ["a recharge", () => "recharge:RFORGED", credit],
  ["an adjustment that nobody decided", () => "adjustment:AFORGED", credit],
  ["a balance at the beginning", () => "seed:forged", credit],
  ["a reversal", () => `reversal:pay:${orders.paid}`, credit],
  ["a late transfer", () => "pay-late:P1:ab", credit],
  ["a transfer too many", () => "pay-over:P1:ab:1", credit],
  ["a refund of an order that was not refunded", () => `refund:${orders.paid}`, credit],
  [
    "a settlement of an order that is not settled",
    () => `settle:${orders.received}`,
    () => move(pending(ownerId), available(ownerId), USDT),
  ],
  [
    "the receipt of an order that was not received",
    () => `receipt:${orders.paid}`,
    () => move(escrow(orders.paid), pending(ownerId), USDT),
  ],
  ["a withdrawal", () => "withdraw:WFORGED", () => move(available(buyerId), hold(buyerId), USDT)],
  [
    "a withdrawal that came back",
    () => "withdraw-back:WFORGED",
    () => move(outside, available(buyerId), USDT),
  ],
  ["a withdrawal that arrived", () => "withdraw-done:WFORGED", credit],
  ["something without a name", () => "forged", credit],
])("a journal of %s is found, however even it is", async (_, ref, postings) => {
  const journal = { ref: ref(), kind: "forged", now: fixtures.clock.now(), postings: postings() };
  expect(await foundAfter((tx) => post(tx, journal))).toContain(`a journal has its cause: ${journal.ref}`);
});

test.each<[string, () => string]>([
  ["payment", () => `pay:${orders.paid}`],
  ["settlement", () => `settle:${orders.settled}`],
])(
  "a journal of a %s with another amount than its cause is found, though its postings are even",
  async (_, ref) => {
    const found = await foundAfter(
      (tx) =>
        tx`update posting set amount = amount * 2 where journal_id = (select id from journal where ref = ${ref()})`,
    );
    expect(found).toContain(`a journal has its cause: ${ref()}`);
  },
);

test("a settlement or withdrawal without its journal is found", async () => {
  const settled = await foundAfter(
    (tx) => tx`update journal set ref = 'seed:x' where ref = ${`settle:${orders.settled}`}`,
  );
  expect(settled).toContain(`journal of a settlement: ${orders.settled}`);
  const withdrawn = await foundAfter(
    (
      tx,
    ) => tx`insert into withdrawal (order_no, member_id, quote_id, coin, network, address, amount, fee, received, rate, status,
        hold_until, createtime, updatetime)
      values ('WLOST', ${buyerId}, 'q', 'USDT', 'TRC20', 'T', 1, 0, 1, 1000000, 'cancelled', 0, 0, 0)`,
  );
  expect(withdrawn).toContain("opening journal of a withdrawal: WLOST");
});
