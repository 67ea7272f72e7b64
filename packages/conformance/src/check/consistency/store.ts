import { decimal } from "../decimals.js";
import { type Fields, objectsIn } from "../json.js";
import { ratingClaim } from "./catalog.js";
import { amounts, numberOf, shown, sumOf, untrue, whenKnown } from "./claims.js";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Other time zones, and a clock that has been moved in a test, may be ahead. */
const SERVER_AHEAD_HOURS = 24 * 366;

/** Dates that a series must contain: each day, or each month, between two days. */
export function datesBetween(from: string, to: string, by: string): string[] {
  const size = by === "month" ? 7 : 10;
  const dates = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    dates.add(new Date(at).toISOString().slice(0, size));
  }
  return [...dates];
}

/** Checks the figures of a store between two days. */
export function statsProblem(stats: Fields, asked: Fields): string | undefined {
  const series = objectsIn(stats.series);
  const [from, to] = [String(asked.from), String(asked.to)];
  // How a server treats any other value is its own business.
  if (![from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) return undefined;
  const dates = datesBetween(from, to, String(asked.by ?? "day"));
  const sales = sumOf(series.map(({ sales_amount }) => decimal(sales_amount)));
  const counted = series.reduce((sum, { order_count }) => sum + (numberOf(order_count) ?? 0), 0);
  const [all, refund] = amounts(stats, "sales_amount", "refund_amount");
  const [orders, buyers] = [numberOf(stats.order_count), numberOf(stats.buyer_count)];
  const hours = numberOf(stats.avg_ship_hours);
  const hoursSince = (Date.now() - Date.parse(from)) / HOUR_MS;
  const top = objectsIn(stats.top_products).map(({ num }) => numberOf(num) ?? 0);
  const topSales = sumOf(objectsIn(stats.top_products).map(({ sales_amount }) => decimal(sales_amount)));
  return untrue([
    [
      series.map(({ date }) => String(date)).join() === dates.join(),
      `\`series\` has ${series.length} entries, not one for each ${String(asked.by ?? "day")} from ${from} to ${to}`,
    ],
    [
      whenKnown([sales, all], (a, b) => a === b),
      `\`sales_amount\` is ${shown(all)}, the series ${shown(sales)}`,
    ],
    [
      orders === undefined ? undefined : orders === counted,
      `\`order_count\` is ${String(orders)}, the series has ${counted}`,
    ],
    [
      whenKnown([orders, buyers], (a, b) => b <= a && b > 0 === a > 0),
      `${String(buyers)} buyers made ${String(orders)} orders`,
    ],
    [whenKnown([refund], (size) => size >= 0n), "`refund_amount` is below zero"],
    [
      hours === undefined ? undefined : hours >= 0 && hours <= hoursSince + SERVER_AHEAD_HOURS,
      `orders were shipped ${String(hours)} hours after payment, the first day began ${Math.round(hoursSince)} hours ago`,
    ],
    [top.length <= 10, "more than ten are `top_products`"],
    [
      top.every((num, i) => num <= (top[i - 1] ?? num) && num > 0),
      "`top_products` are not most pieces first",
    ],
    [whenKnown([topSales, all], (part, whole) => part <= whole), "`top_products` sold more than the store"],
  ]);
}

/** “Credit score, up to 5”, and figures that agree with each other. */
export function storeProblem(store: Fields): string | undefined {
  const { id, credit_score, sell_count, trade_amount, pro_count } = store;
  const counts = objectsIn(store.categories).map(({ count }) => numberOf(count));
  const known = counts.flatMap((count) => count ?? []);
  const inCategories =
    Array.isArray(store.categories) && known.length === counts.length
      ? known.reduce((sum, count) => sum + count, 0)
      : undefined;
  const score = numberOf(credit_score);
  const found = untrue([
    [
      whenKnown([score], (points) => points >= 0 && points <= 5),
      `\`credit_score\` is ${String(credit_score)}`,
    ],
    [
      whenKnown([numberOf(sell_count), decimal(trade_amount)], (pieces, money) => pieces > 0 || money === 0n),
      `${String(trade_amount)} were paid for no piece`,
    ],
    ratingClaim(store),
    [
      whenKnown([numberOf(pro_count), inCategories], (all, sum) => all === sum),
      `\`pro_count\` is ${String(pro_count)}, its categories have ${String(inCategories)}`,
    ],
    [
      known.every((count, i) => count <= (known[i - 1] ?? count)),
      "its categories are not the one with most products first",
    ],
  ]);
  return found && `store ${String(id)}: ${found}`;
}
