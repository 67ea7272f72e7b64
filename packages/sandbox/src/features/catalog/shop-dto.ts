import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { readZones, type StoredZone, zoneDto } from "../../domain/freight";
import { priceText, SITE_CURRENCY } from "../../domain/money";
import { starAverage } from "./star-average";

type Store = Data<"stores.search">["data"][number];
type StoreDetail = Data<"stores.get">;

/** A shop with its figures. Amounts in ledger units. */
export interface ShopRow {
  readonly id: number;
  readonly shopname: string;
  readonly logo: string;
  readonly city: string;
  readonly description: string;
  readonly contact: string;
  readonly verified: boolean;
  readonly status: "open" | "suspended" | "closed";
  readonly createtime: number;
  readonly pro_count: number;
  readonly sell_count: number;
  readonly order_count: number;
  readonly trade_amount: bigint;
  readonly good_count: number;
  readonly review_count: number;
  readonly star_sum: number;
  readonly answers_within_hours: number | null;
  readonly follow_count: number;
  readonly is_follow: boolean;
  readonly min_order_amount: bigint;
  readonly freight_zones: readonly StoredZone[];
}

/** A shop with what only its own page and its owner see. */
export interface ShopDetailRow extends ShopRow {
  readonly banner_image: string;
  readonly about: string;
}

/** Columns of {@link ShopRow}; `s` is the shop, `f` its row of `shop_figures`. @param viewerId who may follow it */
export const shopColumns = (db: Queryable, viewerId: number | undefined) => db`
  s.id, s.shopname, s.logo, s.city, s.description, s.contact, s.verified, s.status, s.createtime, s.min_order_amount, s.freight_zones, f.pro_count,
  f.sell_count, f.order_count, f.trade_amount, f.good_count, f.review_count, f.star_sum, f.answers_within_hours, f.follow_count,
  ${viewerId === undefined ? db`false` : db`exists (select 1 from follow where member_id = ${viewerId} and shop_id = s.id)`} as is_follow`;

/** Columns of {@link ShopDetailRow}. @param viewerId as for {@link shopColumns} */
export const shopDetailColumns = (db: Queryable, viewerId: number | undefined) => db`
  ${shopColumns(db, viewerId)}, s.banner_image, s.about`;

export const shopDetailDto = (row: ShopDetailRow): StoreDetail => ({
  ...shopDto(row),
  ...(row.banner_image !== "" && { banner_image: row.banner_image }),
  ...(row.about !== "" && { about: row.about }),
});

/** A shop as answers carry it. All figures are counted from orders, reviews and followers. */
export function shopDto(row: ShopRow): Store {
  return {
    id: row.id,
    shopname: row.shopname,
    logo: row.logo,
    city: row.city,
    description: row.description,
    ...(row.contact !== "" && { contact: row.contact }),
    status: row.status,
    sell_count: row.sell_count,
    pro_count: row.pro_count,
    reputation: reputation(row),
    ...(row.review_count > 0 && { credit_score: creditScore(row) }),
    verified: row.verified ? 1 : 0,
    rating: starAverage(row.star_sum, row.review_count),
    comment_count: row.review_count,
    ...(row.answers_within_hours !== null && { answers_within_hours: row.answers_within_hours }),
    ...(row.min_order_amount > 0n && { min_order_amount: priceText(row.min_order_amount) }),
    freight_zones: readZones(row.freight_zones).map(zoneDto),
    trade_amount: priceText(row.trade_amount),
    currency: SITE_CURRENCY,
    is_follow: row.is_follow ? 1 : 0,
    follow_count: row.follow_count,
    createtime: row.createtime,
  };
}

/** One point for every paid order, and one more for every good review. */
const reputation = (row: ShopRow) => row.order_count + row.good_count;

/** Share of good reviews on a scale to 5, one digit. A shop without reviews has no score yet. */
const creditScore = (row: ShopRow) => Math.round((50 * row.good_count) / row.review_count) / 10;
