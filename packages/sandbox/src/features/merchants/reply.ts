import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { isPublishable } from "../../domain/content-filter";
import { BusinessError } from "../../domain/errors";
import { notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { type ReviewRow, reviewColumns, reviewDto } from "../catalog/review-dto";
import { notify } from "../messages/notify";

interface RepliedRow extends ReviewRow {
  readonly member_id: number;
  readonly title: string;
  readonly shopname: string;
}

/** Stores the shop's only reply to a review of its product. It can't be changed, and the review stays as it is. */
export async function replyToReview(
  { input, viewer, now }: IdempotentCall<"merchantReviews.reply">,
  tx: Tx,
): Promise<Data<"merchantReviews.reply">> {
  if (!isPublishable(input.reply)) throw new BusinessError("content_rejected", { field: "reply" });
  const own = tx`c.id = ${input.id}::bigint and c.shop_id = ${viewer.shopId} and c.status = 'published'`;
  const [row] = await tx<RepliedRow[]>`
    update comment c set reply = ${input.reply}, replytime = ${now} from member m, product p, shop s
    where ${own} and c.reply = '' and m.id = c.member_id and p.id = c.pro_id and s.id = c.shop_id
    returning ${reviewColumns(tx)}, c.member_id, p.title, s.shopname`;
  if (!row) {
    const [found] = await tx`select 1 as found from comment c where ${own}`;
    throw found ? new BusinessError("already_replied") : notFound();
  }
  await notify(tx, now, {
    memberId: row.member_id,
    type: "order",
    template: "review_reply",
    params: { shopname: row.shopname, title: row.title },
    ref: { type: "product", id: String(row.pro_id) },
  });
  return reviewDto(row);
}
