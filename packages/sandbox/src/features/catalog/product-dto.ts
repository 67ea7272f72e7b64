import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { fractionText, priceTextOf, SITE_CURRENCY } from "../../domain/money";
import { starAverage } from "./star-average";

type Product = Data<"products.list">["data"][number];

/** A product as lists show it. Amounts as digits of ledger units: JSON, which pages come in, has no whole numbers of that size. */
export interface ProductRow {
  readonly id: number;
  readonly shop_id: number;
  readonly shopname: string;
  readonly category_id: number;
  readonly title: string;
  readonly image: string;
  readonly price: string;
  /** The lowest unit price; null where one price holds for all variants and quantities. */
  readonly from_price: string | null;
  readonly market_price: string;
  /** Null where the zones of its store apply. */
  readonly freight_price: string | null;
  readonly tax_ppm: number;
  readonly ship_hours: number;
  readonly min_order: number;
  readonly flags: readonly string[];
  readonly sales: number;
  readonly stock: number;
  readonly good_count: number;
  readonly mid_count: number;
  readonly negative_count: number;
  readonly star_sum: number;
  readonly createtime: number;
  readonly is_favorite: boolean;
}

/** Whether this member keeps the product `p` as a favorite. */
const isFavorite = (db: Queryable, viewerId: number | undefined) =>
  viewerId === undefined
    ? db`false`
    : db`exists (select from member_lists l, jsonb_array_elements(l.favorites) kept
        where l.member_id = ${viewerId} and kept ->> 'id' = p.id::text)`;

/** Columns of {@link ProductRow}; `p` is the product, `s` its shop. @param viewerId who may keep it as a favorite */
export const productColumns = (db: Queryable, viewerId: number | undefined) => db`
  p.id, p.shop_id, s.shopname, p.category_id, p.title, p.image, p.price::text, p.from_price::text, p.market_price::text,
  p.freight_price::text, p.tax_ppm, p.ship_hours, p.min_order, p.flags, p.sales, p.stock, p.good_count, p.mid_count, p.negative_count, p.star_sum, p.createtime,
  ${isFavorite(db, viewerId)} as is_favorite`;

/**
 * The same as the text of a JSON array, for {@link productOf}. `concat` is much faster here than `json_build_array`, which looks up
 * for every row how to print each value. Texts are escaped by `to_json`. Of the columns only `from_price` and `freight_price` may be
 * null, which `concat_ws` would leave out.
 */
export const productJson = (db: Queryable, viewerId: number | undefined) => db`
  concat('[', concat_ws(',', p.id, p.shop_id, to_json(s.shopname), p.category_id, to_json(p.title), to_json(p.image),
    concat('"', p.price, '",', coalesce('"' || p.from_price || '"', 'null'), ',"', p.market_price, '",',
      coalesce('"' || p.freight_price || '"', 'null')),
    p.tax_ppm, p.ship_hours, p.min_order, array_to_json(p.flags), p.sales, p.stock, p.good_count, p.mid_count, p.negative_count,
    p.star_sum, p.createtime, to_json(${isFavorite(db, viewerId)})), ']')`;

/** What {@link productJson} has, in its order. */
export type ProductValues = readonly [
  id: number,
  shop_id: number,
  shopname: string,
  category_id: number,
  title: string,
  image: string,
  price: string,
  from_price: string | null,
  market_price: string,
  freight_price: string | null,
  tax_ppm: number,
  ship_hours: number,
  min_order: number,
  flags: readonly string[],
  sales: number,
  stock: number,
  good_count: number,
  mid_count: number,
  negative_count: number,
  star_sum: number,
  createtime: number,
  is_favorite: boolean,
];

/** The row for values without column names. */
export const productOf = ([
  id,
  shop_id,
  shopname,
  category_id,
  title,
  image,
  price,
  from_price,
  market_price,
  freight_price,
  tax_ppm,
  ship_hours,
  min_order,
  flags,
  sales,
  stock,
  good_count,
  mid_count,
  negative_count,
  star_sum,
  createtime,
  is_favorite,
]: ProductValues): ProductRow => ({
  id,
  shop_id,
  shopname,
  category_id,
  title,
  image,
  price,
  market_price,
  from_price,
  freight_price,
  tax_ppm,
  ship_hours,
  min_order,
  flags,
  sales,
  stock,
  good_count,
  mid_count,
  negative_count,
  star_sum,
  createtime,
  is_favorite,
});

/** Public products: those on sale in open shops. Written as an exclusion, since nearly all shops are open. */
export const isOnSale = (db: Queryable) => db`
  p.status = 'on' and not exists (select from shop closed where closed.id = p.shop_id and closed.status <> 'open')`;

export function productDto(row: ProductRow): Product {
  const product: Product = {
    id: row.id,
    shop_id: row.shop_id,
    shopname: row.shopname,
    category_id: row.category_id,
    title: row.title,
    image: row.image,
    price: priceTextOf(row.price),
    market_price: priceTextOf(row.market_price),
    currency: SITE_CURRENCY,
    sales: row.sales,
    stock: row.stock,
    tax_rate: fractionText(row.tax_ppm),
    ship_hours: row.ship_hours,
    min_order: row.min_order,
    is_favorite: row.is_favorite ? 1 : 0,
    comment_count: reviewCount(row),
    good_rate: goodRate(row),
    rating: starAverage(row.star_sum, reviewCount(row)),
    flags: [...row.flags],
    createtime: row.createtime,
  };
  if (row.from_price !== null) product.from_price = priceTextOf(row.from_price);
  if (row.freight_price === null) product.is_store_freight = 1;
  else product.freight_price = priceTextOf(row.freight_price);
  return product;
}

interface ReviewFigures {
  readonly good_count: number;
  readonly mid_count: number;
  readonly negative_count: number;
}

export const reviewCount = (row: ReviewFigures) => row.good_count + row.mid_count + row.negative_count;

/** Share of reviews with four or five stars in whole percent; null without reviews. */
export function goodRate(row: ReviewFigures): number | null {
  const all = reviewCount(row);
  return all === 0 ? null : Math.round((row.good_count * 100) / all);
}
