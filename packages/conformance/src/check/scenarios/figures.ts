import type { Answer } from "../context";
import { amountText, decimal } from "../decimals";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json";
import { checkOut, OFFER, onSale, PROBLEM, payment, review, SHIPMENT, unpaid } from "../mutations/purchases";
import type { TestDataBuilder } from "../mutations/test-data-builder";
import { isUntrue } from "../mutations/untrue";
import { recharge, walletCalls } from "../mutations/wallet";
import { ownAccount } from "./provoked";
import { exchangeOf, type Scenario, send } from "./scenario";

/** Figures by name: amounts, and counts as whole ones. Undefined is what the server does not tell. */
export type Figures = Readonly<Record<string, unknown>>;
/** By how much figures change, in units of 10^-18. */
export type Change = Readonly<Record<string, bigint>>;

const ONE = 10n ** 18n;

/** The first figure that did not change by what it had to. */
export function changeProblem(before: Figures, after: Figures, wanted: Change): string | undefined {
  for (const [name, change] of Object.entries(wanted)) {
    const [start, end] = [decimal(before[name]), decimal(after[name])];
    if (start === undefined || end === undefined || end - start === change) continue;
    return `\`${name}\` went from ${String(before[name])} to ${String(after[name])}, not by ${signed(change)}`;
  }
  return undefined;
}

const signed = (amount: bigint) => `${amount < 0n ? "" : "+"}${amountText(amount)}`;

/** What a journey has made so far. */
export type State = Fields & { readonly token: string };

/** A call on the way, and what it changes. */
export interface Step {
  readonly call: string;
  fields(state: State, builder: TestDataBuilder): Fields | Promise<Fields>;
  readonly by?: "merchant";
  /** Things that are known after the call. */
  keep?(data: unknown): Fields;
  change(state: State): Change;
}

/** Figures that are read before and after each step. */
interface Journey {
  readonly operation: string;
  readonly name: string;
  start(builder: TestDataBuilder): Promise<State>;
  read(builder: TestDataBuilder, state: State): Promise<Figures>;
  readonly steps: readonly Step[];
  end?(builder: TestDataBuilder, state: State): Promise<unknown>;
}

/** Goes the steps one by one, and looks at the figures after each. */
const journey = ({ operation, name, start, read, steps, end }: Journey): Scenario => ({
  name,
  rule: "effect",
  operation,
  async run(builder) {
    let state = await start(builder);
    let before = await read(builder, state);
    try {
      for (const step of steps) {
        const token = step.by === "merchant" ? builder.merchant() : state.token;
        const answer = await send(builder, step.call, await step.fields(state, builder), token);
        if (!answer?.isAccepted)
          return { problem: refusalProblem(step.call, answer), exchange: answer?.exchange };
        state = { ...state, ...step.keep?.(answer.data) };
        const after = await read(builder, state);
        const problem = changeProblem(before, after, step.change(state));
        if (problem) return { problem: `after ${step.call} ${problem}`, exchange: exchangeOf([answer]) };
        before = after;
      }
    } finally {
      await end?.(builder, state);
    }
    return { problem: undefined, exchange: undefined };
  },
});

/** A step that is refused by a name that cannot be true of it. Other refusals may be rules of that market. */
const refusalProblem = (call: string, answer: Answer | undefined): string | undefined =>
  answer && isUntrue(answer) ? `${call} was refused (${answer.error})` : undefined;

const amount = (value: unknown): bigint => decimal(value) ?? 0n;
const pieces = (count: number): bigint => BigInt(count) * ONE;
const NOTHING: Change = {};

/** An unpaid order of a product that nobody else orders. */
async function ordered(builder: TestDataBuilder): Promise<State> {
  // What stays of it is what later calls order.
  const productId = await onSale(builder, 500);
  return { ...(await unpaid(builder, { productId })) };
}

const orderNo = ({ order_no }: State): Fields => ({ order_no });
type To = (state: State) => Change;
const pay = (change: To): Step => ({
  call: "payments.payWithBalance",
  fields: ({ pay_no, total, token, ...more }, builder) =>
    payment({ pay_no, total, token, order_no: more.order_no, line: undefined, product: undefined }, builder),
  change,
});
const cancel = (change: To): Step => ({
  call: "orders.cancel",
  fields: ({ order_no }) => ({ order_no, reason: "Ordered twice" }),
  change,
});
const ship = (change: To): Step => ({
  call: "merchantOrders.ship",
  fields: ({ order_no }) => ({ order_no, ...SHIPMENT }),
  by: "merchant",
  keep: (data) => ({ net: fieldOf(data, "net"), commission: fieldOf(data, "commission") }),
  change,
});
const receive = (change: To): Step => ({ call: "orders.confirmReceipt", fields: orderNo, change });
const write = (change: To, star = 5): Step => ({
  call: "orders.review",
  fields: ({ order_no, line, token, pay_no, total, product }) => {
    const { comments, ...rest } = review({ order_no, line, token, pay_no, total, product });
    return { ...rest, comments: objectsIn(comments).map((one) => ({ ...one, star })) };
  },
  change,
});
const remove = (builder: TestDataBuilder, { product: id }: State) =>
  send(builder, "merchantProducts.delete", { id }, builder.merchant());

const today = () => new Date().toISOString().slice(0, 10);

const balance: Journey["read"] = async (builder, { token }) => {
  const account = await builder.data("account.get", {}, token);
  return { money: fieldOf(account, "money"), hold_money: fieldOf(account, "hold_money") };
};

const productFigures: Journey["read"] = async (builder, { product: id }) => {
  const detail = await builder.data("products.get", { id }, undefined);
  const mine = await builder.data("merchantProducts.get", { id }, builder.merchant());
  return { stock: fieldOf(detail, "stock"), "the merchant's `stock`": fieldOf(mine, "stock") };
};

const tabs =
  (id: string, by: "user" | "merchant"): Journey["read"] =>
  async (builder) => {
    const page = await builder.data(id, { tab: "all", limit: 1 }, builder[by]());
    const counts = objectsIn([fieldOf(page, "counts")])[0] ?? {};
    return { total: fieldOf(page, "total"), ...counts };
  };

const dashboard: Journey["read"] = async (builder) => {
  const seen = await builder.data("merchant.dashboard", {}, builder.merchant());
  const todo = objectsIn([fieldOf(seen, "todo")])[0] ?? {};
  return { ...todo, pending_settlement: fieldOf(seen, "pending_settlement"), money: fieldOf(seen, "money") };
};

const stats: Journey["read"] = async (builder, { product }) => {
  const fields = { from: today(), to: today(), by: "day" };
  const seen = objectsIn([await builder.data("merchant.stats", fields, builder.merchant())])[0] ?? {};
  const top = objectsIn(seen.top_products).find(({ id }) => String(id) === String(product));
  return {
    sales_amount: seen.sales_amount,
    order_count: seen.order_count,
    refund_amount: seen.refund_amount,
    "pieces of the product": top?.num,
  };
};

const settlements: Journey["read"] = async (builder, { order_no }) => {
  const page = await builder.data("merchant.settlements", { limit: 1 }, builder.merchant());
  const [newest] = rowsOf(page);
  return {
    pending: fieldOf(page, "pending"),
    available: fieldOf(page, "available"),
    total: fieldOf(page, "total"),
    "the newest row is this order": newest?.order_no === order_no ? 1 : 0,
  };
};

const reviews: Journey["read"] = async (builder, { product: id }) => {
  const page = await builder.data("products.reviews", { id, limit: 1 }, undefined);
  const detail = await builder.data("products.get", { id }, undefined);
  const counts = objectsIn([fieldOf(page, "counts")])[0] ?? {};
  return { ...counts, total: fieldOf(page, "total"), comment_count: fieldOf(detail, "comment_count") };
};

const storeReviews: Journey["read"] = async (builder) => {
  const totals = await Promise.all(
    [{}, { replied: 0 }, { replied: 1 }].map(async (fields) =>
      fieldOf(
        await builder.data("merchantReviews.list", { ...fields, limit: 1 }, builder.merchant()),
        "total",
      ),
    ),
  );
  const [all, open, replied] = totals;
  return { total: all, "without a reply": open, "with a reply": replied };
};

const transactions: Journey["read"] = async (builder, { token }) => {
  const total = async (type?: string) => {
    const fields = { limit: 1, ...(type !== undefined && { type }) };
    return fieldOf(await builder.data("account.transactions", fields, token), "total");
  };
  return {
    total: await total(),
    payment: await total("payment"),
    refund: await total("refund"),
    withdrawal: await total("withdrawal"),
    withdrawal_return: await total("withdrawal_return"),
  };
};

const buys = (operation: string, name: string, read: Journey["read"], steps: readonly Step[]): Scenario =>
  journey({ operation, name, start: ordered, read, steps, end: remove });

const total = ({ total: price }: State) => amount(price);
const one = pieces(1);

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
const limits: Journey["read"] = async (builder, { token }) => {
  const { money, hold_money, daily_left } =
    objectsIn([await builder.data("withdrawals.methods", {}, token)])[0] ?? {};
  return { money, hold_money, daily_left };
};

const follow = (wanted: 0 | 1, change: Change): Step => ({
  call: "stores.toggleFollow",
  fields: ({ shop }) => ({ id: shop, follow: wanted }),
  change: () => change,
});
const following: Journey["read"] = async (builder, { shop, token }) => {
  const seen = await builder.data("stores.get", { id: shop }, token);
  const list = await builder.data("stores.followed", { limit: 100 }, token);
  return {
    follow_count: fieldOf(seen, "follow_count"),
    is_follow: Number(fieldOf(seen, "is_follow")),
    total: fieldOf(list, "total"),
  };
};

const shelves: Journey["read"] = async (builder, { product: id, shop }) => {
  const [store, list] = await Promise.all([
    builder.data("stores.get", { id: shop }, undefined),
    builder.data("products.list", { shop_id: shop, limit: 1, sort: "createtime", order: "desc" }, undefined),
  ]);
  return {
    pro_count: fieldOf(store, "pro_count"),
    total: fieldOf(list, "total"),
    "the newest is this product": String(rowsOf(list)[0]?.id) === String(id) ? 1 : 0,
  };
};

const setStatus = (status: "on" | "off", change: Change): Step => ({
  call: "merchantProducts.setStatus",
  fields: ({ product: id }) => ({ id, status }),
  by: "merchant",
  change: () => change,
});

const disputed = (change: To): Step => ({
  call: "disputes.open",
  fields: ({ order_no }) => ({ order_no, ...PROBLEM }),
  change,
});
const answerDispute = (answer: "offer" | "accept" | "object", change: To): Step => ({
  call: "merchantDisputes.answer",
  fields: ({ order_no }) => ({
    order_no,
    answer,
    ...(answer === "offer" && { amount: OFFER }),
    ...(answer === "object" && { text: "It left whole." }),
  }),
  by: "merchant",
  change,
});
const takeOffer = (change: To): Step => ({
  call: "disputes.acceptOffer",
  fields: ({ order_no }) => ({ order_no, expect_amount: OFFER }),
  change,
});
const escalate = (change: To): Step => ({ call: "disputes.escalate", fields: orderNo, change });
const offered = amount(OFFER);

const sessions: Journey["read"] = async (builder, { token }) => ({
  sessions: rowsOf(await builder.data("account.sessions", {}, token)).length,
});
const asAccount = async (builder: TestDataBuilder): Promise<State> => {
  const user = await builder.register();
  return { token: await builder.signIn(user), username: user.username, password: user.password };
};

const requests: Journey["read"] = async (builder, { token, id }) => {
  const [mine, open] = await Promise.all([
    builder.data("purchaseRequests.mine", { limit: 1 }, token),
    builder.data("purchaseRequests.list", { limit: 1 }, token),
  ]);
  return {
    mine: fieldOf(mine, "total"),
    open: fieldOf(open, "total"),
    "the newest is this one": id !== undefined && String(rowsOf(open)[0]?.id) === String(id) ? 1 : 0,
  };
};

const unread: Journey["read"] = async (builder) => {
  const [user, merchant] = await Promise.all(
    [builder.user(), builder.merchant()].map((token) => builder.data("messages.list", { limit: 1 }, token)),
  );
  return {
    "the buyer's messages": fieldOf(user, "total"),
    "the buyer's `unread`": fieldOf(user, "unread"),
    "the store's messages": fieldOf(merchant, "total"),
  };
};

/** Whether the newest row of a list is what was made last, and how many there are. */
const newest =
  (list: string, name = "id"): Journey["read"] =>
  async (builder, state) => {
    const page = await builder.data(
      list,
      { limit: 2, ...(list === "orders.list" && { tab: "all" }) },
      state.token,
    );
    const isFirst = state[name] !== undefined && String(rowsOf(page)[0]?.[name]) === String(state[name]);
    return { total: fieldOf(page, "total"), "the newest is what was made last": isFirst ? 1 : 0 };
  };

/** Makes two, so that the second has to be before the first. */
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

/** Figures before and after each call of a journey: what a call brings is in all of them, once, and nothing else is. */
export const figures: readonly Scenario[] = [
  buys("orders.create", "stock and cancellation", productFigures, [
    cancel(() => ({ stock: one, "the merchant's `stock`": one })),
  ]),
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
      // Registration has opened one, too.
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
