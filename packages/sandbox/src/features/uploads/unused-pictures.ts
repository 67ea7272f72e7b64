import type { Queryable, Tx } from "../../db/connect";
import { DAY } from "../../domain/durations";
import type { Services } from "../../kernel/services";

/** An unused picture is kept this long: its owner may still be writing, and a cached page may still show it. */
const GRACE = 7 * DAY;
/** Pictures that are deleted in one run. */
const BATCH = 500;

/** Every column that may name a public picture, as a path or inside a text. */
export const PICTURE_COLUMNS = [
  ["member", "avatar"],
  ["shop", "logo"],
  ["shop", "banner_image"],
  ["shop_review", "logo"],
  ["merchant_application", "logo"],
  ["category", "image"],
  ["banner", "image"],
  ["article", "texts"],
  ["product", "image"],
  ["product", "images"],
  ["product", "content"],
  ["sku", "image"],
  ["comment", "images"],
  ["purchase_request", "images"],
  ["order_goods", "image"],
  ["recharge", "image"],
  ["dispute_event", "images"],
  ["offer", "image"],
] as const;

/**
 * Deletes public pictures that have been unused for {@link GRACE}. Finding them means reading all texts, so unused pictures are
 * marked first, and lose the mark if they are used again in the meantime.
 *
 * @param now unix seconds
 * @returns how many were deleted
 */
export async function deleteUnusedPictures({ db }: Services, now: number): Promise<number> {
  await db`
    with used as materialized (${usedPictures(db)}), due as (
      select f.id, case when used.id is null then ${now}::bigint end as unused_since
      from file f left join used on used.id = f.id
      where f.category = 'public' and (used.id is null) = (f.unused_since is null)
    )
    update file f set unused_since = due.unused_since from due where due.id = f.id`;
  return db.begin((tx) => deleteMarked(tx, now - GRACE));
}

async function deleteMarked(tx: Tx, before: number): Promise<number> {
  const marked = await tx<{ id: string }[]>`
    select id from file where unused_since <= ${before} order by unused_since limit ${BATCH} for update skip locked`;
  if (marked.length === 0) return 0;
  // Check again under the lock, which a transaction that has started to use a picture keeps until it commits.
  const { count } = await tx`
    with used as materialized (${usedPictures(tx)})
    delete from file where id = any(${marked.map(({ id }) => id)}::text[]) and id not in (select id from used)`;
  return count;
}

/** Ids of the uploads that any text names. */
const usedPictures = (db: Queryable) =>
  PICTURE_COLUMNS.map(
    ([table, column]) => db`
      select (regexp_matches(${db(column)}::text, '/uploads/files/([0-9a-f]{32})', 'g'))[1] as id
      from ${db(table)} where ${db(column)}::text like '%/uploads/files/%'`,
  ).reduce((all, one) => db`${all} union ${one}`);
