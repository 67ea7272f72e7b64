import { fieldOf, objectsIn, rowsOf } from "../json.js";
import type { Journey } from "./journey.js";

export const today = () => new Date().toISOString().slice(0, 10);

export const balance: Journey["read"] = async (builder, { token }) => {
  const account = await builder.data("account.get", {}, token);
  return { money: fieldOf(account, "money"), hold_money: fieldOf(account, "hold_money") };
};

export const productFigures: Journey["read"] = async (builder, { product: id }) => {
  const detail = await builder.data("products.get", { id }, undefined);
  const mine = await builder.data("merchantProducts.get", { id }, builder.merchant());
  return { stock: fieldOf(detail, "stock"), "the merchant's `stock`": fieldOf(mine, "stock") };
};

export const tabs =
  (id: string, by: "user" | "merchant"): Journey["read"] =>
  async (builder) => {
    const page = await builder.data(id, { tab: "all", limit: 1 }, builder[by]());
    const counts = objectsIn([fieldOf(page, "counts")])[0] ?? {};
    return { total: fieldOf(page, "total"), ...counts };
  };

export const dashboard: Journey["read"] = async (builder) => {
  const seen = await builder.data("merchant.dashboard", {}, builder.merchant());
  const todo = objectsIn([fieldOf(seen, "todo")])[0] ?? {};
  return { ...todo, pending_settlement: fieldOf(seen, "pending_settlement"), money: fieldOf(seen, "money") };
};

export const stats: Journey["read"] = async (builder, { product }) => {
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

export const settlements: Journey["read"] = async (builder, { order_no }) => {
  const page = await builder.data("merchant.settlements", { limit: 1 }, builder.merchant());
  const [newest] = rowsOf(page);
  return {
    pending: fieldOf(page, "pending"),
    available: fieldOf(page, "available"),
    total: fieldOf(page, "total"),
    "the newest row is this order": newest?.order_no === order_no ? 1 : 0,
  };
};

export const reviews: Journey["read"] = async (builder, { product: id }) => {
  const page = await builder.data("products.reviews", { id, limit: 1 }, undefined);
  const detail = await builder.data("products.get", { id }, undefined);
  const counts = objectsIn([fieldOf(page, "counts")])[0] ?? {};
  return { ...counts, total: fieldOf(page, "total"), comment_count: fieldOf(detail, "comment_count") };
};

export const storeReviews: Journey["read"] = async (builder) => {
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

export const transactions: Journey["read"] = async (builder, { token }) => {
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

export const limits: Journey["read"] = async (builder, { token }) => {
  const { money, hold_money, daily_left } =
    objectsIn([await builder.data("withdrawals.methods", {}, token)])[0] ?? {};
  return { money, hold_money, daily_left };
};

export const following: Journey["read"] = async (builder, { shop, token }) => {
  const seen = await builder.data("stores.get", { id: shop }, token);
  const list = await builder.data("stores.followed", { limit: 100 }, token);
  return {
    follow_count: fieldOf(seen, "follow_count"),
    is_follow: Number(fieldOf(seen, "is_follow")),
    total: fieldOf(list, "total"),
  };
};

export const shelves: Journey["read"] = async (builder, { product: id, shop }) => {
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

export const sessions: Journey["read"] = async (builder, { token }) => ({
  sessions: rowsOf(await builder.data("account.sessions", {}, token)).length,
});
export const requests: Journey["read"] = async (builder, { token, id }) => {
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

export const unread: Journey["read"] = async (builder) => {
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
export const newest =
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
