import { numberOf } from "../consistency/claims.js";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { received, review } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { quote, recharge, walletCalls } from "../mutations/wallet.js";
import { asMerchant, asUser, type Case, ownAccount, type Provoked } from "./provoked.js";
import { send } from "./scenario.js";

/** More of a thing than any server allows one account. */
const MANY = 25;
const SPAM = "Write to me@mail.example or www.mail.example";

/** A new account with a fund password. */
async function withFundPassword(builder: TestDataBuilder) {
  const { token, password } = await ownAccount(builder);
  const fund = `kettle-${builder.unused()}`;
  await builder.data("fundPassword.set", { newpassword: fund, password }, token);
  return { token, password, fund };
}

/** “`max` of them are allowed”: that many were accepted before the first rejection. */
export const maxProblem = (made: number, data: unknown): string | undefined => {
  const max = numberOf(fieldOf(data, "max"));
  return max === undefined || max === made ? undefined : `${made} were taken, and \`max\` is ${max}`;
};

/** Repeats a call until it fails, at most {@link MANY} times. The provoked call is one more. */
async function untilRefused(
  builder: TestDataBuilder,
  id: string,
  token: string,
  fields: () => Promise<Fields>,
): Promise<Provoked> {
  let made = 0;
  while (made < MANY && (await send(builder, id, await fields(), token))?.isAccepted) made += 1;
  return { fields: await fields(), token, problem: (data) => maxProblem(made, data) };
}

/** One step above the maximum of a method. @throws {NotPossible} where it takes any amount */
const above = (most: unknown): string => {
  const limit = decimal(most) ?? 0n;
  if (limit === 0n) throw new NotPossible("the method has no largest amount");
  return amountText(limit + 10n ** 18n);
};

async function methodOf(builder: TestDataBuilder, id: string, { coin, network }: Fields): Promise<Fields> {
  const methods = objectsIn(fieldOf(await builder.data(id, {}, builder.user()), "methods"));
  return methods.find((method) => method.coin === coin && method.network === network) ?? {};
}

/** Errors for amounts, attempts and numbers beyond the limits of an account. */
export const limitErrors: readonly Case[] = [
  [
    "fundPassword.change",
    "fund_password_wrong",
    async (b) => {
      const { token } = await withFundPassword(b);
      return { fields: { oldpassword: "kettle-wrong-1", newpassword: `lamp-${b.unused()}` }, token };
    },
  ],
  [
    "fundPassword.change",
    "fund_password_locked",
    async (b) => {
      const { token } = await withFundPassword(b);
      const fields = { oldpassword: "kettle-wrong-1", newpassword: `lamp-${b.unused()}` };
      for (let i = 0; i < MANY; i++) {
        const answer = await send(b, "fundPassword.change", fields, token);
        if (answer?.error !== "fund_password_wrong") break;
      }
      return { fields, token };
    },
  ],
  [
    "fundPassword.change",
    "same_as_login",
    async (b) => {
      const { token, password, fund } = await withFundPassword(b);
      return { fields: { oldpassword: fund, newpassword: password }, token };
    },
  ],
  [
    "fundPassword.change",
    "weak_password",
    async (b) => {
      const { token, fund } = await withFundPassword(b);
      return { fields: { oldpassword: fund, newpassword: "password123" }, token };
    },
    { isOptional: true },
  ],
  [
    "fundPassword.set",
    "weak_password",
    async (b) => {
      const { token, password } = await ownAccount(b);
      return { fields: { newpassword: "password123", password }, token };
    },
    { isOptional: true },
  ],
  [
    "loans.apply",
    "open_application",
    async (b) => {
      const { token } = await ownAccount(b);
      const { fields } = await walletCalls["loans.apply"]({ ...b, user: () => token });
      await b.data("loans.apply", fields, token);
      return { fields, token };
    },
  ],
  [
    "recharges.create",
    "amount_too_large",
    async (b) => {
      const fields = await recharge(b);
      const { max_amount } = await methodOf(b, "recharges.methods", fields);
      return asUser(b, { ...fields, amount: above(max_amount) });
    },
  ],
  [
    "recharges.create",
    "too_many_open",
    async (b) => untilRefused(b, "recharges.create", (await ownAccount(b)).token, () => recharge(b)),
    { isOptional: true },
  ],
  [
    "purchaseRequests.create",
    "content_rejected",
    async (b) => asUser(b, { ...(await walletCalls["purchaseRequests.create"](b)).fields, content: SPAM }),
    { isOptional: true },
  ],
  [
    "purchaseRequests.create",
    "content_rejected",
    async (b) => asUser(b, { ...(await walletCalls["purchaseRequests.create"](b)).fields, title: SPAM }),
    { isOptional: true, by: "the title" },
  ],
  [
    "merchantReviews.reply",
    "content_rejected",
    async (b) => {
      const purchase = await received(b);
      await b.data("orders.review", review(purchase), purchase.token);
      const { id } = await b.first("products.reviews", { id: purchase.product, limit: 1 }, undefined);
      return asMerchant(b, { id, reply: SPAM });
    },
    { isOptional: true },
  ],
  [
    "recharges.submitProof",
    "image_invalid",
    async (b) => {
      const { token } = await ownAccount(b);
      const { amount, ...method } = await recharge(b);
      const id = fieldOf(await b.data("recharges.create", { ...method, amount }, token), "id");
      const txid = Buffer.from(b.unused().padEnd(32, "x")).toString("hex");
      return { fields: { id, amount, txid, image: "/uploads/nobody/nothing.png" }, token };
    },
  ],
  [
    "withdrawals.quote",
    "insufficient_balance",
    async (b) => ({ fields: await quote(b), token: (await ownAccount(b)).token }),
  ],
  [
    "withdrawals.quote",
    "amount_too_large",
    async (b) => {
      const fields = await quote(b);
      const { max } = await methodOf(b, "withdrawals.methods", fields);
      return asUser(b, { ...fields, amount: above(max) });
    },
  ],
];
