import type { Catalog } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";

/** Reviews of received order lines, follows and purchase requests. */
export async function insertReviews(
  tx: Tx,
  catalog: Catalog,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const reviews = catalog.reviews.map((review) => ({
    ...review,
    images: [...review.images],
    buyer: ids.get(review.buyer) ?? 0,
  }));
  await tx`insert into comment (id, pro_id, shop_id, member_id, order_goods_id, star, content, language, images, spec, reply, replytime, createtime)
    select r.id, r."productId", p.shop_id, r.buyer, r."lineId", r.star, r.content, 'en', r.images,
      (select coalesce(string_agg(value, ', '), '') from jsonb_array_elements_text(g.spec)), r.reply, r.replytime, r.createtime
    from jsonb_to_recordset(${tx.json(reviews)}) as r(id bigint, "productId" bigint, buyer bigint, "lineId" bigint,
      star integer, content text, images jsonb, reply text, replytime bigint, createtime bigint)
    join product p on p.id = r."productId" join order_goods g on g.id = r."lineId"`;
  await tx`update order_goods g set is_commented = true from comment c where c.order_goods_id = g.id`;
  const follows = catalog.follows.map((follow) => ({ ...follow, buyer: ids.get(follow.buyer) ?? 0 }));
  await tx`insert into follow (member_id, shop_id, createtime)
    select buyer, "shopId", createtime from jsonb_to_recordset(${tx.json(follows)})
      as r(buyer bigint, "shopId" bigint, createtime bigint)`;
  const requests = catalog.requests.map((request) => ({
    ...request,
    images: [...request.images],
    buyer: ids.get(request.buyer) ?? 0,
    target: request.targetPriceCents === null ? null : `${BigInt(request.targetPriceCents) * 10_000n}`,
  }));
  await tx`insert into purchase_request (id, member_id, title, content, num, unit, target_price, category_id, country, images,
      status, createtime, expires_at)
    select id, buyer, title, content, num, unit, target, "categoryId", country, images, status, createtime, "expiresAt"
    from jsonb_to_recordset(${tx.json(requests)}) as r(id bigint, buyer bigint, title text, content text, num integer,
      unit text, target numeric, "categoryId" bigint, country text, images jsonb, status text, createtime bigint, "expiresAt" bigint)`;
}

/** Every figure that orders, reviews and follows give. */
export async function countFigures(tx: Tx): Promise<void> {
  await tx`update product p set sales = s.num from (select g.pro_id, sum(g.num)::bigint as num
    from order_goods g join shop_order o on o.id = g.order_id where o.paytime is not null and o.status <> 'cancelled'
    group by 1) s where s.pro_id = p.id`;
  await tx`update product p set good_count = c.good, mid_count = c.mid, negative_count = c.negative, image_count = c.pictured,
      star_sum = c.stars
    from (select pro_id, count(*) filter (where level = 'good') as good, count(*) filter (where level = 'mid') as mid,
      count(*) filter (where level = 'negative') as negative, count(*) filter (where images <> '[]') as pictured, sum(star)::integer as stars
      from comment where status = 'published' group by 1) c where c.pro_id = p.id`;
  await tx`update shop_figures f set order_count = o.n, trade_amount = o.total, sell_count = o.num
    from (select shop_id, count(*) as n, sum(total) as total,
      sum((select sum(num) from order_goods where order_id = shop_order.id))::bigint as num
      from shop_order where paytime is not null and status <> 'cancelled' group by 1) o where o.shop_id = f.shop_id`;
  await tx`update shop_figures f set review_count = c.n, good_count = c.good, star_sum = c.stars
    from (select shop_id, count(*) as n, count(*) filter (where level = 'good') as good,
      sum(star)::integer as stars from comment
      where status = 'published' group by 1) c where c.shop_id = f.shop_id`;
  await tx`update shop_figures f set follow_count = c.n
    from (select shop_id, count(*) as n from follow group by 1) c where c.shop_id = f.shop_id`;
}
