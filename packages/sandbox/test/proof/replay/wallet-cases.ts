import { randomUUID } from "node:crypto";
import { newTxid } from "../../support/new-txid";
import { inParallel, type Track } from "../../support/track";
import { addUsers, FUND_PASSWORD, LOGIN_PASSWORD, USDT, type UserOptions } from "../../support/users";
import { addQuotes, addRecharges } from "../../support/wallets";
import { type Cases, countOf, journals, messages, rowsOf } from "./case";

const MONEY = 25n * USDT;

const users = ({ db, now }: Track, count: number, options: Partial<UserOptions> = {}) =>
  addUsers(db, count, { money: MONEY, now, ...options });

async function quoted(track: Track, count: number) {
  const members = await users(track, count);
  const inputs = await addQuotes(track.db, members, track.now);
  return inputs.map((input, i) => ({ token: members[i]?.token ?? "", input }));
}

/** The wallet, and what a member asks for. */
export const walletCases = {
  "recharges.create": {
    effects: rowsOf("recharge"),
    prepare: async (track, count) =>
      (await users(track, count)).map(({ token }) => {
        const input = { coin: "USDT", network: "TRC20", amount: "50" };
        return { token, input, other: { ...input, amount: "60" } };
      }),
  },
  "recharges.submitProof": {
    effects: (db) => countOf(db`select sum(proofs) as count from recharge`),
    prepare: async (track, count) => {
      const members = await users(track, count);
      const recharges = await addRecharges(track.db, members, "created", track.now);
      return recharges.map(({ id }, i) => {
        const input = { id, amount: "25", txid: newTxid() };
        return { token: members[i]?.token ?? "", input, other: { ...input, amount: "24" } };
      });
    },
  },
  "withdrawals.create": {
    effects: rowsOf("withdrawal"),
    prepare: async (track, count) =>
      (await quoted(track, count)).map(({ token, input }) => ({
        token,
        input,
        other: { ...input, expect_fee: "0" },
      })),
  },
  "withdrawals.cancel": {
    effects: journals("withdrawal_return"),
    prepare: async (track, count) =>
      inParallel(await quoted(track, count), 10, async ({ token, input }, i) => {
        const { data } = await track.client.call(i, "withdrawals.create", input, {
          token,
          key: randomUUID(),
        });
        const id = data?.id ?? 0;
        return { token, input: { id }, other: { id: id + 1 } };
      }),
  },
  "fundPassword.set": {
    effects: messages("fund_password_set"),
    prepare: async (track, count) =>
      (await users(track, count, { hasFundPassword: false })).map(({ token }) => {
        const input = { newpassword: "another-secret", password: LOGIN_PASSWORD };
        return { token, input, other: { ...input, newpassword: "third-secret" } };
      }),
  },
  "fundPassword.change": {
    effects: messages("fund_password_set"),
    prepare: async (track, count) =>
      (await users(track, count)).map(({ token }) => {
        const input = { oldpassword: FUND_PASSWORD, newpassword: "another-secret" };
        return { token, input, other: { ...input, newpassword: "third-secret" } };
      }),
  },
  "loans.apply": {
    effects: rowsOf("loan"),
    prepare: async (track, count) =>
      (await users(track, count)).map(({ token }) => {
        const input = { amount: "500.00", term_days: 30, agree: "demo-1" };
        return { token, input, other: { ...input, amount: "600.00" } };
      }),
  },
  "purchaseRequests.create": {
    effects: rowsOf("purchase_request"),
    prepare: async (track, count) =>
      (await users(track, count)).map(({ token }) => {
        const input = { title: "Jars", content: "With lids", num: 40, unit: "pieces" };
        return { token, input, other: { ...input, num: 41 } };
      }),
  },
} satisfies Partial<Cases>;
