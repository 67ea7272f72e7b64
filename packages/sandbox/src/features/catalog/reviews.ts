import type { Fragment } from "postgres";
import type { Data } from "../../contract/operations";
import { invalidField, notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { goodRate, isOnSale } from "./product-dto";
import { type ReviewRow, reviewColumns, reviewCounts, reviewDto } from "./review-dto";

interface Figures {
  readonly good_count: number;
  readonly mid_count: number;
  readonly negative_count: number;
  readonly image_count: number;
}

/** Published reviews of a product or of all products of a shop, newest first. Totals are the products' counters. */
export async function listReviews(call: Call<"products.reviews">): Promise<Data<"products.reviews">> {
  const { input, services } = call;
  const { db } = services;
  if (input.id !== undefined) {
    const of = db`p.id = ${input.id}::bigint and ${isOnSale(db)}`;
    const { shown, counts, good_rate } = await read(call, of, db`c.pro_id = ${input.id}::bigint`);
    return { ...pageOf(shown.map(reviewDto), counts[input.filter ?? "all"], input), counts, good_rate };
  }
  if (input.shop_id === undefined) throw invalidField("id");
  const ofShop = db`c.shop_id = ${input.shop_id}::bigint`;
  const { shown, counts, good_rate } = await read(call, db`p.shop_id = ${input.shop_id}::bigint`, ofShop);
  const rows = shown.map((row) => ({ ...reviewDto(row), title: row.title }));
  return { ...pageOf(rows, counts[input.filter ?? "all"], input), counts, good_rate };
}

interface TitledRow extends ReviewRow {
  readonly title: string;
}

/**
 * Counters and a page of reviews in one statement.
 *
 * @param counted condition on `p`, the products whose counters are summed up
 * @param listed condition on `c`, the reviews
 */
async function read(
  { services: { db }, input }: Call<"products.reviews">,
  counted: Fragment,
  listed: Fragment,
): Promise<{
  shown: readonly TitledRow[];
  counts: ReturnType<typeof reviewCounts>;
  good_rate: number | null;
}> {
  const { limit, offset } = windowOf(input);
  const where = {
    all: db``,
    image: db`and c.images <> '[]'`,
    good: db`and c.level = 'good'`,
    mid: db`and c.level = 'mid'`,
    negative: db`and c.level = 'negative'`,
  }[input.filter ?? "all"];
  const rows = await db<((TitledRow | { id: null }) & Figures)[]>`
    select figures.*, row.* from (
      select sum(p.good_count)::integer as good_count, sum(p.mid_count)::integer as mid_count,
        sum(p.negative_count)::integer as negative_count, sum(p.image_count)::integer as image_count
      from product p where ${counted} having count(*) > 0
    ) figures
    left join lateral (
      select ${reviewColumns(db)}, t.title from comment c join member m on m.id = c.member_id join product t on t.id = c.pro_id
      where ${listed} and c.status = 'published' ${where}
      order by c.id desc limit ${limit} offset ${offset}
    ) row on true
    order by row.id desc`;
  const [first] = rows;
  if (!first) throw notFound();
  return {
    shown: rows.flatMap((row) => (row.id === null ? [] : row)),
    counts: reviewCounts(first),
    good_rate: goodRate(first),
  };
}
