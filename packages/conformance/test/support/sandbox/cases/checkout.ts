import { randomBytes } from "node:crypto";
import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case.js";
import { FUND_PASSWORD, type World } from "../world.js";

const NONE = "X0";

const itemsOf = ({ product }: World) => [{ id: product.id, num: 2, shop_id: product.shop_id }];

const checkedOut = async (world: World) => {
  const items = itemsOf(world);
  const { price_token, total } = await world.buyer.market.orders.preview({
    items,
    address_id: world.addressId,
  });
  return { items, address_id: world.addressId, price_token, expect_total: total };
};

const problem = { reason: "not_as_described", text: "The lid is cracked." } as const;

/** A disputed order that the store takes back. */
const toSendBack = async ({ buyer, merchant, shipped }: World) => {
  const { order_no } = await shipped();
  await buyer.market.disputes.open({ order_no, ...problem, kind: "return" });
  const return_to = "Example Returns, 8 Weir Street, Northmill";
  await merchant.market.merchantDisputes.answer({ order_no, answer: "return", return_to });
  return order_no;
};

/** A shipped order that its buyer disputes, with the store's offer. */
const offered = async ({ buyer, merchant, shipped }: World) => {
  const { order_no } = await shipped();
  await buyer.market.disputes.open({ order_no, ...problem });
  await merchant.market.merchantDisputes.answer({ order_no, answer: "offer", amount: "1.00" });
  return order_no;
};

const review = (line: number) => [{ order_goods_id: line, star: 5, content: "As described.", images: [] }];

/** Checkout, payment and orders. */
export const checkoutCases = {
  "orders.preview": {
    accepted: (world) => ({
      by: world.buyer,
      input: { items: itemsOf(world), address_id: world.addressId },
    }),
    refused: (world) => ({ by: world.merchant, input: { items: itemsOf(world) }, error: "own_product" }),
  },
  "orders.create": {
    accepted: async (world) => ({ by: world.buyer, input: await checkedOut(world) }),
    refused: async (world) => ({
      by: world.buyer,
      input: { ...(await checkedOut(world)), expect_total: "1.00" },
      error: "price_changed",
    }),
  },
  "orders.list": { accepted: ({ buyer }) => ({ by: buyer, input: { tab: "all", limit: 10 } }) },
  "orders.get": {
    accepted: async ({ buyer, shipped }) => ({
      by: buyer,
      input: { order_no: (await shipped()).order_no },
      shows: { status: "shipped", express: { carrier: "Example Post" } },
    }),
    refused: async ({ merchant, unpaid }) => ({
      by: merchant,
      input: { order_no: (await unpaid()).order_no },
      error: 404,
    }),
  },
  "orders.cancel": {
    accepted: async ({ buyer, paid }) => ({
      by: buyer,
      input: { order_no: (await paid()).order_no, reason: "Ordered twice" },
      shows: { order: { status: "cancelled", refund_status: "refunded" } },
    }),
    refused: async ({ buyer, shipped }) => ({
      by: buyer,
      input: { order_no: (await shipped()).order_no },
      error: "already_shipped",
    }),
  },
  "orders.confirmReceipt": {
    accepted: async ({ buyer, shipped }) => ({
      by: buyer,
      input: { order_no: (await shipped()).order_no },
      shows: { status: "received" },
    }),
    refused: async ({ buyer, unpaid }) => ({
      by: buyer,
      input: { order_no: (await unpaid()).order_no },
      error: "bad_state",
    }),
  },
  "orders.review": {
    accepted: async ({ buyer, received }) => {
      const { order_no, lineId } = await received();
      return {
        by: buyer,
        input: { order_no, comments: review(lineId) },
        shows: { status: "completed", goods: [{ is_commented: true }] },
      };
    },
    refused: async ({ buyer, paid }) => {
      const { order_no, lineId } = await paid();
      return { by: buyer, input: { order_no, comments: review(lineId) }, error: "bad_state" };
    },
  },
  "disputes.open": {
    accepted: async ({ buyer, shipped }) => ({
      by: buyer,
      input: { order_no: (await shipped()).order_no, ...problem },
      shows: { dispute: { status: "open", awaiting: "store" }, can: { receipt: false, dispute: false } },
    }),
    refused: async ({ buyer, paid }) => ({
      by: buyer,
      input: { order_no: (await paid()).order_no, ...problem },
      error: "bad_state",
    }),
  },
  "disputes.acceptOffer": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { order_no: await offered(world), expect_amount: "1.00" },
      shows: { status: "received", refund_status: "partial", refund_amount: "1.00" },
    }),
    refused: async (world) => ({
      by: world.buyer,
      input: { order_no: await offered(world), expect_amount: "2.00" },
      error: "offer_changed",
    }),
  },
  "disputes.sendBack": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { order_no: await toSendBack(world), carrier: "Example Post", tracking_no: "R1" },
      shows: {
        dispute: {
          status: "sent_back",
          awaiting: "store",
          express: { carrier: "Example Post", tracking_no: "R1" },
        },
      },
    }),
    refused: async (world) => ({
      by: world.buyer,
      input: { order_no: await offered(world), carrier: "Example Post", tracking_no: "R1" },
      error: "bad_state",
    }),
  },
  "disputes.withdraw": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { order_no: await offered(world) },
      shows: { status: "shipped", dispute: { status: "withdrawn" } },
    }),
    refused: async ({ buyer, shipped }) => ({
      by: buyer,
      input: { order_no: (await shipped()).order_no },
      error: 404,
    }),
  },
  "disputes.escalate": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { order_no: await offered(world), text: "Two pieces more are damaged." },
      shows: { dispute: { status: "reviewing", awaiting: "operator" } },
    }),
    refused: async ({ buyer, shipped }) => {
      const { order_no } = await shipped();
      await buyer.market.disputes.open({ order_no, ...problem });
      return { by: buyer, input: { order_no }, error: "bad_state" };
    },
  },
  "payments.payWithBalance": {
    accepted: async ({ buyer, unpaid }) => {
      const { pay_no, total } = await unpaid();
      const input = { pay_no, fund_password: FUND_PASSWORD, expect_total: total };
      return { by: buyer, input, shows: { pay: { status: "settled", method: "balance" } } };
    },
    refused: async ({ buyer, paid }) => {
      const { pay_no, total } = await paid();
      const input = { pay_no, fund_password: FUND_PASSWORD, expect_total: total };
      return { by: buyer, input, error: "already_paid" };
    },
  },
  "payments.payWithCrypto": {
    accepted: async ({ buyer, unpaid }) => ({
      by: buyer,
      input: { pay_no: (await unpaid()).pay_no, coin: "USDT", network: "TRC20" },
    }),
    refused: async ({ buyer, unpaid }) => ({
      by: buyer,
      input: { pay_no: (await unpaid()).pay_no, coin: "USDT", network: "NONE" },
      error: "network_disabled",
    }),
  },
  "payments.get": {
    accepted: async ({ buyer, admin, unpaid }) => {
      const { pay_no } = await unpaid();
      const { amount = "" } = await buyer.market.payments.payWithCrypto({
        pay_no,
        coin: "USDT",
        network: "TRC20",
      });
      await admin.decide("payments/arrive", { pay_no, amount, txid: randomBytes(32).toString("hex") });
      return { by: buyer, input: { pay_no }, shows: { status: "settled", method: "crypto" } };
    },
    refused: ({ buyer }) => ({ by: buyer, input: { pay_no: NONE }, error: 404 }),
  },
} satisfies Partial<RealCasesOf<OperationId>>;
