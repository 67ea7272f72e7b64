import { randomBytes, randomUUID } from "node:crypto";
import { numeric, walletText } from "../../../src/core/money";
import { publicNumber } from "../../../src/core/numbers";
import { findNetwork } from "../../../src/modules/wallet/networks";
import { figuresOf } from "../../../src/modules/wallet/quotes";
import { sandboxAddress } from "../../../src/modules/wallet/sandbox-address";
import type { Answer } from "../../support/client";
import { addPeople, addUnpaid, FUND_PASSWORD, ORDER_TOTAL, type Person, USDT } from "../../support/people";
import { payer } from "./order-races";
import type { Attempt, Race, Runner, Track } from "./race";

const AMOUNT = 20n * USDT;
/** Enough for one withdrawal, or for one order. */
const MONEY = 25n * USDT;
/** What arrives of every recharge, see api-process.ts. */
const ARRIVED = 25n * USDT;

const isDone = ({ error }: Answer<unknown>) => error === undefined;

/** Withdraws 20 USDT with a quote of its own. */
async function withdrawers({ client, db, now }: Track, people: readonly Person[]): Promise<Runner[]> {
  const network = await findNetwork(db, "USDT", "TRC20");
  if (!network) throw new Error("There are no networks.");
  const { fee, received } = figuresOf(network, USDT, AMOUNT);
  const quotes = people.map(({ id }) => ({
    id: randomBytes(16).toString("base64url"),
    member_id: id,
    coin: "USDT",
    network: "TRC20",
    amount: numeric(AMOUNT),
    fee: numeric(fee),
    received: numeric(received),
    rate: numeric(USDT),
    expires_at: now + 600,
  }));
  await db`insert into withdraw_quote ${db(quotes)}`;
  return people.map(({ token, id }, i) => (place) => {
    const input = {
      quote_id: quotes[i]?.id ?? "",
      address: sandboxAddress("tron", Buffer.from("somebody's own wallet"), `${id}`),
      fund_password: FUND_PASSWORD,
      expect_fee: walletText(fee),
      expect_received: walletText(received),
      ack_irreversible: 1 as const,
    };
    return client.call(place, "withdraw.create", input, { token, key: randomUUID() });
  });
}

const wait: Runner = () => Promise.reject(new Error("There is no such call."));

/** The balance covers one of two withdrawals. */
export const withdrawTwice: Race = {
  name: "withdraw twice",
  async prepare(track, count) {
    const people = await addPeople(track.db, count, { money: MONEY, now: track.now });
    const [ones, twos] = [await withdrawers(track, people), await withdrawers(track, people)];
    return people.map(
      ({ id }, i): Attempt => ({
        runners: [ones[i] ?? wait, twos[i] ?? wait],
        judge: (one, two) => ({
          winner: isDone(one) ? "first" : "second",
          isRight: isDone(one) !== isDone(two) && (isDone(one) ? two : one).error === "insufficient_balance",
          money: [[id, MONEY - AMOUNT]],
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
    const people = await addPeople(db, count, { money: MONEY, now });
    const [withdrawals, purchases] = [
      await withdrawers(track, people),
      await addUnpaid(db, people, stalls, now),
    ];
    return purchases.map(
      (purchase, i): Attempt => ({
        runners: [withdrawals[i] ?? wait, payer(track, purchase)],
        judge: (withdrawn, paid) => ({
          winner: isDone(withdrawn) ? "withdraw" : "pay",
          isRight:
            isDone(withdrawn) !== isDone(paid) &&
            (isDone(withdrawn) ? paid : withdrawn).error === "insufficient_balance",
          money: [[purchase.buyer.id, MONEY - (isDone(withdrawn) ? AMOUNT : ORDER_TOTAL)]],
        }),
      }),
    );
  },
};

/** Two reviewers credit the same recharge. */
export const creditTwice: Race = {
  name: "credit a recharge twice",
  async prepare(track, count) {
    const people = await addPeople(track.db, count, { now: track.now });
    const recharges = await addRecharges(track, people, "submitted");
    return recharges.map(({ member, id }): Attempt => {
      const credit: Runner = (place) => track.client.desk(place, "credit-recharge", id);
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

/** Two members name the same transfer as theirs; the one it belongs to is credited when both are reviewed. */
export const sameTransfer: Race = {
  name: "same transfer twice",
  async prepare(track, count) {
    const { client, db, now } = track;
    const [ones, twos] = [await addPeople(db, count, { now }), await addPeople(db, count, { now })];
    const first = await addRecharges(track, ones, "created");
    const second = await addRecharges(track, twos, "created");
    return first.map(({ member, id }, i): Attempt => {
      const txid = randomBytes(32).toString("hex");
      const other = second[i];
      const claim =
        (recharge: number, token: string): Runner =>
        async (place) => {
          const input = { id: recharge, amount: "25", txid };
          const claimed = await client.call(place, "recharge.submit", input, { token, key: randomUUID() });
          const credited = await client.desk(place + 1, "credit-recharge", recharge);
          if (isDone(claimed) !== isDone(credited))
            return { error: `${claimed.error}, ${credited.error}`, replayed: false };
          return claimed;
        };
      return {
        runners: [claim(id, ones[i]?.token ?? ""), claim(other?.id ?? 0, twos[i]?.token ?? "")],
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

/** One recharge for each of the people, in their order; a submitted one names a transfer. */
async function addRecharges({ db, now }: Track, people: readonly Person[], status: "created" | "submitted") {
  const rows = people.map(({ id }) => ({
    order_no: publicNumber("R", now),
    member_id: id,
    coin: "USDT",
    network: "TRC20",
    address: sandboxAddress("tron", Buffer.from("the platform"), `${id}`),
    amount: numeric(ARRIVED),
    rate: numeric(USDT),
    txid: status === "submitted" ? randomBytes(32).toString("hex") : "",
    status,
    confirmations_required: 20,
    expires_at: now + 7_200,
    createtime: now,
    updatetime: now,
  }));
  const made = await db<
    { id: number; member_id: number }[]
  >`insert into recharge ${db(rows)} returning id, member_id`;
  await db`insert into chain_transfer (network, txid, ref_type, ref_id, createtime)
    select network, txid, 'recharge', id, ${now} from recharge
    where id = any(${made.map(({ id }) => id)}::integer[]) and txid <> ''`;
  const ids = new Map(made.map(({ id, member_id }) => [member_id, id]));
  return people.map(({ id }) => ({ member: id, id: ids.get(id) ?? 0 }));
}
