import type { Fragment } from "postgres";
import type { Queryable } from "../../db/connect";
import { DAY } from "../../domain/durations";
import { invalidField } from "../../kernel/errors";

/** Newest orders that are searched: each is read. */
const NEWEST = 5_000;

export interface OrderFilter {
  readonly search?: string | undefined;
  /** Days in UTC, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Condition on `o`: orders of these days that have every word in their number, the titles, translated ones too, and codes of their lines,
 * or their store's name.
 *
 * @param owned condition on `o` alone: whose orders they are
 * @param withStore whether the store's name counts
 * @throws {HttpError} 422 for a day that is none
 */
export function passesSearch(
  db: Queryable,
  { search = "", from, to }: OrderFilter,
  owned: Fragment,
  withStore: boolean,
): Fragment {
  const words = search.trim();
  if (words === "" && !from && !to) return db`true`;
  const last = secondsOf(to, "to");
  const end = last === undefined ? null : last + DAY;
  return db`o.createtime >= ${secondsOf(from, "from") ?? 0} and (${end}::bigint is null or o.createtime < ${end}::bigint)
    and ${words === "" ? db`true` : hasWords(db, words, owned, withStore)}`;
}

const hasWords = (db: Queryable, words: string, owned: Fragment, withStore: boolean): Fragment => db`
  o.id in (
    select o.id from (select * from shop_order o where ${owned} order by o.id desc limit ${db.unsafe(String(NEWEST))}) o
    where fold(concat_ws(' ', o.order_no, ${withStore ? db`(select shopname from shop s where s.id = o.shop_id)` : db`''`}, (
      select string_agg(concat_ws(' ', g.title, g.sku_code,
        (select string_agg(t.text, ' ') from translation t where md5(t.source) = md5(g.title) and t.source = g.title)), ' ')
      from order_goods g where g.order_id = o.id
    ))) like all ((select search_patterns(${words}))::text[]))`;

function secondsOf(day: string | undefined, field: string): number | undefined {
  if (!day) return undefined;
  const at = Date.parse(`${day}T00:00:00Z`);
  // February 30 would be a day in March.
  if (!(at >= 0) || !new Date(at).toISOString().startsWith(day)) throw invalidField(field);
  return at / 1_000;
}
