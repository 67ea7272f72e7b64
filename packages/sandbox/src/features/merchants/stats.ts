import type { Data } from "../../contract/operations";
import { DAY } from "../../domain/durations";
import { BusinessError } from "../../domain/errors";
import { priceText, SITE_CURRENCY } from "../../domain/money";
import { invalidField } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";

type Stats = Data<"merchant.stats">;

const MAX_DAYS = { day: 92, month: 1_098 } as const;
const PLACES = 10;

/** Seconds from the first moment of `from` to the last of `to`, both days in UTC. */
interface Period {
  readonly start: number;
  readonly end: number;
}

interface BucketRow {
  readonly date: string;
  readonly sales_amount: bigint;
  readonly order_count: number;
}

interface TotalRow {
  readonly sales_amount: bigint;
  readonly order_count: number;
  readonly buyer_count: number;
  readonly refund_amount: bigint;
  readonly avg_ship_hours: number | null;
}

interface TopRow {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly num: number;
  readonly sales_amount: bigint;
}

/**
 * Statistics of the shop's paid orders between two days, by time of payment. Cancelled orders only count as refunds.
 *
 * @throws {BusinessError} `range_too_long` with `max_days`
 */
export async function storeStats({
  services: { db },
  viewer,
  input,
}: Call<"merchant.stats">): Promise<Stats> {
  const { from, to, by = "day" } = input;
  const { start, end } = periodOf(from, to, MAX_DAYS[by]);
  const paid = db`o.shop_id = ${viewer.shopId} and o.paytime >= ${start} and o.paytime < ${end}`;
  const sold = db`${paid} and o.status <> 'cancelled'`;
  const format = by === "day" ? "YYYY-MM-DD" : "YYYY-MM";
  const [[total], buckets, top] = await Promise.all([
    db<TotalRow[]>`
      select coalesce(sum(o.total) filter (where o.status <> 'cancelled'), 0) as sales_amount,
        count(*) filter (where o.status <> 'cancelled') as order_count,
        count(distinct o.member_id) filter (where o.status <> 'cancelled') as buyer_count,
        coalesce(sum(o.refund_amount), 0) as refund_amount,
        round(avg(o.shiptime - o.paytime) filter (where o.status <> 'cancelled') / 3600, 1)::float8 as avg_ship_hours
      from shop_order o where ${paid}`,
    db<BucketRow[]>`
      select to_char(to_timestamp(o.paytime) at time zone 'UTC', ${format}) as date,
        sum(o.total) as sales_amount, count(*) as order_count
      from shop_order o where ${sold} group by 1`,
    db<TopRow[]>`
      select p.id, p.title, p.image, best.num, best.sales_amount from (
        select g.pro_id, sum(g.num) as num, sum(g.amount) as sales_amount
        from order_goods g join shop_order o on o.id = g.order_id where ${sold}
        group by g.pro_id order by num desc, g.pro_id desc limit ${PLACES}) best
      join product p on p.id = best.pro_id order by best.num desc, p.id desc`,
  ]);
  return {
    currency: SITE_CURRENCY,
    sales_amount: priceText(total?.sales_amount ?? 0n),
    order_count: total?.order_count ?? 0,
    buyer_count: total?.buyer_count ?? 0,
    refund_amount: priceText(total?.refund_amount ?? 0n),
    avg_ship_hours: total?.avg_ship_hours ?? null,
    series: seriesOf(datesOf({ start, end }, by), buckets),
    top_products: top.map((row) => ({
      id: row.id,
      title: row.title,
      image: row.image,
      num: row.num,
      sales_amount: priceText(row.sales_amount),
    })),
  };
}

/** Far beyond any order, and within every calendar that dates are turned into. */
const LAST_DAY = Date.UTC(2200, 0) / 1_000;

/** @throws {HttpError} 422 if the period ends before it begins @throws {BusinessError} `range_too_long` */
export function periodOf(from: string, to: string, most: number): Period {
  const start = Date.parse(`${from}T00:00:00Z`) / 1000;
  const end = Date.parse(`${to}T00:00:00Z`) / 1000 + DAY;
  if (!(start >= 0 && start < LAST_DAY)) throw invalidField("from");
  if (!(end > start && end <= LAST_DAY)) throw invalidField("to");
  if (end - start > most * DAY) throw new BusinessError("range_too_long", { max_days: most });
  return { start, end };
}

/** Every day or month of a period as `YYYY-MM-DD` or `YYYY-MM`. */
export function datesOf({ start, end }: Period, by: "day" | "month"): string[] {
  const dates = new Set<string>();
  for (let at = start; at < end; at += DAY) {
    dates.add(new Date(at * 1000).toISOString().slice(0, by === "day" ? 10 : 7));
  }
  return [...dates];
}

function seriesOf(dates: readonly string[], buckets: readonly BucketRow[]): Stats["series"] {
  const byDate = new Map(buckets.map((row) => [row.date, row]));
  return dates.map((date) => ({
    date,
    sales_amount: priceText(byDate.get(date)?.sales_amount ?? 0n),
    order_count: byDate.get(date)?.order_count ?? 0,
  }));
}
