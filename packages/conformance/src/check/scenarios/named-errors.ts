import { operations } from "marketplace-contract";
import { reasonOf } from "../ask.js";
import { dataOf } from "../call.js";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { whyNothingIsShown } from "../judge.js";
import { answerable } from "../mutations/offers.js";
import {
  checkOut,
  disputed,
  PROBLEM,
  paid,
  payment,
  product,
  productId,
  received,
  review,
  SHIPMENT,
  shipped,
  unpaid,
} from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { quote, recharge, withdrawal } from "../mutations/wallet.js";
import { deliveryErrors } from "./delivery-terms.js";
import { limitErrors } from "./limit-errors.js";
import { offerErrors } from "./offer-errors.js";
import { orderErrors } from "./order-errors.js";
import { asMerchant, asUser, type Case, newAccount, type Provoked } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { stockErrors } from "./stock-errors.js";
import { profileErrors } from "./store-profile.js";
import { inconclusive, judgedRefusal, refused, wrong } from "./verdict.js";

const MUCH = "99999999.00";
const NOWHERE = "NONE";

const more = (amount: unknown): string => amountText((decimal(amount) ?? 0n) + 10n ** 16n);

/** An unpaid order, cancelled afterwards, because servers limit them. */
async function ofUnpaid(builder: TestDataBuilder, change: (fields: Fields) => Fields): Promise<Provoked> {
  const purchase = await unpaid(builder);
  const { order_no, token } = purchase;
  const after = () => send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  return { fields: change(payment(purchase, builder)), token, after };
}

async function withdrawnDispute(builder: TestDataBuilder): Promise<Fields> {
  const { order_no, token } = await disputed(builder, true);
  await builder.data("disputes.withdraw", { order_no }, token);
  return { order_no };
}

async function terms(builder: TestDataBuilder): Promise<Fields> {
  const data = await builder.data("loans.terms", {}, builder.user());
  const [term] = objectsIn(fieldOf(data, "terms"));
  if (!term) throw new NotPossible("the server offers no loan");
  return { amount: term.min, term_days: term.term_days, agree: fieldOf(data, "terms_version") };
}

const ORDERS: readonly Case[] = [
  [
    "orders.create",
    "price_changed",
    async (b) => asUser(b, { ...(await checkOut(b)).fields, expect_total: "0.01" }),
  ],
  [
    "payments.payWithBalance",
    "price_changed",
    (b) => ofUnpaid(b, (fields) => ({ ...fields, expect_total: more(fields.expect_total) })),
  ],
  [
    "payments.payWithBalance",
    "fund_password_wrong",
    (b) => ofUnpaid(b, (fields) => ({ ...fields, fund_password: "kettle-wrong-1" })),
  ],
  ["payments.payWithBalance", "already_paid", async (b) => asUser(b, payment(await paid(b), b))],
  [
    "payments.payWithCrypto",
    "network_disabled",
    (b) => ofUnpaid(b, ({ pay_no }) => ({ pay_no, coin: "USDT", network: NOWHERE })),
  ],
  [
    "payments.payWithCrypto",
    "already_paid",
    async (b) => {
      const { pay_no, token } = await paid(b);
      const { coin, network } = await recharge(b);
      return { fields: { pay_no, coin, network }, token };
    },
  ],
  [
    "orders.cancel",
    "already_shipped",
    async (b) => asUser(b, { order_no: (await shipped(b)).order_no, reason: "Late" }),
  ],
  [
    "orders.review",
    "already_commented",
    async (b) => {
      const purchase = await received(b);
      await b.data("orders.review", review(purchase), purchase.token);
      return { fields: review(purchase), token: purchase.token };
    },
  ],
];

const DISPUTES: readonly Case[] = [
  [
    "disputes.open",
    "already_disputed",
    async (b) => asUser(b, { order_no: (await disputed(b, false)).order_no, ...PROBLEM }),
  ],
  [
    "disputes.open",
    "amount_too_large",
    async (b) => asUser(b, { order_no: (await shipped(b)).order_no, ...PROBLEM, amount: MUCH }),
  ],
  [
    "disputes.acceptOffer",
    "offer_changed",
    async (b) => asUser(b, { order_no: (await disputed(b, true)).order_no, expect_amount: "99.00" }),
  ],
  [
    "disputes.sendBack",
    "bad_state",
    async (b) => asUser(b, { order_no: (await disputed(b, false)).order_no, ...SHIPMENT }),
  ],
  ["disputes.withdraw", "bad_state", (b) => asUser(b, withdrawnDispute(b))],
  ["disputes.escalate", "bad_state", (b) => asUser(b, withdrawnDispute(b))],
  [
    "merchantDisputes.answer",
    "amount_too_large",
    async (b) =>
      asMerchant(b, { order_no: (await disputed(b, false)).order_no, answer: "offer", amount: MUCH }),
  ],
  [
    "merchantDisputes.answer",
    "bad_state",
    async (b) => asMerchant(b, { ...(await withdrawnDispute(b)), answer: "accept" }),
  ],
];

const MONEY: readonly Case[] = [
  [
    "recharges.create",
    "amount_too_small",
    async (b) => asUser(b, { ...(await recharge(b)), amount: "0.000001" }),
  ],
  [
    "recharges.create",
    "network_disabled",
    async (b) => asUser(b, { ...(await recharge(b)), network: NOWHERE }),
  ],
  [
    "recharges.submitProof",
    "txid_invalid",
    async (b) => {
      const { token, ...proof } = await openRecharge(b);
      return { fields: { ...proof, txid: "no transaction" }, token };
    },
  ],
  [
    "recharges.submitProof",
    "proof_required",
    async (b) => {
      const { token, ...proof } = await openRecharge(b);
      return { fields: proof, token };
    },
  ],
  [
    "recharges.submitProof",
    "bad_state",
    async (b) => {
      const { token, ...proof } = await openRecharge(b);
      const txid = () => Buffer.from(b.unused().padEnd(32, "x")).toString("hex");
      await b.data("recharges.submitProof", { ...proof, txid: txid() }, token);
      return { fields: { ...proof, txid: txid() }, token };
    },
  ],
  [
    "withdrawals.quote",
    "amount_too_small",
    async (b) => asUser(b, { ...(await quote(b)), amount: "0.000001" }),
  ],
  [
    "withdrawals.quote",
    "network_disabled",
    async (b) => asUser(b, { ...(await quote(b)), network: NOWHERE }),
  ],
  [
    "withdrawals.create",
    "quote_changed",
    async (b) => asUser(b, { ...(await withdrawal(b)), expect_fee: "0.000001" }),
  ],
  [
    "withdrawals.create",
    "address_invalid",
    async (b) => asUser(b, { ...(await withdrawal(b)), address: "nowhere" }),
  ],
  [
    "withdrawals.create",
    "address_wrong_network",
    async (b) => asUser(b, { ...(await withdrawal(b)), address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" }),
  ],
  // Its capitals do not match the checksum.
  [
    "withdrawals.create",
    "address_invalid",
    async (b) =>
      asUser(b, { ...(await withdrawal(b)), address: "0x52908400098527886e0F7030069857d2e4169ee7" }),
    { by: "its checksum" },
  ],
  [
    "withdrawals.create",
    "acknowledgement_required",
    async (b) => asUser(b, { ...(await withdrawal(b)), ack_irreversible: 0 }),
  ],
  [
    "withdrawals.create",
    "fund_password_wrong",
    async (b) => asUser(b, { ...(await withdrawal(b)), fund_password: "kettle-wrong-1" }),
  ],
  [
    "withdrawals.create",
    "quote_expired",
    async (b) => {
      const fields = await withdrawal(b);
      const id = fieldOf(await b.data("withdrawals.create", fields, b.user()), "id");
      const after = () => send(b, "withdrawals.cancel", { id }, b.user());
      return { ...(await asUser(b, fields)), after };
    },
  ],
  [
    "withdrawals.cancel",
    "bad_state",
    async (b) => {
      const id = fieldOf(await b.data("withdrawals.create", await withdrawal(b), b.user()), "id");
      await b.data("withdrawals.cancel", { id }, b.user());
      await b.data("withdrawals.get", { id }, b.user());
      return asUser(b, { id });
    },
  ],
  [
    "loans.apply",
    "terms_changed",
    async (b) => asUser(b, { ...(await terms(b)), agree: "terms of another day" }),
  ],
  ["loans.apply", "amount_range", async (b) => asUser(b, { ...(await terms(b)), amount: MUCH })],
];

async function openRecharge(builder: TestDataBuilder) {
  const { token } = await newAccount({ ...builder, newUser: builder.register });
  const { amount, ...method } = await recharge(builder);
  return {
    token,
    id: fieldOf(await builder.data("recharges.create", { ...method, amount }, token), "id"),
    amount,
  };
}

const ACCOUNTS: readonly Case[] = [
  [
    "fundPassword.set",
    "password_wrong",
    async (b) => ({
      fields: { newpassword: "kettle-99", password: "wrong-wrong" },
      token: (await newAccount(b)).token,
    }),
  ],
  [
    "fundPassword.set",
    "same_as_login",
    async (b) => {
      const { password, token } = await newAccount(b);
      return { fields: { newpassword: password, password }, token };
    },
  ],
  [
    "fundPassword.change",
    "fund_password_unset",
    async (b) => {
      const { token } = await newAccount({ ...b, newUser: b.register });
      return { fields: { oldpassword: "kettle-99", newpassword: "kettle-98" }, token };
    },
  ],
  [
    "account.changeEmail",
    "password_wrong",
    async (b) => {
      const email = `${b.unused()}@mail.example`;
      const { token } = await newAccount(b);
      return { fields: { email, captcha: "123456", password: "wrong-wrong" }, token };
    },
  ],
  [
    "auth.resetPassword",
    "code_wrong",
    async (b) => ({
      fields: {
        type: "email",
        email: `${b.unused()}@mail.example`,
        newpassword: "lantern-78",
        captcha: "123456",
      },
      token: undefined,
    }),
  ],
];

const STORE: readonly Case[] = [
  [
    "merchantProducts.save",
    "price_invalid",
    async (b) => asMerchant(b, { ...(await product(b)), price: "0" }),
  ],
  [
    "merchantProducts.save",
    "image_invalid",
    async (b) => asMerchant(b, { ...(await product(b)), images: ["https://elsewhere.example/a.png"] }),
  ],
  // One letter of a picture's name is changed: it was never uploaded.
  [
    "merchantProducts.save",
    "image_invalid",
    async (b) => {
      const fields = await product(b);
      const [image] = Array.isArray(fields.images) ? fields.images : [];
      const other = String(image).replace(/[0-9a-f](?=\.\w+$)/, (digit) => (digit === "0" ? "1" : "0"));
      if (other === String(image)) throw new NotPossible("names of pictures are not known");
      return asMerchant(b, { ...fields, images: [other] });
    },
    { by: "one letter" },
  ],
  [
    "merchantProducts.save",
    "price_invalid",
    async (b) => asMerchant(b, { ...(await product(b)), price: "999999999999999.00" }),
    { isOptional: true, by: "a huge price" },
  ],
  ["merchantProducts.delete", "has_open_orders", async (b) => asMerchant(b, { id: (await paid(b)).product })],
  [
    "merchant.stats",
    "range_too_long",
    (b) => asMerchant(b, { from: "2016-01-01", to: "2026-01-01", by: "day" }),
  ],
];

/** Every merchant call tells users without a store so. */
const notMerchant: readonly Case[] = operations
  .filter(({ auth, errors }) => auth === "merchant" && errors.includes("not_merchant"))
  .map(({ id }): Case => [id, "not_merchant", (b) => notMerchantCall(b, id)]);

async function notMerchantCall(builder: TestDataBuilder, id: string): Promise<Provoked> {
  const fields: Readonly<Record<string, () => Promise<Fields>>> = {
    "merchantProducts.save": () => product(builder),
    "merchantProducts.setStatus": async () => ({ id: await productId(builder), status: "off" }),
    "merchantProducts.delete": async () => ({ id: await productId(builder) }),
    "merchantOffers.save": async () => (await answerable(builder)).fields,
    "merchantOffers.withdraw": async () => ({ id: 1 }),
  };
  return { fields: (await fields[id]?.()) ?? {}, token: (await newAccount(builder)).token };
}

/** Runs in quick succession leave unpaid orders, so the limit may really be reached. */
export const hasTooManyUnpaid = (orders: readonly Fields[], max: unknown): boolean =>
  max !== undefined && orders.filter(({ status }) => status === "unpaid").length >= Number(max);

const toScenario = ([operation, error, make, { isOptional = false, by } = {}]: Case): Scenario => ({
  name: by === undefined ? error : `${error} by ${by}`,
  rule: "named-error",
  operation,
  async run(builder) {
    const { fields, token, after, problem } = await make(builder);
    const answer = await send(builder, operation, fields, token);
    await after?.();
    if (!answer || whyNothingIsShown(answer) !== undefined) return refused(answer);
    if (answer.isAccepted && isOptional) return inconclusive("this server allows it, which it may");
    if (answer.isAccepted) return wrong("the call was accepted", answer);
    if (answer.error === "too_many_unpaid" && token !== undefined) {
      const orders = rowsOf(await builder.data("orders.list", { tab: "all", limit: 100 }, token));
      if (hasTooManyUnpaid(orders, fieldOf(dataOf(answer.exchange), "max"))) return refused(answer);
    }
    if (answer.error === error) return judgedRefusal(problem?.(dataOf(answer.exchange)), answer);
    // A field may be checked before anything else is looked at, and stock servers have no names for errors.
    if (answer.code === 422) return inconclusive("a field was refused before it came to that");
    const isNameless = builder.context.profile.dialect && answer.error === undefined;
    if (isNameless) return inconclusive(`it was refused without a name: ${reasonOf(answer)}`);
    return wrong(`the call failed with ${answer.error ?? `code ${answer.code}`} instead`, answer);
  },
});

/** Calls that must fail, each with its named error. */
export const namedErrors: readonly Scenario[] = [
  ...ORDERS,
  ...DISPUTES,
  ...MONEY,
  ...ACCOUNTS,
  ...STORE,
  ...notMerchant,
  ...stockErrors,
  ...limitErrors,
  ...offerErrors,
  ...orderErrors,
  ...profileErrors,
  ...deliveryErrors,
].map(toScenario);
