import { randomUUID } from "node:crypto";
import type { Answer } from "../../support/client";
import { newTxid } from "../../support/new-txid";
import type { Track } from "../../support/track";
import { addUnpaid, addUsers, ORDER_TOTAL, type TestUser, USDT } from "../../support/users";
import { addQuotes, addRecharges, WITHDRAWN } from "../../support/wallets";
import { payer } from "./order-races";
import type { Attempt, Race, Runner } from "./race";

/** Enough for one withdrawal, or for one order. */
const MONEY = 25n * USDT;
/** What arrives of every recharge, see api-process.ts. */
const ARRIVED = 25n * USDT;

const isDone = ({ error }: Answer<unknown>) => error === undefined;

/** Each withdraws 20 USDT. */
async function withdrawers({ client, db, now }: Track, users: readonly TestUser[]): Promise<Runner[]> {
  const inputs = await addQuotes(db, users, now);
  return inputs.map((input, i) => (place) => {
    const credentials = { token: users[i]?.token ?? "", key: randomUUID() };
    return client.call(place, "withdrawals.create", input, credentials);
  });
}

const missing: Runner = () => Promise.reject(new Error("There is no such call."));

/** The balance covers one of two withdrawals. */
export const withdrawTwice: Race = {
  name: "withdraw twice",
  async prepare(track, count) {
    const users = await addUsers(track.db, count, { money: MONEY, now: track.now });
    const [ones, twos] = [await withdrawers(track, users), await withdrawers(track, users)];
    return users.map(
      ({ id }, i): Attempt => ({
        runners: [ones[i] ?? missing, twos[i] ?? missing],
        judge: (one, two) => ({
          winner: isDone(one) ? "first" : "second",
          isRight: isDone(one) !== isDone(two) && (isDone(one) ? two : one).error === "insufficient_balance",
          money: [[id, MONEY - WITHDRAWN]],
        }),
      }),
    );
  },
};

/** The balance covers a withdrawal or an order, not both. */
export const withdrawOrPay: Race = {
  name: "withdraw or pay",
  async prepare(track, count) {
    const { db, stalls, now } = track;
    const users = await addUsers(db, count, { money: MONEY, now });
    const withdrawals = await withdrawers(track, users);
    const purchases = await addUnpaid(db, users, stalls, now);
    return purchases.map(
      (purchase, i): Attempt => ({
        runners: [withdrawals[i] ?? missing, payer(track, purchase)],
        judge: (withdrawn, paid) => ({
          winner: isDone(withdrawn) ? "withdraw" : "pay",
          isRight:
            isDone(withdrawn) !== isDone(paid) &&
            (isDone(withdrawn) ? paid : withdrawn).error === "insufficient_balance",
          money: [[purchase.buyer.id, MONEY - (isDone(withdrawn) ? WITHDRAWN : ORDER_TOTAL)]],
        }),
      }),
    );
  },
};

/** Two reviewers credit the same recharge. */
export const creditTwice: Race = {
  name: "credit a recharge twice",
  async prepare({ client, db, now }, count) {
    const users = await addUsers(db, count, { now });
    const recharges = await addRecharges(db, users, "submitted", now);
    return recharges.map(({ member, id }): Attempt => {
      const credit: Runner = (place) => client.asAdmin(place, "credit-recharge", id);
      return {
        runners: [credit, credit],
        judge: (one, two) => ({
          winner: isDone(one) ? "first" : "second",
          isRight: isDone(one) !== isDone(two) && (isDone(one) ? two : one).error === "bad_state",
          money: [[member, ARRIVED]],
        }),
      };
    });
  },
};

/** Two members name the same transfer as theirs; whose it is is credited when both are reviewed, the other is not. */
export const sameTransfer: Race = {
  name: "same transfer twice",
  async prepare({ client, db, now }, count) {
    const ones = await addUsers(db, count, { now });
    const twos = await addUsers(db, count, { now });
    const mine = await addRecharges(db, ones, "created", now);
    const theirs = await addRecharges(db, twos, "created", now);
    const claim =
      (id: number, token: string, txid: string): Runner =>
      async (place) => {
        const input = { id, amount: "25", txid };
        const claimed = await client.call(place, "recharges.submitProof", input, {
          token,
          key: randomUUID(),
        });
        const credited = await client.asAdmin(place + 1, "credit-recharge", id);
        return isDone(claimed) ? credited : claimed;
      };
    return mine.map(({ member, id }, i): Attempt => {
      const txid = newTxid();
      const other = theirs[i];
      return {
        runners: [claim(id, ones[i]?.token ?? "", txid), claim(other?.id ?? 0, twos[i]?.token ?? "", txid)],
        judge: (one, two) => ({
          winner: isDone(one) ? "first" : "second",
          isRight: isDone(one) !== isDone(two) && (isDone(one) ? two : one).error === "txid_used",
          money: [
            [member, isDone(one) ? ARRIVED : 0n],
            [other?.member ?? 0, isDone(one) ? 0n : ARRIVED],
          ],
        }),
      };
    });
  },
};
