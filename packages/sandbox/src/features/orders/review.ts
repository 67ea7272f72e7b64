import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { transition } from "../../db/transition";
import { isPublishable } from "../../domain/content-filter";
import { BusinessError } from "../../domain/errors";
import { orderMachine } from "../../domain/state-machines/machines";
import { tagOf } from "../../i18n/languages";
import { invalidField, notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { foreignPaths, uploadPath } from "../uploads/upload-path";
import { ownOrder } from "./read-orders";

type Call = IdempotentCall<"orders.review">;

interface Line {
  readonly id: number;
  readonly pro_id: number;
  readonly spec: readonly string[];
}

interface Review {
  readonly line: number;
  readonly star: number;
  readonly content: string;
  readonly images: readonly string[];
}

/** Reviews lines of the caller's order, all of those given or none. With its last line reviewed the order is completed. */
export async function reviewOrder(call: Call, tx: Tx): Promise<Data<"orders.review">> {
  const { input, viewer, now } = call;
  const [order] = await tx<RowOf<"shop_order", "id" | "shop_id" | "status">[]>`
    select id, shop_id, status from shop_order where order_no = ${input.order_no} and member_id = ${viewer.id} for no key update`;
  if (!order) throw notFound();
  if (order.status !== "received" && order.status !== "completed") {
    throw new BusinessError("bad_state", { status: order.status });
  }
  const reviews = await readReviews(call, tx);
  const lines = await markReviewed(tx, order.id, reviews);
  const rows = reviews.map((review, i) => ({
    pro_id: lines[i]?.pro_id ?? 0,
    line: review.line,
    star: review.star,
    content: review.content,
    images: review.images,
    spec: lines[i]?.spec.join(", ") ?? "",
  }));
  await tx`
    insert into comment (pro_id, shop_id, member_id, order_goods_id, star, content, language, images, spec, createtime)
    select pro_id, ${order.shop_id}, ${viewer.id}, line, star, content, ${tagOf(call.language)}, images, spec, ${now}
    from jsonb_to_recordset(${tx.json(rows)})
      as r(pro_id bigint, line bigint, star integer, content text, images jsonb, spec text)`;
  await countReviews(tx, order.shop_id, reviews, lines);
  if (order.status === "received") await completeWhenReviewed(tx, order.id, now);
  return ownOrder(tx, viewer.id, input.order_no, now);
}

async function readReviews({ input, viewer, services }: Call, tx: Tx): Promise<Review[]> {
  const most = services.settings.commentImages;
  const read = input.comments.map((comment, i) => {
    const content = comment.content ?? "";
    if (!isPublishable(content))
      throw new BusinessError("content_rejected", { field: `comments.${i}.content` });
    const addresses = comment.images ?? [];
    if (addresses.length > most) throw invalidField(`comments.${i}.images`);
    const images = addresses.map((address, n) => {
      const path = uploadPath(address);
      if (path === undefined) throw invalidField(`comments.${i}.images.${n}`);
      return path;
    });
    return { line: comment.order_goods_id, star: comment.star, content, images };
  });
  const foreign = await foreignPaths(
    tx,
    viewer.id,
    read.flatMap(({ images }) => images),
  );
  read.forEach(({ images }, i) => {
    const wrong = images.findIndex((path) => foreign.has(path));
    if (wrong >= 0) throw invalidField(`comments.${i}.images.${wrong}`);
  });
  return read;
}

/** Marks each line once, and returns the lines in the order of the reviews. */
async function markReviewed(tx: Tx, orderId: number, reviews: readonly Review[]): Promise<Line[]> {
  const lines = await tx<(Line & { is_commented: boolean })[]>`
    select id, pro_id, spec, is_commented from order_goods where order_id = ${orderId} order by id for no key update`;
  const seen = new Set<number>();
  const marked = reviews.map(({ line }, i) => {
    const row = lines.find(({ id }) => id === line);
    if (!row) throw notFound();
    if (row.is_commented || seen.has(line)) {
      throw new BusinessError("already_commented", { field: `comments.${i}.order_goods_id` });
    }
    seen.add(line);
    return row;
  });
  await tx`update order_goods set is_commented = true where id = any(${[...seen]}::bigint[])`;
  return marked;
}

async function countReviews(tx: Tx, shopId: number, reviews: readonly Review[], lines: readonly Line[]) {
  const counts = tx.json(
    reviews.map(({ star, images }, i) => ({
      id: lines[i]?.pro_id ?? 0,
      good: star >= 4 ? 1 : 0,
      mid: star === 3 ? 1 : 0,
      negative: star <= 2 ? 1 : 0,
      image: images.length > 0 ? 1 : 0,
      stars: star,
    })),
  );
  await tx`
    with locked as (
      select p.id, w.good, w.mid, w.negative, w.image, w.stars from product p
      join (select id, sum(good)::integer as good, sum(mid)::integer as mid, sum(negative)::integer as negative,
          sum(image)::integer as image, sum(stars)::integer as stars
        from jsonb_to_recordset(${counts}) as w(id bigint, good integer, mid integer, negative integer, image integer, stars integer)
        group by id) w on w.id = p.id
      order by p.id for no key update of p
    )
    update product p set good_count = good_count + locked.good, mid_count = mid_count + locked.mid,
      negative_count = negative_count + locked.negative, image_count = image_count + locked.image,
      star_sum = star_sum + locked.stars
    from locked where p.id = locked.id`;
  const good = reviews.filter(({ star }) => star >= 4).length;
  const stars = reviews.reduce((sum, { star }) => sum + star, 0);
  await tx`
    insert into shop_figures as f (shop_id, good_count, review_count, star_sum)
    values (${shopId}, ${good}, ${reviews.length}, ${stars})
    on conflict (shop_id) do update set good_count = f.good_count + excluded.good_count,
      review_count = f.review_count + excluded.review_count, star_sum = f.star_sum + excluded.star_sum`;
}

async function completeWhenReviewed(tx: Tx, orderId: number, now: number) {
  const [open] = await tx`
    select 1 as found from order_goods where order_id = ${orderId} and not is_commented limit 1`;
  if (!open) await transition(tx, orderMachine, "complete", orderId, { completetime: now });
}
