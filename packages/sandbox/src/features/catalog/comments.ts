import type { Data } from "../../http/contract";
import { notFound } from "../errors";
import type { Call } from "../handler";
import { pageOf, windowOf } from "../paging";
import { type CommentRow, commentColumns, commentCounts, commentDto } from "./comment-dto";
import { goodRate, isOnSale } from "./product-dto";

interface Figures {
  readonly good_count: number;
  readonly mid_count: number;
  readonly negative_count: number;
  readonly image_count: number;
}

/** Published reviews of a product, newest first. Totals are the product's counters: one statement reads all. */
export async function proComment({
  services: { db },
  input,
}: Call<"products.reviews">): Promise<Data<"products.reviews">> {
  const { limit, offset } = windowOf(input);
  const filter = input.filter ?? "all";
  const where = {
    all: db``,
    image: db`and c.images <> '[]'`,
    good: db`and c.level = 'good'`,
    mid: db`and c.level = 'mid'`,
    negative: db`and c.level = 'negative'`,
  }[filter];
  const rows = await db<((CommentRow | { id: null }) & Figures)[]>`
    select p.good_count, p.mid_count, p.negative_count, p.image_count, row.*
    from product p join shop s on s.id = p.shop_id
    left join lateral (
      select ${commentColumns(db)} from comment c join member m on m.id = c.member_id
      where c.pro_id = p.id and c.status = 'published' ${where}
      order by c.id desc limit ${limit} offset ${offset}
    ) row on true
    where p.id = ${input.id}::bigint and ${isOnSale(db)}
    order by row.id desc`;
  const [first] = rows;
  if (!first) throw notFound();
  const counts = commentCounts(first);
  const comments = rows.flatMap((row) => (row.id === null ? [] : commentDto(row)));
  return { ...pageOf(comments, counts[filter], input), counts, good_rate: goodRate(first) };
}
