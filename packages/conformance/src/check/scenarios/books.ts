import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { paid } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { balanceOf, type Scenario, send } from "./scenario.js";
import { judged, type Verdict, wrong } from "./verdict.js";

/** Rows per page, and the most pages to read. */
const LIMIT = 50;
const MAX_PAGES = 10;

/** Every row of a list, as far as a run reads. `isWhole` is false when there are more. */
async function allRows(builder: TestDataBuilder, id: string, fields: Fields, token: string) {
  const rows: Fields[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const data = await builder.data(id, { ...fields, page, limit: LIMIT }, token);
    rows.push(...rowsOf(data));
    if (page >= Number(fieldOf(data, "last_page") ?? 1)) return { rows, isWhole: true };
  }
  return { rows, isWhole: false };
}

const sum = (amounts: readonly (bigint | undefined)[]) =>
  amounts.reduce<bigint>((all, one) => all + (one ?? 0n), 0n);

/** Each transaction starts at the previous balance, and the last one ends at the current balance. */
const transactions: Scenario = {
  name: "the account's transactions",
  rule: "books",
  operation: "account.transactions",
  async run(builder) {
    const token = builder.user();
    const { rows, isWhole } = await allRows(builder, "account.transactions", {}, token);
    const answer = await send(builder, "account.transactions", { limit: LIMIT }, token);
    const balance = await balanceOf(builder, token);
    return judged(transactionsProblem(rows, balance, isWhole), answer);
  },
};

/** @param rows newest first */
export function transactionsProblem(
  rows: readonly Fields[],
  balance: bigint,
  isWhole: boolean,
): string | undefined {
  const [newest] = rows;
  if (newest && decimal(newest.after) !== undefined && decimal(newest.after) !== balance) {
    return `the last one ends at ${String(newest.after)}, the balance is ${amountText(balance)}`;
  }
  for (const [i, { id, before, after, money }] of rows.entries()) {
    const [start, end, change] = [decimal(before), decimal(after), decimal(money)];
    if (start === undefined || end === undefined || change === undefined) continue;
    if (start + change !== end)
      return `row ${String(id)} is ${String(before)} and ${String(money)}, but ends at ${String(after)}`;
    const older = rows[i + 1];
    if (older && decimal(older.after) !== start) {
      return `row ${String(id)} begins at ${String(before)}, the one before it ended at ${String(older.after)}`;
    }
  }
  const total = sum(rows.map(({ money }) => decimal(money)));
  if (isWhole && rows.length > 0 && total !== balance) {
    return `their sum is ${amountText(total)}, the balance is ${amountText(balance)}`;
  }
  return undefined;
}

/** The parts of an order, a group or a preview sum to its total. */
export function totalsProblem(order: Fields): string | undefined {
  const [goods, freight, tax, total] = [order.goods_amount, order.freight, order.tax, order.total].map(
    decimal,
  );
  const name = String(order.order_no ?? "the preview");
  if (goods !== undefined && total !== undefined && goods + (freight ?? 0n) + (tax ?? 0n) !== total) {
    return `${name} costs ${String(order.total)}, its parts ${amountText(goods + (freight ?? 0n) + (tax ?? 0n))}`;
  }
  const lines = objectsIn(order.goods);
  for (const { price, num, amount } of lines) {
    const [each, all] = [decimal(price), decimal(amount)];
    if (each !== undefined && all !== undefined && each * BigInt(Number(num)) !== all) {
      return `${name}: ${String(num)} at ${String(price)} are ${String(amount)}`;
    }
  }
  const amounts = lines.map(({ amount }) => decimal(amount));
  if (
    lines.length > 0 &&
    goods !== undefined &&
    amounts.every((amount) => amount !== undefined) &&
    sum(amounts) !== goods
  ) {
    return `${name} has lines of ${amountText(sum(amounts))}, \`goods_amount\` is ${String(order.goods_amount)}`;
  }
  const refund = decimal(order.refund_amount);
  const isRefunded = order.refund_status === "refunded" && refund !== undefined;
  if (isRefunded && total !== undefined && refund !== total) {
    return `${name} is refunded with ${String(order.refund_amount)} of ${String(order.total)}`;
  }
  return undefined;
}

const orderTotals = (id: string, token: (builder: TestDataBuilder) => string): Scenario => ({
  name: "totals of orders",
  rule: "books",
  operation: id,
  async run(builder) {
    const { rows } = await allRows(builder, id, { tab: "all" }, token(builder));
    const answer = await send(builder, id, { tab: "all", limit: LIMIT }, token(builder));
    const problem = rows.map(totalsProblem).find((found) => found !== undefined);
    return judged(problem ?? (await countsProblem(builder, id, token(builder))), answer);
  },
});

/** The counts next to the tabs match the lists behind them. */
async function countsProblem(
  builder: TestDataBuilder,
  id: string,
  token: string,
): Promise<string | undefined> {
  const counts = fieldOf(await builder.data(id, { tab: "all", limit: 1 }, token), "counts");
  for (const tab of ["paid", "shipped", "received", "assess"]) {
    const count = fieldOf(counts, tab);
    if (count === undefined) continue;
    const total = fieldOf(await builder.data(id, { tab, limit: 1 }, token), "total");
    if (Number(total) !== Number(count))
      return `\`counts.${tab}\` is ${String(count)}, the list has ${String(total)}`;
  }
  return undefined;
}

/** A payment reduces the balance, and a cancellation restores it. */
const refund: Scenario = {
  name: "payment and refund",
  rule: "books",
  operation: "orders.cancel",
  async run(builder): Promise<Verdict> {
    const token = builder.user();
    const before = await balanceOf(builder, token);
    const { order_no, total } = await paid(builder);
    const between = await balanceOf(builder, token);
    const price = decimal(total) ?? 0n;
    const answer = await send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
    if (!answer?.isAccepted) throw new NotPossible("the server does not cancel a paid order");
    const after = await balanceOf(builder, token);
    const back = decimal(fieldOf(fieldOf(answer.data, "refund"), "money"));
    const { exchange } = answer;
    if (before - between !== price) {
      return wrong(`an order of ${String(total)} took ${amountText(before - between)}`, exchange);
    }
    if (back !== undefined && back !== price) {
      return wrong(`${amountText(back)} of ${String(total)} are refunded`, exchange);
    }
    const problem =
      after === before ? undefined : `the balance lacks ${amountText(before - after)} afterwards`;
    return judged(problem, answer);
  },
};

/** The totals of a list of settlements match its rows. */
const settlements: Scenario = {
  name: "settlements of the store",
  rule: "books",
  operation: "merchant.settlements",
  async run(builder) {
    const token = builder.merchant();
    const { rows, isWhole } = await allRows(builder, "merchant.settlements", {}, token);
    const answer = await send(builder, "merchant.settlements", { limit: 1 }, token);
    const problem = ["pending", "available"].flatMap((status) => {
      const [stated, seen] = [
        decimal(fieldOf(answer?.data, status)),
        sum(rows.filter((row) => row.status === status).map(({ net }) => decimal(net))),
      ];
      return isWhole && stated !== undefined && stated !== seen
        ? [`\`${status}\` is ${amountText(stated)}, its rows are ${amountText(seen)}`]
        : [];
    })[0];
    return judged(problem, answer);
  },
};

/** Scenarios about sums of money that must agree. */
export const books: readonly Scenario[] = [
  refund,
  transactions,
  settlements,
  orderTotals("orders.list", (builder) => builder.user()),
  orderTotals("merchantOrders.list", (builder) => builder.merchant()),
];
