import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OperationId } from "../../../src/contract/operations";
import { freezeMember } from "../../../src/features/standing/freeze";
import { suspendShop } from "../../../src/features/standing/suspension";
import {
  createTestApp,
  type Fields,
  operationIds,
  operationOf,
  requestOf,
  type TestApp,
} from "../../support/app";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { type Actors, createActors, newKey } from "./actors";
import { fieldsOf, inOrder, tokenFor } from "./requests";

/** What the buyer has paid and the store has not earned goes back to the buyer. */
const GIVES_BACK: ReadonlySet<OperationId> = new Set(["merchantOrders.decline"]);
/** A suspended store keeps what its buyers are owed; in other stores its owner is a buyer like any other. */
const AS_BUYER: ReadonlySet<OperationId> = new Set([
  "payments.payWithBalance",
  "orders.confirmReceipt",
  "disputes.acceptOffer",
]);
/** The answers to a dispute that would refund its buyer, at once or later. A suspended store owes its buyers just that. */
const REFUNDING: readonly Fields[] = [
  { answer: "offer", amount: "1.00" },
  { answer: "return", return_to: "Dock 4, Northmill" },
  { answer: "accept" },
];

describe.each([
  { who: "a frozen member", isFrozen: true },
  { who: "a suspended merchant", isFrozen: false },
])("$who", ({ isFrozen }) => {
  let database: TestDatabase;
  let app: TestApp;
  let actors: Actors;
  beforeAll(async () => {
    database = await createTestDatabase();
    actors = await createActors(database.db);
    app = createTestApp(database.db);
    const { id } = actors.victim;
    const now = app.services.clock.now();
    const [shop] = await database.db<{ id: number }[]>`select id from shop where owner_id = ${id}`;
    await database.db.begin((tx) =>
      isFrozen ? freezeMember(tx, id, "Stolen", now) : suspendShop(tx, shop?.id ?? 0, "Complaints", now),
    );
  });
  afterAll(() => database.close());

  /** What each member has in all accounts, in ledger units. */
  const worth = async () =>
    new Map(
      (
        await database.db<{ owner: number; sum: bigint }[]>`
          select split_part(code, ':', 2)::bigint as owner, sum(balance)::bigint as sum from account
          where kind in ('available', 'hold', 'pending') group by 1`
      ).map(({ owner, sum }) => [Number(owner), BigInt(sum)]),
    );

  test("moves no money by any operation", async () => {
    const { victim } = actors;
    const moved: string[] = [];
    const watch = async (id: OperationId, call: () => Promise<unknown>) => {
      const before = await worth();
      await call();
      for (const [member, now] of await worth()) {
        const change = now - (before.get(member) ?? 0n);
        const isLoss = member === victim.id ? change < 0n : change > 0n && !GIVES_BACK.has(id);
        const isAllowed = !isFrozen && AS_BUYER.has(id);
        if (isLoss && !isAllowed)
          moved.push(`${id}: ${member === victim.id ? "own" : "another's"} ${change}`);
      }
    };
    const send = async (id: OperationId, fields: Fields, token: string) => {
      const key = operationOf(id).idempotency === "key" ? newKey() : {};
      return app.send(requestOf(id, fields, { token, ...key }));
    };
    const { orderDisputed: order_no, customerToken } = victim.shop;
    for (const answer of isFrozen ? REFUNDING : []) {
      await watch("merchantDisputes.answer", async () => {
        const { code } = await send("merchantDisputes.answer", { order_no, ...answer }, victim.token);
        await send("disputes.acceptOffer", { order_no, expect_amount: "1.00" }, customerToken);
        return code;
      });
    }
    let accepted = 0;
    for (const id of inOrder(operationIds)) {
      await watch(id, async () => {
        const { code } = await send(
          id,
          await fieldsOf(id, { app, actors, owner: victim }),
          tokenFor(id, victim),
        );
        if (code === 1) accepted++;
      });
    }
    expect(moved).toEqual([]);
    // The requests were good ones: most of them do something else than moving money.
    expect(accepted).toBeGreaterThan(operationIds.length / 2);
  });
});
