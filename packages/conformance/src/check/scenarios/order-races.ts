import { setTimeout as sleep } from "node:timers/promises";
import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import {
  checkOut,
  disputed,
  OFFER,
  onSale,
  paid,
  payment,
  received,
  review,
  SHIPMENT,
  shipped,
  unpaid,
} from "../mutations/purchases.js";
import { newKey, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { accepted, atOnce, balanceOf, type Scenario, send } from "./scenario.js";
import { inconclusive, judgedRace, type Verdict } from "./verdict.js";

const orderNoOf = (data: unknown) => objectsIn(fieldOf(data, "orders"))[0]?.order_no;

/** Leaves no unpaid orders behind: servers count them. */
const cancel = (builder: TestDataBuilder, token: string, order_no: unknown) =>
  send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);

const sameKey: Scenario = {
  name: "the same key six times at once",
  rule: "race",
  operation: "orders.create",
  async run(builder) {
    const token = builder.user();
    const { fields } = await checkOut(builder);
    const key = newKey();
    const answers = await atOnce(() => send(builder, "orders.create", fields, token, key));
    const made = [...new Set(accepted(answers).map(({ data }) => orderNoOf(data)))];
    for (const order_no of made) await cancel(builder, token, order_no);
    const problem = made.length > 1 ? `${made.length} orders were made` : undefined;
    return judgedRace(problem, answers);
  },
};

const payTwice: Scenario = {
  name: "six payments of one order at once",
  rule: "race",
  operation: "payments.payWithBalance",
  async run(builder) {
    const purchase = await unpaid(builder);
    const { token, order_no } = purchase;
    const before = await balanceOf(builder, token);
    const fields = payment(purchase, builder);
    const answers = await atOnce(() => send(builder, "payments.payWithBalance", fields, token));
    const count = accepted(answers).length;
    const taken = before - (await balanceOf(builder, token));
    if (count === 0) await cancel(builder, token, order_no);
    const total = decimal(purchase.total) ?? 0n;
    const expected = count > 0 ? total : 0n;
    const problem =
      count > 1
        ? `${count} of them succeeded`
        : taken === expected
          ? undefined
          : `the balance fell by ${amountText(taken)}, the order costs ${amountText(expected)}`;
    return judgedRace(problem, answers);
  },
};

/**
 * When the cancellation is sent relative to the payment: earlier by fractions of its own time, or later by fractions of the payment's. What a server
 * has read must be out of date when it writes, and that is a matter of milliseconds.
 */
const MOMENTS = [-0.9, -0.7, -0.5, -0.3, -0.15, 0, 0.4, 0.7, 0.9];

const payOrCancel: Scenario = {
  name: "payment beside cancellation",
  rule: "race",
  operation: "orders.cancel",
  async run(builder) {
    const purchase = await unpaid(builder);
    const { token, order_no } = purchase;
    const payMs = await timeOf(() =>
      builder.data("payments.payWithBalance", payment(purchase, builder), token),
    );
    await cancel(builder, token, order_no);
    const other = await unpaid(builder);
    const cancelMs = await timeOf(() => cancel(builder, token, other.order_no));
    let verdict = inconclusive("no payment was sent beside a cancellation");
    for (const moment of MOMENTS) {
      verdict = await cancelAfter(builder, moment * (moment < 0 ? cancelMs : payMs));
      if (verdict.outcome === "wrong") break;
    }
    return verdict;
  },
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** @param delayMs of the cancellation; below zero the payment waits */
async function cancelAfter(builder: TestDataBuilder, delayMs: number): Promise<Verdict> {
  const purchase = await unpaid(builder);
  const { token, order_no } = purchase;
  const before = await balanceOf(builder, token);
  const [cancelled, ...payments] = await atOnce(async (i) => {
    await sleep(Math.max(0, i > 0 ? -delayMs : delayMs));
    return i > 0
      ? send(builder, "payments.payWithBalance", payment(purchase, builder), token)
      : cancel(builder, token, order_no);
  }, 3);
  const order = await builder.data("orders.get", { order_no }, token);
  const taken = before - (await balanceOf(builder, token));
  const status = fieldOf(order, "status");
  // Both calls may fail, and leave it unpaid.
  const expected = status === "cancelled" || status === "unpaid" ? 0n : (decimal(purchase.total) ?? 0n);
  const isPaid = accepted(payments).length > 0;
  const problem =
    taken !== expected
      ? `the order is ${String(status)} and the balance fell by ${amountText(taken)}`
      : isPaid && status === "cancelled" && fieldOf(order, "refund_status") === "none"
        ? "the payment succeeded, and the order is cancelled without a refund"
        : undefined;
  return judgedRace(problem, [cancelled, ...payments]);
}

const lastItem: Scenario = {
  name: "six orders of the last piece at once",
  rule: "race",
  operation: "orders.create",
  async run(builder) {
    const merchant = builder.merchant();
    const productId = await onSale(builder, 1);
    const buyers = [builder.user(), await otherBuyer(builder)];
    const carts: { readonly fields: Fields; readonly token: string }[] = [];
    for (const token of [...buyers, ...buyers, ...buyers]) {
      carts.push({ fields: (await checkOut(builder, { productId, token })).fields, token });
    }
    const answers = await Promise.all(
      carts.map(({ fields, token }) => send(builder, "orders.create", fields, token)),
    );
    const sold = answers.flatMap((answer, i) =>
      answer?.isAccepted ? [{ answer, token: carts[i]?.token ?? "" }] : [],
    );
    for (const { answer, token } of sold) await cancel(builder, token, orderNoOf(answer.data));
    await send(builder, "merchantProducts.delete", { id: productId }, merchant);
    const problem = sold.length > 1 ? `${sold.length} were sold` : undefined;
    return judgedRace(problem, answers);
  },
};

/** Servers may let one buyer do one thing at a time, so a second one is needed; with an address. */
async function otherBuyer(builder: TestDataBuilder): Promise<string> {
  const user = await builder.newUser();
  if (user.isLogin) return builder.user();
  const token = await builder.signIn(user);
  await builder.data("addresses.save", ADDRESS, token);
  return token;
}

const reviewTwice: Scenario = {
  name: "six reviews of one line at once",
  rule: "race",
  operation: "orders.review",
  async run(builder) {
    // With its last line reviewed an order is completed, which would stop a second review: another line stays open.
    const purchase = await received(builder, { lines: 2 });
    const count = async () =>
      Number(
        fieldOf(
          await builder.data("products.reviews", { id: purchase.product, limit: 1 }, undefined),
          "total",
        ),
      );
    const before = await count();
    const answers = await atOnce(() => send(builder, "orders.review", review(purchase), purchase.token));
    const more = (await count()) - before;
    const done = accepted(answers).length;
    const problem = done > 1 || more > 1 ? `${Math.max(done, more)} of them were published` : undefined;
    return judgedRace(problem, answers);
  },
};

const cancelOrShip: Scenario = {
  name: "cancellation beside shipping",
  rule: "race",
  operation: "merchantOrders.ship",
  async run(builder) {
    const merchant = builder.merchant();
    const { order_no, token } = await paid(builder);
    const answers = await atOnce((i) =>
      i % 2 === 0
        ? cancel(builder, token, order_no)
        : send(builder, "merchantOrders.ship", { order_no, ...SHIPMENT }, merchant),
    );
    const count = accepted(answers).length;
    const problem = count > 1 ? `${count} of the calls succeeded` : undefined;
    return judgedRace(problem, answers);
  },
};

const receiveTwice: Scenario = {
  name: "six receipts of one order at once",
  rule: "race",
  operation: "orders.confirmReceipt",
  async run(builder) {
    const { order_no, token } = await shipped(builder);
    const answers = await atOnce(() => send(builder, "orders.confirmReceipt", { order_no }, token));
    const count = accepted(answers).length;
    return judgedRace(count > 1 ? `${count} of them succeeded` : undefined, answers);
  },
};

const acceptTwice: Scenario = {
  name: "six acceptances of one offer at once",
  rule: "race",
  operation: "disputes.acceptOffer",
  async run(builder) {
    const { order_no, token } = await disputed(builder, true);
    const before = await balanceOf(builder, token);
    const fields = { order_no, expect_amount: OFFER };
    const answers = await atOnce(() => send(builder, "disputes.acceptOffer", fields, token));
    const count = accepted(answers).length;
    const got = (await balanceOf(builder, token)) - before;
    const expected = count > 0 ? (decimal(OFFER) ?? 0n) : 0n;
    const problem =
      count > 1
        ? `${count} of them succeeded`
        : got === expected
          ? undefined
          : `${amountText(got)} came to the balance, the offer was ${OFFER}`;
    return judgedRace(problem, answers);
  },
};

/** Calls on orders of which one may win. */
export const orderRaces: readonly Scenario[] = [
  sameKey,
  payTwice,
  payOrCancel,
  lastItem,
  reviewTwice,
  cancelOrShip,
  receiveTwice,
  acceptTwice,
];
