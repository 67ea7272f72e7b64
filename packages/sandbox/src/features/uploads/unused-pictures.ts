import type { Queryable } from "../../db/connect";
import { DAY } from "../../domain/durations";
import type { Services } from "../../kernel/services";

/** An unused picture is kept this long: its owner may still be writing, and a cached page may still show it. */
const GRACE = 7 * DAY;
/** Pictures that are deleted with one statement. */
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
  ["contract_text", "sign"],
  ["contract_text", "html"],
  ["setting", "value"],
] as const;

/**
 * Deletes public pictures that have been unused for {@link GRACE}. Finding them means reading all texts, so unused pictures are
 * marked first. They lose the mark when they are used again: at once if a member does so (references.ts), else here.
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
  let deleted = 0;
  for (;;) {
    // A member who is just starting to use a picture holds its row, and takes the mark away.
    const { count } = await db`
      delete from file where id = any(array(
        select id from file where unused_since <= ${now - GRACE} order by unused_since limit ${BATCH} for update skip locked))`;
    deleted += count;
    if (count < BATCH) return deleted;
  }
}

/** Ids of the uploads that any text names. */
const usedPictures = (db: Queryable) =>
  PICTURE_COLUMNS.map(
    ([table, column]) => db`
      select (regexp_matches(${db(column)}::text, '/uploads/files/([0-9a-f]{32})', 'g'))[1] as id
      from ${db(table)} where ${db(column)}::text like '%/uploads/files/%'`,
  ).reduce((all, one) => db`${all} union ${one}`);
