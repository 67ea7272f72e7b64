import type { Data } from "../../contract/operations";
import { available, pending } from "../../domain/ledger/accounts";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { type ShopDetailRow, shopDetailColumns, shopDetailDto } from "../catalog/shop-dto";

interface CenterRow extends ShopDetailRow {
  readonly money: bigint;
  readonly pending_settlement: bigint;
  readonly to_ship: number;
  readonly late: number;
  readonly comments: number;
  readonly disputes: number;
  readonly review: StoreReviewRow | null;
}

/** A new name or logo; null where the old one stays. */
interface StoreReviewRow {
  readonly status: "pending" | "rejected";
  readonly shopname: string | null;
  readonly logo: string | null;
  readonly note: string;
  readonly createtime: number;
}

/** The shop with its figures, its owner's money and what waits to be done. */
export async function dashboard({
  services: { db },
  viewer,
  now,
}: Pick<Call<"merchant.dashboard">, "services" | "viewer" | "now">): Promise<Data<"merchant.dashboard">> {
  const [row] = await db<CenterRow[]>`
    select ${shopDetailColumns(db, viewer.id)},
      coalesce((select balance from account where code = ${available(viewer.id).code}), 0) as money,
      coalesce((select balance from account where code = ${pending(viewer.id).code}), 0) as pending_settlement,
      todo.to_ship, todo.late,
      (select count(*) from comment where shop_id = s.id and status = 'published' and reply = '') as comments,
      (select count(*) from shop_order o join dispute d on d.id = o.dispute_id
        where o.shop_id = s.id and o.is_disputed and d.status in ('open', 'sent_back')) as disputes,
      (select to_jsonb(r) - 'shop_id' from shop_review r where r.shop_id = s.id) as review
    from shop s join shop_figures f on f.shop_id = s.id
    cross join lateral (
      select count(*) as to_ship, count(*) filter (where ship_by < ${now}) as late
      from shop_order where shop_id = s.id and status = 'paid'
    ) todo
    where s.id = ${viewer.shopId} and s.owner_id = ${viewer.id}`;
  if (!row) throw notFound();
  return {
    shop: shopDetailDto(row),
    money: walletText(row.money),
    pending_settlement: walletText(row.pending_settlement),
    currency: SITE_CURRENCY,
    ...(row.review && { review: reviewDto(row.review) }),
    todo: { to_ship: row.to_ship, late: row.late, comments: row.comments, disputes: row.disputes },
  };
}

const reviewDto = ({ status, shopname, logo, note, createtime }: StoreReviewRow) => ({
  status,
  ...(shopname !== null && { shopname }),
  ...(logo !== null && { logo }),
  ...(note !== "" && { note }),
  createtime,
});
