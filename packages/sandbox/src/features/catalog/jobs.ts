import type { Tx } from "../../db/connect";
import { DAY, HOUR } from "../../domain/durations";
import type { Services } from "../../kernel/services";

const MONTH = 30 * DAY;
/** Length of each list of best sellers. */
const PLACES = 48;
/** Answers of this time say how soon a store answers, and fewer of them say nothing. */
const ANSWERS_DAYS = 90;
const MIN_ANSWERS = 5;
const KEY = "best_sellers_at";

/**
 * Adds pending sales and returns to the figures of products and shops.
 *
 * @returns how many orders were counted
 */
export async function countSales({ db }: Services): Promise<number> {
  const [row] = await db<{ changes: number }[]>`select count_sales() as changes`;
  return row?.changes ?? 0;
}

/**
 * Recomputes the best sellers once an hour, however many processes call it. The hour is claimed in the same transaction as the
 * work and not by the scheduler, so that a failed run releases it.
 *
 * @param now unix seconds
 * @returns how many products changed
 */
export async function countBestSellers({ db }: Services, now: number): Promise<number> {
  return db.begin(async (tx) => {
    const [claimed] = await tx`
      insert into setting (key, value) values (${KEY}, to_jsonb(${now}::bigint))
      on conflict (key) do update set value = excluded.value where setting.value::text::bigint <= ${now - HOUR}
      returning 1 as is_due`;
    return claimed ? markBestSellers(tx, now) : 0;
  });
}

/** Puts the flags `hot` (most items sold) and `month` (most items sold in thirty days) on the products that orders say. */
export async function markBestSellers(tx: Tx, now: number): Promise<number> {
  const changed = await tx`
    with hot as (
      select id from product where status = 'on' and sales > 0 order by sales desc, id desc limit ${PLACES}
    ), month as (
      select g.pro_id as id from order_goods g join shop_order o on o.id = g.order_id join product p on p.id = g.pro_id
      where o.paytime > ${now - MONTH} and o.status <> 'cancelled' and p.status = 'on'
      group by g.pro_id order by sum(g.num) desc, g.pro_id desc limit ${PLACES}
    ), wanted as (
      select id, array_remove(array_remove(flags, 'hot'), 'month')
        || case when id in (select id from hot) then array['hot'] else '{}' end
        || case when id in (select id from month) then array['month'] else '{}' end as flags
      from product
    ), due as (
      select p.id, w.flags from product p join wanted w on w.id = p.id
      where not (p.flags @> w.flags and p.flags <@ w.flags) order by p.id for no key update of p skip locked
    )
    update product p set flags = due.flags from due where p.id = due.id returning p.id`;
  return changed.length;
}

/** Measures how soon stores answer, see {@link storeAnswerTimes}. */
export const measureAnswers = ({ db }: Services, now: number): Promise<number> =>
  db.begin((tx) => storeAnswerTimes(tx, now));

/**
 * Within how many hours half of a store's answers came: replies to reviews, offers for purchase requests, and its first words in
 * disputes. A store that is just being counted elsewhere has its turn the next time.
 *
 * @returns how many stores changed
 */
export async function storeAnswerTimes(tx: Tx, now: number): Promise<number> {
  const since = now - ANSWERS_DAYS * DAY;
  const { count } = await tx`
    with answer as (
      select shop_id, replytime - createtime as seconds from comment where replytime > ${since}
      union all
      select o.shop_id, o.createtime - r.createtime from offer o join purchase_request r on r.id = o.request_id
        where o.createtime > ${since}
      union all
      select o.shop_id, first.createtime - d.createtime from dispute d join shop_order o on o.id = d.order_id
        cross join lateral (
          select createtime from dispute_event where dispute_id = d.id and actor = 'store' order by id limit 1
        ) first
        where first.createtime > ${since}
    ), median as (
      select shop_id, greatest(1, ceil(percentile_cont(0.5) within group (order by seconds) / ${HOUR}))::integer as hours
      from answer group by shop_id having count(*) >= ${MIN_ANSWERS}
    ), due as (
      select f.shop_id, m.hours from shop_figures f left join median m on m.shop_id = f.shop_id
      where f.answers_within_hours is distinct from m.hours order by f.shop_id for no key update of f skip locked
    )
    update shop_figures f set answers_within_hours = due.hours from due where due.shop_id = f.shop_id`;
  return count;
}
