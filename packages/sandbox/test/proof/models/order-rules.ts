import {
  ceilDiv,
  credit,
  type Line,
  type Model,
  type Order,
  type Pay,
  type Product,
  type Refused,
  RULES,
} from "./state";
import { owedToBuyers } from "./wallet-rules";

/** The rules of orders and of paying them from the balance, written down a second time and without a database. */

const MILLION = 1_000_000n;
/** A price has two digits. */
const CENT = 10_000n;

/** Half a cent counts as a whole one. */
const toCents = (millionths: bigint) => ((millionths + (MILLION * CENT) / 2n) / (MILLION * CENT)) * CENT;
export const downToCents = (units: bigint) => (units / CENT) * CENT;

function priced(products: readonly Product[], lines: readonly Line[]) {
  let sold = 0n;
  let tax = 0n;
  for (const { product, num } of lines) {
    const { price, freight, taxPpm } = productOf(products, product);
    const amount = price * BigInt(num);
    sold += amount + freight;
    tax += amount * taxPpm;
  }
  return { total: sold + toCents(tax), commission: downToCents((sold * RULES.commissionPpm) / MILLION) };
}

function productOf(products: readonly Product[], index: number): Product {
  const product = products[index];
  if (!product) throw new Error(`no product ${index}`);
  return product;
}

/** Orders different products, one order per shop. Ids are filled in by who asked the server. */
export function place(model: Model, buyer: number, lines: readonly Line[]): Refused {
  const shops = [...new Set(lines.map(({ product }) => productOf(model.products, product).shop))];
  const groups = shops.map((shop) => ({
    shop,
    lines: lines.filter(({ product }) => productOf(model.products, product).shop === shop),
  }));
  const problems = groups.flatMap((group) =>
    group.lines.flatMap(({ product, num }) => {
      if (model.suspended.has(group.shop)) return ["product_unavailable"];
      if (group.shop === buyer) return ["own_product"];
      return productOf(model.products, product).stock < num ? ["stock_short"] : [];
    }),
  );
  // A cart of which nothing can be had is refused when it is priced; another one when it is ordered.
  if (problems.length === lines.length) return problems[0];
  const unpaid = model.orders.filter((order) => order.buyer === buyer && order.status === "unpaid");
  if (unpaid.length >= RULES.maxUnpaid) return "too_many_unpaid";
  if (problems.length > 0) return problems[0];

  const pay: Pay = {
    no: "",
    buyer,
    status: "created",
    total: 0n,
    expiresAt: model.now + RULES.payWithin,
    coin: undefined,
    rate: 0n,
    amount: 0n,
    asked: new Set(),
    transfers: [],
    orders: [],
  };
  for (const group of groups) {
    const { total, commission } = priced(model.products, group.lines);
    pay.total += total;
    pay.orders.push({
      no: "",
      pay,
      buyer,
      shop: group.shop,
      lines: group.lines,
      total,
      commission,
      refunded: 0n,
      dispute: undefined,
      status: "unpaid",
      autoReceiptAt: 0,
      receivedAt: 0,
      isReviewed: false,
    });
  }
  for (const { product, num } of lines) productOf(model.products, product).stock -= num;
  model.pays.push(pay);
  model.orders.push(...pay.orders);
  return undefined;
}

export function payFromBalance(model: Model, pay: Pay): Refused {
  if (pay.status === "processing" || pay.status === "settled") return "already_paid";
  if (pay.status !== "created" || pay.expiresAt <= model.now) return "pay_expired";
  if (model.frozen.has(pay.buyer)) return "account_frozen";
  if (isOfSuspended(model, pay)) return "shop_suspended";
  // What a suspended store's buyers may be owed is not its owner's to spend.
  if ((model.money[pay.buyer] ?? 0n) - owedToBuyers(model, pay.buyer) < pay.total)
    return "insufficient_balance";
  credit(model, pay.buyer, -pay.total);
  settle(pay);
  return undefined;
}

/** A suspended store sells nothing, also not what was ordered before. */
export const isOfSuspended = (model: Model, { orders }: Pay) =>
  orders.some(({ shop, status }) => status === "unpaid" && model.suspended.has(shop));

/** A payment settles: its orders are paid. */
export function settle(pay: Pay): void {
  pay.status = "settled";
  for (const order of pay.orders) if (order.status === "unpaid") order.status = "paid";
}

/** Items of an order that ends are restocked. */
export function close(model: Model, order: Order): void {
  order.status = "cancelled";
  restock(model, order);
}

export function restock(model: Model, { lines }: Order): void {
  for (const { product, num } of lines) productOf(model.products, product).stock += num;
}

/** Then it is neither received nor settled. */
export const isDisputed = ({ dispute }: Order) =>
  dispute !== undefined && !["refunded", "rejected", "withdrawn", "expired"].includes(dispute.status);

const HAS_LEFT: readonly Order["status"][] = ["shipped", "received", "completed"];

export function cancel(model: Model, order: Order): Refused {
  const { pay } = order;
  if (HAS_LEFT.includes(order.status)) return "already_shipped";
  if (order.status === "cancelled") return "bad_state";
  if (order.status === "paid") {
    refund(model, order);
    return undefined;
  }
  if (pay.status !== "created") return "bad_state";
  close(model, order);
  pay.total -= order.total;
  if (pay.coin) pay.amount = ceilDiv(pay.total * pay.coin.unit, pay.rate);
  if (pay.orders.every(({ status }) => status !== "unpaid")) {
    pay.status = "expired";
    pay.expiresAt = model.now;
  }
  return undefined;
}

function refund(model: Model, order: Order) {
  close(model, order);
  credit(model, order.buyer, order.total);
}

export function decline(model: Model, order: Order): Refused {
  if (order.status !== "paid") return "bad_state";
  refund(model, order);
  return undefined;
}

export function ship(model: Model, order: Order): Refused {
  if (model.suspended.has(order.shop)) return "shop_suspended";
  if (HAS_LEFT.includes(order.status)) return "already_shipped";
  if (order.status !== "paid") return "bad_state";
  order.status = "shipped";
  order.autoReceiptAt = model.now + RULES.autoReceipt;
  return undefined;
}

/** By the buyer. */
export function confirmReceipt(model: Model, order: Order): Refused {
  return model.frozen.has(order.buyer) ? "account_frozen" : receive(model, order);
}

export function receive(model: Model, order: Order): Refused {
  if (order.status !== "shipped") return "bad_state";
  if (isDisputed(order)) return "dispute_open";
  order.status = "received";
  order.receivedAt = model.now;
  model.settlements.push({
    owner: order.shop,
    order,
    net: order.total - order.refunded - order.commission,
    at: model.now + RULES.settleAfter,
    isDone: false,
  });
  return undefined;
}

/** All lines at once, which completes a received order. */
export function review(_: Model, order: Order): Refused {
  if (order.status !== "received" && order.status !== "completed") return "bad_state";
  if (order.isReviewed) return "already_commented";
  order.isReviewed = true;
  order.status = "completed";
  return undefined;
}
