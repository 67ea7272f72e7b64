import { fieldOf } from "../json.js";
import {
  checkOut,
  disputed,
  OFFER,
  PROBLEM,
  paid,
  payment,
  product,
  productId,
  received,
  review,
  SHIPMENT,
  shipped,
  toSendBack,
  unpaid,
} from "./purchases.js";
import type { MutationCall, TestDataBuilder } from "./test-data-builder.js";
import { firstMethod } from "./wallet.js";

/** Orders from the cart to the review, by the buyer and the store, and the store's products. */
export const tradeCalls = {
  "orders.create": async (builder: TestDataBuilder) => ({
    fields: (await checkOut(builder)).fields,
    token: builder.user(),
  }),
  "orders.cancel": async (builder: TestDataBuilder) => {
    const { order_no, token } = await unpaid(builder);
    return { fields: { order_no, reason: "Ordered twice" }, token };
  },
  "payments.payWithBalance": async (builder: TestDataBuilder) => {
    const purchase = await unpaid(builder);
    return { fields: payment(purchase, builder), token: purchase.token };
  },
  "payments.payWithCrypto": async (builder: TestDataBuilder) => {
    const { pay_no, token } = await unpaid(builder);
    const { coin, network } = await firstMethod(builder, "recharges.methods");
    return { fields: { pay_no, coin, network }, token };
  },
  "orders.confirmReceipt": async (builder: TestDataBuilder) => {
    const { order_no, token } = await shipped(builder);
    return { fields: { order_no }, token };
  },
  "orders.review": async (builder: TestDataBuilder) => {
    const purchase = await received(builder);
    return { fields: review(purchase), token: purchase.token };
  },
  "disputes.open": async (builder: TestDataBuilder) => {
    const { order_no, token } = await shipped(builder);
    return { fields: { order_no, ...PROBLEM }, token };
  },
  "disputes.acceptOffer": async (builder: TestDataBuilder) => {
    const { order_no, token } = await disputed(builder, true);
    return { fields: { order_no, expect_amount: OFFER }, token };
  },
  "disputes.sendBack": async (builder: TestDataBuilder) => {
    const { order_no, token } = await toSendBack(builder);
    return { fields: { order_no, ...SHIPMENT }, token };
  },
  "disputes.withdraw": async (builder: TestDataBuilder) => {
    const { order_no, token } = await disputed(builder, false);
    return { fields: { order_no }, token };
  },
  "disputes.escalate": async (builder: TestDataBuilder) => {
    const { order_no, token } = await disputed(builder, true);
    return { fields: { order_no, text: "It is worse than it looked." }, token };
  },
  "merchantDisputes.answer": async (builder: TestDataBuilder) => ({
    fields: { order_no: (await disputed(builder, false)).order_no, answer: "object", text: "It left whole." },
    token: builder.merchant(),
  }),
  "merchantOrders.ship": async (builder: TestDataBuilder) => ({
    fields: { order_no: (await paid(builder)).order_no, ...SHIPMENT },
    token: builder.merchant(),
  }),
  "merchantOrders.decline": async (builder: TestDataBuilder) => ({
    fields: { order_no: (await paid(builder)).order_no, reason: "Broken in the store" },
    token: builder.merchant(),
  }),
  "merchantReviews.reply": async (builder: TestDataBuilder) => {
    const purchase = await received(builder);
    await builder.data("orders.review", review(purchase), purchase.token);
    const comment = await builder.first("products.reviews", { id: purchase.product, limit: 1 }, undefined);
    return { fields: { id: comment.id, reply: "Thank you." }, token: builder.merchant() };
  },
  "merchant.saveStore": async (builder: TestDataBuilder) => {
    const token = builder.merchant();
    const shop = fieldOf(await builder.data("merchant.dashboard", {}, token), "shop");
    // Sends the stored description again, so that the store under test keeps its profile.
    return { fields: { description: String(fieldOf(shop, "description") ?? "") }, token };
  },
  "merchantProducts.save": async (builder: TestDataBuilder) => ({
    fields: await product(builder),
    token: builder.merchant(),
  }),
  "merchantProducts.setStatus": async (builder: TestDataBuilder) => ({
    fields: { id: await productId(builder), status: "off" },
    token: builder.merchant(),
  }),
  "merchantProducts.delete": async (builder: TestDataBuilder) => ({
    fields: { id: await productId(builder) },
    token: builder.merchant(),
  }),
} satisfies Readonly<Record<string, (builder: TestDataBuilder) => Promise<MutationCall>>>;
