import type { Data } from "../../contract/operations";
import { priceText } from "../../domain/money";
import { type StoredTier, tierDtos } from "../../domain/price-tiers";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";
import { type ReviewRow, reviewColumns, reviewCounts, reviewDto } from "./review-dto";
import { type ShopRow, shopColumns, shopDto } from "./shop-dto";

/** Reviews shown on the product's page. */
const LATEST = 3;

interface DetailRow extends ProductRow {
  readonly images: string[];
  readonly description: string;
  readonly content: string;
  readonly specs: { name: string; items: string[] }[];
  readonly image_count: number;
  readonly price_tiers: readonly StoredTier[];
  readonly pack_size: number;
  readonly weight: number;
  readonly skus: readonly SkuRow[];
  /** Of a product without variants, null for others. */
  readonly sku_code: string | null;
  readonly comments: readonly ReviewRow[];
}

/** The price as digits: JSON has no whole numbers of that size. */
interface SkuRow {
  readonly id: number;
  readonly spec: string[];
  readonly price: string;
  readonly stock: number;
  readonly image: string;
  readonly sku_code: string;
}

/** A product on sale with everything its page shows. The shop is read in parallel on a second connection. */
export async function getProduct({
  services: { db },
  viewer,
  input,
}: Call<"products.get">): Promise<Data<"products.get">> {
  const [[product], [shop]] = await Promise.all([
    db<DetailRow[]>`
      select ${productColumns(db, viewer?.id)}, p.images, p.description, p.content, p.specs, p.image_count, p.price_tiers, p.pack_size, p.weight,
        -- A product without variants is ordered by its own id: its one sku is not chosen.
        (select coalesce(json_agg(json_build_object('id', k.id, 'spec', k.spec, 'price', k.price::text, 'stock', k.stock,
          'image', k.image, 'sku_code', k.code) order by k.id), '[]') from sku k
          where k.pro_id = p.id and not k.is_deleted and k.spec <> '[]') as skus,
        (select k.code from sku k where k.pro_id = p.id and not k.is_deleted and k.spec = '[]') as sku_code,
        (select coalesce(json_agg(latest order by latest.id desc), '[]') from (
          select ${reviewColumns(db)} from comment c join member m on m.id = c.member_id
          where c.pro_id = p.id and c.status = 'published' order by c.id desc limit ${LATEST}) latest) as comments
      from product p join shop s on s.id = p.shop_id
      where p.id = ${input.id}::bigint and ${isOnSale(db)}`,
    db<ShopRow[]>`
      select ${shopColumns(db, viewer?.id)} from product p
      join shop s on s.id = p.shop_id join shop_figures f on f.shop_id = s.id
      where p.id = ${input.id}::bigint`,
  ]);
  if (!product || !shop) throw notFound();
  return {
    ...productDto(product),
    price_tiers: tierDtos(product.price_tiers),
    pack_size: product.pack_size,
    weight: product.weight,
    images: product.images,
    description: product.description,
    content: product.content,
    specs: product.specs.map(({ name, items }) => ({ name, items })),
    skus: product.skus.map((sku) => ({
      id: sku.id,
      spec: sku.spec,
      price: priceText(BigInt(sku.price)),
      stock: sku.stock,
      image: sku.image,
      sku_code: sku.sku_code,
    })),
    sku_code: product.sku_code ?? "",
    shop: shopDto(shop),
    comments: product.comments.map(reviewDto),
    comment_counts: reviewCounts(product),
  };
}
