import { fieldOf, objectsIn, rowsOf } from "../json.js";
import { checkOut, onSale } from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { recharge, walletCalls } from "../mutations/wallet.js";
import {
  balance,
  dashboard,
  following,
  limits,
  newest,
  productFigures,
  requests,
  reviews,
  sessions,
  settlements,
  shelves,
  stats,
  storeReviews,
  tabs,
  transactions,
  unread,
} from "./figure-readers.js";
import {
  amount,
  type Change,
  type Journey,
  journey,
  NOTHING,
  one,
  pieces,
  type State,
  type Step,
} from "./journey.js";
import {
  answerDispute,
  cancel,
  disputed,
  escalate,
  offered,
  ordered,
  pay,
  receive,
  remove,
  sendBack,
  ship,
  type To,
  takeOffer,
  write,
} from "./journey-steps.js";
import { ownAccount } from "./provoked.js";
import type { Scenario } from "./scenario.js";

const buys = (operation: string, name: string, read: Journey["read"], steps: readonly Step[]): Scenario =>
  journey({ operation, name, start: ordered, read, steps, end: remove });

const total = ({ total: price }: State) => amount(price);

const withdraw = (change: To): Step => ({
  call: "withdrawals.create",
  fields: async (_, builder) => (await walletCalls["withdrawals.create"](builder)).fields,
  keep: (data) => ({ id: fieldOf(data, "id"), amount: fieldOf(data, "amount") }),
  change,
});
const takeBack = (change: To): Step => ({ call: "withdrawals.cancel", fields: ({ id }) => ({ id }), change });
const withdraws = (
  operation: string,
  name: string,
  read: Journey["read"],
  steps: readonly Step[],
): Scenario =>
  journey({ operation, name, start: async (builder) => ({ token: builder.user() }), read, steps });

const held = ({ amount: size }: State) => amount(size);
const follow = (wanted: 0 | 1, change: Change): Step => ({
  call: "stores.toggleFollow",
  fields: ({ shop }) => ({ id: shop, follow: wanted }),
  change: () => change,
});
const setStatus = (status: "on" | "off", change: Change): Step => ({
  call: "merchantProducts.setStatus",
  fields: ({ product: id }) => ({ id, status }),
  by: "merchant",
  change: () => change,
});

const asAccount = async (builder: TestDataBuilder): Promise<State> => {
  const user = await builder.register();
  return { token: await builder.signIn(user), username: user.username, password: user.password };
};

/** Creates two objects, so that the second must be listed before the first. */
const makesTwo = (
  list: string,
  call: string,
  fields: Step["fields"],
  name = "id",
  find: (data: unknown) => unknown = (data) => data,
) =>
  journey({
    operation: list,
    name: "newest first",
    start: async (builder) => ({
      token: list === "recharges.list" ? (await ownAccount(builder)).token : builder.user(),
    }),
    read: newest(list, name),
    steps: [0, 1].map(
      (i): Step => ({
        call,
        fields,
        keep: (data) => ({ [name]: fieldOf(find(data), name) }),
        change: () => ({ total: one, "the newest is what was made last": i === 0 ? one : 0n }),
      }),
    ),
  });

/** Figures before and after each call of a journey: every figure reflects the call exactly once, and nothing else changes. */
export const figures: readonly Scenario[] = [
  buys("orders.create", "stock and cancellation", productFigures, [
    cancel(() => ({ stock: one, "the merchant's `stock`": one })),
  ]),
  journey({
    operation: "orders.create",
    name: "stock of what is ordered",
    start: async (builder) => ({ token: builder.user(), product: await onSale(builder, 500) }),
    read: productFigures,
    steps: [
      {
        call: "orders.create",
        fields: async ({ product: productId }, builder) => (await checkOut(builder, { productId })).fields,
        keep: (data) => ({ order_no: objectsIn(fieldOf(data, "orders"))[0]?.order_no }),
        change: () => ({ stock: -one, "the merchant's `stock`": -one }),
      },
      cancel(() => ({ stock: one, "the merchant's `stock`": one })),
    ],
    end: remove,
  }),
  buys("orders.cancel", "stock and payment", productFigures, [
    pay(() => ({ stock: 0n })),
    cancel(() => ({ stock: one, "the merchant's `stock`": one })),
  ]),
  buys("account.get", "balance of a buyer", balance, [
    pay((state) => ({ money: -total(state), hold_money: 0n })),
    cancel((state) => ({ money: total(state), hold_money: 0n })),
  ]),
  buys("orders.list", "the buyer's tabs", tabs("orders.list", "user"), [
    pay(() => ({ total: 0n, paid: one, shipped: 0n, received: 0n, assess: 0n })),
    ship(() => ({ total: 0n, paid: -one, shipped: one, received: 0n, assess: 0n })),
    receive(() => ({ total: 0n, paid: 0n, shipped: -one, received: one, assess: one })),
    write(() => ({ total: 0n, paid: 0n, shipped: 0n, received: 0n, assess: -one })),
  ]),
  buys("merchantOrders.list", "the store's tabs", tabs("merchantOrders.list", "merchant"), [
    pay(() => ({ paid: one, shipped: 0n, received: 0n, cancelled: 0n })),
    ship(() => ({ total: 0n, paid: -one, shipped: one, received: 0n })),
    disputed(() => ({ total: 0n, shipped: 0n, disputed: one })),
    answerDispute("accept", () => ({ total: 0n, shipped: -one, disputed: -one, cancelled: one })),
  ]),
  buys("merchant.dashboard", "what a store has to do", dashboard, [
    pay(() => ({ to_ship: one, late: 0n, comments: 0n, disputes: 0n, pending_settlement: 0n })),
    ship(() => ({ to_ship: -one, comments: 0n, disputes: 0n, pending_settlement: 0n })),
    receive(({ net }) => ({ to_ship: 0n, comments: 0n, pending_settlement: amount(net), money: 0n })),
    write(() => ({ comments: one, pending_settlement: 0n })),
  ]),
  buys("merchant.dashboard", "disputes of a store", dashboard, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    disputed(() => ({ disputes: one, to_ship: 0n })),
    answerDispute("object", () => ({ disputes: -one })),
  ]),
  buys("merchant.stats", "sales of a store", stats, [
    pay((state) => ({ sales_amount: total(state), order_count: one, refund_amount: 0n })),
    cancel((state) => ({ sales_amount: -total(state), order_count: -one, refund_amount: total(state) })),
  ]),
  buys("merchant.settlements", "what a received order brings", settlements, [
    pay(() => ({ total: 0n, pending: 0n })),
    ship(() => ({ total: 0n, pending: 0n })),
    receive(({ net }) => ({
      total: one,
      pending: amount(net),
      available: 0n,
      "the newest row is this order": one,
    })),
  ]),
  buys("orders.review", "good reviews of a product", reviews, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    receive(() => ({ all: 0n, comment_count: 0n })),
    write(() => ({ all: one, good: one, mid: 0n, negative: 0n, image: 0n, total: one, comment_count: one })),
  ]),
  buys("products.reviews", "bad reviews of a product", reviews, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    receive(() => NOTHING),
    write(
      () => ({ all: one, good: 0n, mid: 0n, negative: one, image: 0n, total: one, comment_count: one }),
      2,
    ),
  ]),
  buys("merchantReviews.list", "reviews and replies", storeReviews, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    receive(() => NOTHING),
    write(() => ({ total: one, "without a reply": one, "with a reply": 0n }), 3),
    {
      call: "merchantReviews.reply",
      fields: async ({ product }, builder) => {
        const { id } = await builder.first("products.reviews", { id: product, limit: 1 }, undefined);
        return { id, reply: "Thank you." };
      },
      by: "merchant",
      change: () => ({ total: 0n, "without a reply": -one, "with a reply": one }),
    },
  ]),
  buys("account.transactions", "rows of a payment and its refund", transactions, [
    pay(() => ({ total: one, payment: one, refund: 0n })),
    cancel(() => ({ total: one, payment: 0n, refund: one })),
  ]),
  buys("disputes.acceptOffer", "balance after an offer", balance, [
    pay(() => NOTHING),
    ship(() => ({ money: 0n })),
    disputed(() => ({ money: 0n })),
    answerDispute("offer", () => ({ money: 0n })),
    takeOffer(() => ({ money: offered })),
  ]),
  buys("merchantDisputes.answer", "balance after an accepted dispute", balance, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    disputed(() => NOTHING),
    answerDispute("offer", () => ({ money: 0n })),
    escalate(() => ({ money: 0n })),
    answerDispute("accept", (state) => ({ money: total(state) })),
  ]),
  // By then the store's share is already pending.
  buys("disputes.acceptOffer", "balance after an offer for received goods", balance, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    receive(() => ({ money: 0n })),
    disputed(() => ({ money: 0n })),
    answerDispute("offer", () => ({ money: 0n })),
    takeOffer(() => ({ money: offered })),
  ]),
  buys("merchantDisputes.answer", "balance after an accepted dispute about received goods", balance, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    receive(() => NOTHING),
    disputed(() => NOTHING),
    answerDispute("accept", (state) => ({ money: total(state) })),
  ]),
  buys("disputes.sendBack", "balance after a return", balance, [
    pay(() => NOTHING),
    ship(() => NOTHING),
    disputed(() => ({ money: 0n }), "return"),
    answerDispute("return", () => ({ money: 0n })),
    sendBack(() => ({ money: 0n })),
    answerDispute("accept", (state) => ({ money: total(state) })),
  ]),
  buys("messages.list", "who is told", unread, [
    pay(() => ({ "the store's messages": one })),
    ship(() => ({ "the buyer's messages": one, "the buyer's `unread`": one, "the store's messages": 0n })),
  ]),
  withdraws("withdrawals.create", "balance and what is held", balance, [
    withdraw((state) => ({ money: -held(state), hold_money: held(state) })),
    takeBack((state) => ({ money: held(state), hold_money: -held(state) })),
  ]),
  withdraws("withdrawals.methods", "limits of withdrawals", limits, [
    withdraw((state) => ({ money: -held(state), hold_money: held(state), daily_left: -held(state) })),
    takeBack((state) => ({ money: held(state), hold_money: -held(state), daily_left: held(state) })),
  ]),
  withdraws("withdrawals.cancel", "rows of a withdrawal and its return", transactions, [
    withdraw(() => ({ total: one, withdrawal: one, withdrawal_return: 0n })),
    takeBack(() => ({ total: one, withdrawal: 0n, withdrawal_return: one })),
  ]),
  makesTwo("recharges.list", "recharges.create", async (_, builder) => recharge(builder)),
  makesTwo(
    "withdrawals.list",
    "withdrawals.create",
    async (_, builder) => (await walletCalls["withdrawals.create"](builder)).fields,
  ),
  makesTwo(
    "orders.list",
    "orders.create",
    async (_, builder) => (await checkOut(builder)).fields,
    "order_no",
    (data) => objectsIn(fieldOf(data, "orders"))[0],
  ),
  journey({
    operation: "stores.toggleFollow",
    name: "followers of a store",
    start: async (builder) => {
      const { token } = await ownAccount(builder);
      const stores = rowsOf(await builder.data("products.list", { limit: 50 }, undefined));
      const shops = [...new Set(stores.map(({ shop_id }) => shop_id))];
      for (const id of shops.slice(0, 2)) await builder.data("stores.toggleFollow", { id, follow: 1 }, token);
      return { token, shop: shops[0] };
    },
    read: following,
    steps: [
      follow(1, { follow_count: 0n, is_follow: 0n, total: 0n }),
      follow(0, { follow_count: -one, is_follow: -one, total: -one }),
      follow(0, { follow_count: 0n, is_follow: 0n, total: 0n }),
      follow(1, { follow_count: one, is_follow: one, total: one }),
    ],
  }),
  journey({
    operation: "merchantProducts.setStatus",
    name: "products on sale",
    start: async (builder) => {
      const product = await onSale(builder, 5);
      const shop = fieldOf(await builder.data("products.get", { id: product }, undefined), "shop_id");
      return { token: builder.merchant(), product, shop };
    },
    read: shelves,
    steps: [
      setStatus("on", { pro_count: 0n, total: 0n }),
      setStatus("off", { pro_count: -one, total: -one, "the newest is this product": -one }),
      setStatus("on", { pro_count: one, total: one, "the newest is this product": one }),
      {
        call: "merchantProducts.delete",
        fields: ({ product: id }) => ({ id }),
        by: "merchant",
        change: () => ({ pro_count: -one, total: -one, "the newest is this product": -one }),
      },
    ],
  }),
  journey({
    operation: "account.sessions",
    name: "sessions of an account",
    start: asAccount,
    read: sessions,
    steps: [
      {
        call: "auth.login",
        fields: ({ username, password }) => ({ account: username, password }),
        change: () => ({ sessions: one }),
      },
      {
        call: "auth.login",
        fields: ({ username, password }) => ({ account: username, password }),
        change: () => ({ sessions: one }),
      },
      // Registration has opened a session, too.
      { call: "account.endSession", fields: () => ({ others: 1 }), change: () => ({ sessions: -pieces(3) }) },
    ],
  }),
  journey({
    operation: "purchaseRequests.create",
    name: "open purchase requests",
    start: async (builder) => ({ token: (await ownAccount(builder)).token }),
    read: requests,
    steps: [
      {
        call: "purchaseRequests.create",
        fields: async (_, builder) => (await walletCalls["purchaseRequests.create"](builder)).fields,
        keep: (data) => ({ id: fieldOf(data, "id") }),
        change: () => ({ mine: one, open: one, "the newest is this one": one }),
      },
      {
        call: "purchaseRequests.close",
        fields: ({ id }) => ({ id }),
        change: () => ({ mine: 0n, open: -one, "the newest is this one": -one }),
      },
      {
        call: "purchaseRequests.close",
        fields: ({ id }) => ({ id }),
        change: () => ({ mine: 0n, open: 0n }),
      },
    ],
  }),
];
