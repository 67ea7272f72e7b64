import type { Data } from "../../contract/operations";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { type ReviewRow, reviewColumns, reviewDto } from "../catalog/review-dto";

interface OwnReviewRow extends ReviewRow {
  readonly title: string;
  readonly image: string;
}

/** Published reviews of the shop's products in every state, newest first. */
export async function ownReviews({
  services: { db },
  viewer,
  input,
}: Call<"merchantReviews.list">): Promise<Data<"merchantReviews.list">> {
  const { replied, pro_id } = input ?? {};
  const { limit, offset } = windowOf(input ?? {});
  const where = db`c.shop_id = ${viewer.shopId} and c.status = 'published'
    ${replied === undefined ? db`` : db`and (c.reply <> '') = ${Boolean(replied)}`}
    ${pro_id === undefined ? db`` : db`and c.pro_id = ${pro_id}::bigint`}`;
  const [rows, [found]] = await Promise.all([
    db<OwnReviewRow[]>`
      select ${reviewColumns(db)}, p.title, p.image
      from comment c join member m on m.id = c.member_id join product p on p.id = c.pro_id
      where ${where} order by c.id desc limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from comment c where ${where}`,
  ]);
  const reviews = rows.map((row) => ({
    ...reviewDto(row),
    pro_id: row.pro_id,
    title: row.title,
    image: row.image,
  }));
  return pageOf(reviews, found?.total ?? 0, input ?? {});
}
