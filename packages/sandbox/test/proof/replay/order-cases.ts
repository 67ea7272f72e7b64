import { randomUUID } from "node:crypto";
import type { Input } from "../../../src/contract/operations";
import { inParallel, type Track } from "../../support/track";
import {
  addPaid,
  addShipped,
  addUnpaid,
  addUsers,
  FUND_PASSWORD,
  type Purchase,
  USDT,
} from "../../support/users";
import { type Cases, countOf, journals, messages, rowsOf } from "./case";

const MONEY = 25n * USDT;
const WIDTH = 10;

const users = ({ db, now }: Track, count: number) => addUsers(db, count, { money: MONEY, now });

const purchases = async (track: Track, count: number, add: typeof addPaid): Promise<Purchase[]> =>
  add(track.db, await users(track, count), track.stalls, track.now);

/** Purchases that their buyers have received, with the number of their only line. */
async function received(track: Track, count: number) {
  return inParallel(await purchases(track, count, addShipped), WIDTH, async (purchase, i) => {
    const credentials = { token: purchase.buyer.token, key: randomUUID() };
    const { data } = await track.client.call(
      i,
      "orders.confirmReceipt",
      { order_no: purchase.orderNo },
      credentials,
    );
    return { ...purchase, line: data?.goods[0]?.id ?? 0 };
  });
}

const OFFER = { answer: "offer", amount: "4.00" } as const;

const RETURN = { answer: "return", return_to: "Dock 4, Northmill" } as const;

const problemWith = (orderNo: string): Input<"disputes.open"> => ({
  order_no: orderNo,
  reason: "not_as_described",
  text: "The lid is cracked.",
  kind: "return",
});

/** Received purchases that their buyers dispute, with an answer of the store where one is given. */
async function disputed(track: Track, count: number, answer?: typeof OFFER | typeof RETURN) {
  return inParallel(await received(track, count), WIDTH, async (purchase, i) => {
    const { buyer, stall, orderNo } = purchase;
    const credentials = { token: buyer.token, key: randomUUID() };
    await track.client.call(i, "disputes.open", problemWith(orderNo), credentials);
    if (answer) {
      const input = { order_no: orderNo, ...answer };
      await track.client.call(i, "merchantDisputes.answer", input, { token: stall.token, key: randomUUID() });
    }
    return purchase;
  });
}

const reviewOf = (orderNo: string, line: number, star: number): Input<"orders.review"> => ({
  order_no: orderNo,
  comments: [{ order_goods_id: line, star, content: "As described.", images: [] }],
});

/** From checkout to review. */
export const orderCases = {
  "orders.create": {
    effects: rowsOf("shop_order"),
    prepare: async (track, count) =>
      inParallel(await users(track, count), WIDTH, async ({ token, addressId }, i) => {
        const stall = track.stalls[i % track.stalls.length];
        const items = [{ id: stall?.productId ?? 0, num: 1, shop_id: stall?.shopId ?? 0 }];
        const { data } = await track.client.call(i, "orders.preview", { items }, { token });
        const input = {
          items,
          address_id: addressId,
          price_token: data?.price_token ?? "",
          expect_total: data?.total ?? "",
        };
        return { token, input, other: { ...input, remark: "Ring twice" } };
      }),
  },
  "payments.payWithBalance": {
    effects: journals("pay"),
    prepare: async (track, count) =>
      (await purchases(track, count, addUnpaid)).map(({ buyer: { token }, payNo }) => {
        const input = { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: "10.00" };
        return { token, input, other: { ...input, expect_total: "11.00" } };
      }),
  },
  "payments.payWithCrypto": {
    effects: (db) => countOf(db`select count(*) as count from deposit_address where purpose = 'pay'`),
    prepare: async (track, count) =>
      (await purchases(track, count, addUnpaid)).map(({ buyer: { token }, payNo }) => {
        const input = { pay_no: payNo, coin: "USDT", network: "TRC20" };
        return { token, input, other: { ...input, network: "BEP20" } };
      }),
  },
  "orders.cancel": {
    effects: journals("refund"),
    prepare: async (track, count) =>
      (await purchases(track, count, addPaid)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo },
        other: { order_no: orderNo, reason: "Too late" },
      })),
  },
  "orders.confirmReceipt": {
    effects: rowsOf("settlement"),
    prepare: async (track, count) =>
      (await purchases(track, count, addShipped)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo },
        other: { order_no: `${orderNo}X` },
      })),
  },
  "orders.review": {
    effects: rowsOf("comment"),
    prepare: async (track, count) =>
      (await received(track, count)).map(({ buyer: { token }, orderNo, line }) => ({
        token,
        input: reviewOf(orderNo, line, 5),
        other: reviewOf(orderNo, line, 1),
      })),
  },
  "disputes.open": {
    effects: rowsOf("dispute"),
    prepare: async (track, count) =>
      (await received(track, count)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: problemWith(orderNo),
        other: { ...problemWith(orderNo), amount: "5.00" },
      })),
  },
  "disputes.acceptOffer": {
    effects: journals("refund"),
    prepare: async (track, count) =>
      (await disputed(track, count, OFFER)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo, expect_amount: OFFER.amount },
        other: { order_no: orderNo, expect_amount: "5.00" },
      })),
  },
  "disputes.sendBack": {
    effects: messages("return_sent"),
    prepare: async (track, count) =>
      (await disputed(track, count, RETURN)).map(({ buyer: { token }, orderNo }) => {
        const input = { order_no: orderNo, carrier: "Example Post", tracking_no: "R1" };
        return { token, input, other: { ...input, tracking_no: "R2" } };
      }),
  },
  "disputes.withdraw": {
    effects: messages("dispute_withdrawn"),
    prepare: async (track, count) =>
      (await disputed(track, count)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo },
        other: { order_no: `${orderNo}X` },
      })),
  },
  "disputes.escalate": {
    effects: (db) => countOf(db`select count(*) as count from dispute where status = 'reviewing'`),
    prepare: async (track, count) =>
      (await disputed(track, count, OFFER)).map(({ buyer: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo },
        other: { order_no: orderNo, text: "Too little" },
      })),
  },
  "merchantDisputes.answer": {
    effects: journals("refund"),
    prepare: async (track, count) =>
      (await disputed(track, count)).map(({ stall: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo, answer: "accept" as const },
        other: { order_no: orderNo, answer: "object" as const, text: "It left whole." },
      })),
  },
  "merchantOrders.ship": {
    effects: messages("order_shipped"),
    prepare: async (track, count) =>
      (await purchases(track, count, addPaid)).map(({ stall: { token }, orderNo }) => {
        const input = { order_no: orderNo, carrier: "Example Post", tracking_no: "EP1" };
        return { token, input, other: { ...input, tracking_no: "EP2" } };
      }),
  },
  "merchantOrders.decline": {
    effects: journals("refund"),
    prepare: async (track, count) =>
      (await purchases(track, count, addPaid)).map(({ stall: { token }, orderNo }) => ({
        token,
        input: { order_no: orderNo, reason: "Out of stock" },
        other: { order_no: orderNo, reason: "Closed" },
      })),
  },
  "merchantReviews.reply": {
    effects: messages("review_reply"),
    prepare: async (track, count) => {
      await inParallel(await received(track, count), WIDTH, ({ buyer: { token }, orderNo, line }, i) =>
        track.client.call(i, "orders.review", reviewOf(orderNo, line, 4), { token, key: randomUUID() }),
      );
      const comments = await track.db<{ id: number; shop_id: number }[]>`
        select id, shop_id from comment where reply = '' order by id desc limit ${count}`;
      const tokens = new Map(track.stalls.map(({ shopId, token }) => [shopId, token]));
      return comments.map(({ id, shop_id }) => ({
        token: tokens.get(shop_id) ?? "",
        input: { id, reply: "Thank you." },
        other: { id, reply: "Sorry." },
      }));
    },
  },
  "merchantProducts.save": {
    effects: rowsOf("product"),
    prepare: async ({ stalls }, count) =>
      Array.from({ length: count }, (_, i) => {
        const input = {
          category_id: 1,
          title: `Thing ${i}`,
          images: ["/uploads/thing.svg"],
          price: "5.00",
          stock: 3,
        };
        return { token: stalls[i % stalls.length]?.token ?? "", input, other: { ...input, stock: 4 } };
      }),
  },
} satisfies Partial<Cases>;
