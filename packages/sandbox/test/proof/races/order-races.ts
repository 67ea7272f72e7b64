import { randomUUID } from "node:crypto";
import type { Data } from "../../../src/contract/operations";
import type { Answer } from "../../support/client";
import type { Track } from "../../support/track";
import {
  addPaid,
  addShipped,
  addUnpaid,
  addUsers,
  FUND_PASSWORD,
  ORDER_TOTAL,
  type Purchase,
  USDT,
} from "../../support/users";
import type { Attempt, Race, Runner } from "./race";

/** Enough for two orders. */
const MONEY = 25n * USDT;
const TOTAL = "10.00";

/** Pays an order from the balance. */
export const payer =
  ({ client }: Track, { buyer, payNo }: Purchase): Runner =>
  (place) =>
    client.call(
      place,
      "payments.payWithBalance",
      { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: TOTAL },
      { token: buyer.token, key: randomUUID() },
    );

const canceller =
  ({ client }: Track, { buyer, orderNo }: Purchase) =>
  (place: number): Promise<Answer<Data<"orders.cancel">>> =>
    client.call(place, "orders.cancel", { order_no: orderNo }, { token: buyer.token, key: randomUUID() });

const isDone = ({ error }: Answer<unknown>) => error === undefined;

/** The first call that reaches the payment settles it. */
export const payTwice: Race = {
  name: "pay twice",
  async prepare(track, count) {
    const { db, stalls, now } = track;
    const purchases = await addUnpaid(db, await addUsers(db, count, { money: MONEY, now }), stalls, now);
    return purchases.map(
      (purchase): Attempt => ({
        runners: [payer(track, purchase), payer(track, purchase)],
        judge: (one, two) => ({
          winner: isDone(one) ? "first" : "second",
          isRight: isDone(one) !== isDone(two) && (isDone(one) ? two : one).error === "already_paid",
          money: [[purchase.buyer.id, MONEY - ORDER_TOTAL]],
        }),
      }),
    );
  },
};

/** The cancellation always succeeds: before the payment, which is over then; or after it, with a refund of all that was paid. */
export const payOrCancel: Race = {
  name: "pay or cancel",
  async prepare(track, count) {
    const { db, stalls, now } = track;
    const purchases = await addUnpaid(db, await addUsers(db, count, { money: MONEY, now }), stalls, now);
    return purchases.map((purchase): Attempt => {
      let refund: string | undefined;
      const cancel: Runner = async (place) => {
        const answer = await canceller(track, purchase)(place);
        refund = answer.data?.refund.money;
        return answer;
      };
      return {
        runners: [payer(track, purchase), cancel],
        judge: (paid, cancelled) => ({
          winner: isDone(paid) ? "pay" : "cancel",
          isRight:
            isDone(cancelled) &&
            (isDone(paid) ? refund === "10.000000" : paid.error === "pay_expired" && refund === "0.000000"),
          money: [[purchase.buyer.id, MONEY]],
        }),
      };
    });
  },
};

/** What has been shipped is not cancelled any more, and what has been cancelled is not shipped. */
export const cancelOrShip: Race = {
  name: "cancel or ship",
  async prepare(track, count) {
    const { client, db, stalls, now } = track;
    const purchases = await addPaid(db, await addUsers(db, count, { money: MONEY, now }), stalls, now);
    return purchases.map((purchase): Attempt => {
      const { buyer, stall, orderNo } = purchase;
      const ship: Runner = (place) =>
        client.call(
          place,
          "merchantOrders.ship",
          { order_no: orderNo, carrier: "Example Post", tracking_no: "EP1" },
          { token: stall.token, key: randomUUID() },
        );
      return {
        runners: [canceller(track, purchase), ship],
        judge: (cancelled, shipped) => ({
          winner: isDone(cancelled) ? "cancel" : "ship",
          isRight: isDone(cancelled)
            ? shipped.error === "bad_state"
            : isDone(shipped) && cancelled.error === "already_shipped",
          money: [[buyer.id, isDone(cancelled) ? MONEY : MONEY - ORDER_TOTAL]],
        }),
      };
    });
  },
};

/** An order is received once, by its buyer or by the scheduler. Runs of the scheduler take whatever is due, so they are counted. */
export const receiptOrAutomatic: Race = {
  name: "receipt or automatic receipt",
  async prepare(track, count) {
    const { client, db, stalls, now } = track;
    const purchases = await addShipped(db, await addUsers(db, count, { money: MONEY, now }), stalls, now);
    // Due one after the other: a run finds what is just being received, every second one also what comes next.
    await db`update shop_order set auto_receipt_at = ${now} + place from
      unnest(${purchases.map(({ id }) => id)}::bigint[]) with ordinality as o (order_id, place) where id = order_id`;
    return purchases.map(({ buyer, orderNo }, i): Attempt => {
      const receive: Runner = (place) =>
        client.call(
          place,
          "orders.confirmReceipt",
          { order_no: orderNo },
          { token: buyer.token, key: randomUUID() },
        );
      return {
        runners: [receive, (place) => client.asAdmin(place, "auto-receipt", now + i + 1 + (i % 2))],
        judge: (received, ran) => ({
          winner: isDone(received) ? "buyer" : "scheduler",
          isRight: isDone(ran) && (isDone(received) || received.error === "bad_state"),
          money: [[buyer.id, MONEY - ORDER_TOTAL]],
        }),
      };
    });
  },
};
