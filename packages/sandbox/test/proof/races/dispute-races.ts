import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { HOUR } from "../../../src/domain/durations";
import type { Answer } from "../../support/client";
import { inParallel, type Track } from "../../support/track";
import { addShipped, addUsers, ORDER_TOTAL, type Purchase, USDT } from "../../support/users";
import type { Attempt, Race, Runner } from "./race";

const MONEY = 25n * USDT;
/** What the buyer asks for: less than the whole, so that the items stay sold. */
const ASKED = 6n * USDT;
const OFFER = 3n * USDT;
const WIDTH = 10;

const isDone = ({ error }: Answer<unknown>) => error === undefined;

const opener =
  (
    { client }: Track,
    { buyer, orderNo }: Purchase,
    reason: "not_arrived" | "not_as_described" = "not_as_described",
  ): Runner =>
  (place) =>
    client.call(
      place,
      "disputes.open",
      {
        order_no: orderNo,
        reason,
        kind: reason === "not_arrived" ? "refund" : "return",
        text: "The lid is cracked.",
        amount: "6.00",
      },
      { token: buyer.token, key: randomUUID() },
    );

const answerer =
  ({ client }: Track, { stall, orderNo }: Purchase, answer: "accept" | "offer" | "return"): Runner =>
  (place) =>
    client.call(
      place,
      "merchantDisputes.answer",
      {
        order_no: orderNo,
        answer,
        ...(answer === "offer" && { amount: "3.00" }),
        ...(answer === "return" && { return_to: "Dock 4, Northmill" }),
      },
      { token: stall.token, key: randomUUID() },
    );

const withdrawer =
  ({ client }: Track, { buyer, orderNo }: Purchase): Runner =>
  (place) =>
    client.call(place, "disputes.withdraw", { order_no: orderNo }, { token: buyer.token, key: randomUUID() });

/** Shipped purchases whose automatic receipt is an hour away. */
async function shipped(track: Track, count: number): Promise<Purchase[]> {
  const { db, stalls, now } = track;
  const purchases = await addShipped(db, await addUsers(db, count, { money: MONEY, now }), stalls, now);
  await db`update shop_order set auto_receipt_at = ${now + HOUR} where id in ${db(purchases.map(({ id }) => id))}`;
  return purchases;
}

async function disputed(track: Track, count: number, hasOffer: boolean): Promise<Purchase[]> {
  return inParallel(await shipped(track, count), WIDTH, async (purchase, i) => {
    await opener(track, purchase)(i);
    if (hasOffer) await answerer(track, purchase, "offer")(i);
    return purchase;
  });
}

/** An order that is due is received automatically or held. Runs of the scheduler take whatever is due, so they are counted. */
export const disputeOrReceipt: Race = {
  name: "dispute or automatic receipt",
  async prepare(track, count) {
    const { client, db, now } = track;
    const purchases = await shipped(track, count);
    // To a buyer it is open for an hour; the scheduler believes that it is later.
    await db`update shop_order set auto_receipt_at = ${now + HOUR} + place from
      unnest(${purchases.map(({ id }) => id)}::bigint[]) with ordinality as o (order_ref, place) where id = order_ref`;
    return purchases.map(
      (purchase, i): Attempt => ({
        runners: [
          opener(track, purchase, "not_arrived"),
          (place) => client.asAdmin(place, "auto-receipt", now + HOUR + i + 1 + (i % 2)),
        ],
        judge: (opened, ran) => ({
          winner: isDone(opened) ? "dispute" : "receipt",
          isRight: isDone(ran) && (isDone(opened) || opened.error === "bad_state"),
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL]],
        }),
      }),
    );
  },
};

/** A settlement that is due is paid out or held, never both. Runs of the scheduler take whatever is due, so they are counted. */
export const disputeOrSettlement: Race = {
  name: "dispute or settlement",
  async prepare(track, count) {
    const { client, db, now } = track;
    const purchases = await shipped(track, count);
    await inParallel(purchases, WIDTH, ({ buyer, orderNo }, i) =>
      client.call(
        i,
        "orders.confirmReceipt",
        { order_no: orderNo },
        { token: buyer.token, key: randomUUID() },
      ),
    );
    // To a buyer it is open for an hour; the scheduler believes that it is later.
    await db`update settlement set available_at = ${now + HOUR} + place from
      unnest(${purchases.map(({ id }) => id)}::bigint[]) with ordinality as o (order_ref, place) where order_id = order_ref`;
    return purchases.map(
      (purchase, i): Attempt => ({
        runners: [
          opener(track, purchase),
          (place) => client.asAdmin(place, "settle", now + HOUR + i + 1 + (i % 2)),
        ],
        judge: (opened, ran) => ({
          winner: isDone(opened) ? "dispute" : "settlement",
          isRight: isDone(ran) && (isDone(opened) || opened.error === "dispute_too_late"),
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL]],
        }),
      }),
    );
  },
};

/** The buyer takes the offer as the store gives in: one refund. */
export const acceptOfferOrAccept: Race = {
  name: "accept the offer or all",
  async prepare(track, count) {
    const { client } = track;
    return (await disputed(track, count, true)).map((purchase): Attempt => {
      const { buyer, orderNo } = purchase;
      const take: Runner = (place) =>
        client.call(
          place,
          "disputes.acceptOffer",
          { order_no: orderNo, expect_amount: "3.00" },
          { token: buyer.token, key: randomUUID() },
        );
      return {
        runners: [take, answerer(track, purchase, "accept")],
        judge: (taken, given) => ({
          winner: isDone(taken) ? "buyer" : "store",
          isRight: isDone(taken) !== isDone(given) && (isDone(taken) ? given : taken).error === "bad_state",
          money: [[buyer.id, MONEY - ORDER_TOTAL + (isDone(taken) ? OFFER : ASKED)]],
        }),
      };
    });
  },
};

/** What is withdrawn is not refunded any more, and what is refunded cannot be withdrawn. */
export const withdrawOrAccept: Race = {
  name: "withdraw or accept",
  async prepare(track, count) {
    return (await disputed(track, count, false)).map(
      (purchase): Attempt => ({
        runners: [withdrawer(track, purchase), answerer(track, purchase, "accept")],
        judge: (withdrawn, given) => ({
          winner: isDone(withdrawn) ? "withdrawal" : "refund",
          isRight:
            isDone(withdrawn) !== isDone(given) &&
            (isDone(withdrawn) ? given : withdrawn).error === "bad_state",
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL + (isDone(withdrawn) ? 0n : ASKED)]],
        }),
      }),
    );
  },
};

/** The operator decides as the store gives in: one refund. */
export const decideOrAccept: Race = {
  name: "decide or accept",
  async prepare(track, count) {
    const { client, db, now } = track;
    const purchases = await disputed(track, count, false);
    await db`update dispute set due_at = ${now} where order_id in ${db(purchases.map(({ id }) => id))}`;
    await client.asAdmin(0, "escalate-disputes", now);
    const rows = await db<{ id: number; dispute_id: number }[]>`
      select id, dispute_id from shop_order where id in ${db(purchases.map(({ id }) => id))}`;
    const disputeOf = new Map(rows.map(({ id, dispute_id }) => [id, dispute_id]));
    return purchases.map(
      (purchase): Attempt => ({
        runners: [
          (place) => client.asAdmin(place, "decide-dispute", disputeOf.get(purchase.id) ?? 0),
          answerer(track, purchase, "accept"),
        ],
        judge: (decided, given) => ({
          winner: isDone(decided) ? "operator" : "store",
          isRight:
            isDone(decided) !== isDone(given) && (isDone(decided) ? given : decided).error === "bad_state",
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL + (isDone(decided) ? OFFER : ASKED)]],
        }),
      }),
    );
  },
};

/** The store says that the goods have arrived as its time ends: one refund. Scheduler runs take everything that is due, so they are counted. */
export const arrivedOrDue: Race = {
  name: "arrived or the time is over",
  async prepare(track, count) {
    const { client, db, now } = track;
    const purchases = await inParallel(await shipped(track, count), WIDTH, async (purchase, i) => {
      const { buyer, orderNo } = purchase;
      await opener(track, purchase)(i);
      await answerer(track, purchase, "return")(i);
      await client.call(
        i,
        "disputes.sendBack",
        { order_no: orderNo, carrier: "Example Post", tracking_no: "R1" },
        { token: buyer.token, key: randomUUID() },
      );
      return purchase;
    });
    await db`update dispute set due_at = ${now + HOUR} + place from
      unnest(${purchases.map(({ id }) => id)}::bigint[]) with ordinality as o (order_ref, place) where order_id = order_ref`;
    return purchases.map(
      (purchase, i): Attempt => ({
        runners: [
          // The job looks for what is due before it locks: begun together, the store nearly always wins.
          async (place) => {
            await delay((i % 4) * 4);
            return answerer(track, purchase, "accept")(place);
          },
          (place) => client.asAdmin(place, "presume-arrivals", now + HOUR + i + 1 + (i % 2)),
        ],
        judge: (arrived, ran) => ({
          winner: isDone(arrived) ? "store" : "time",
          isRight: isDone(ran) && (isDone(arrived) || arrived.error === "bad_state"),
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL + ASKED]],
        }),
      }),
    );
  },
};
