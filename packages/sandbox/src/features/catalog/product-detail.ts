import type { Data } from "../../contract/operations";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { type Attribute, attributeDto } from "./attributes";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";
import { type QuantityTermsRow, quantityTermColumns, quantityTermsDto } from "./quantity-terms";
import { type ReviewRow, reviewColumns, reviewCounts, reviewDto } from "./review-dto";
import { type ShopRow, shopColumns, shopDto } from "./shop-dto";
import { type VariantsRow, variantColumns, variantsDto } from "./variants";

/** Reviews shown on the product's page. */
const LATEST = 3;

interface DetailRow extends ProductRow, QuantityTermsRow, VariantsRow {
  readonly images: string[];
  readonly description: string;
  readonly content: string;
  readonly image_count: number;
  readonly attributes: readonly Attribute[];
  readonly comments: readonly ReviewRow[];
}

/** A product on sale with everything its page shows. The shop is read in parallel on a second connection. */
export async function getProduct({
  services: { db },
  viewer,
  input,
}: Call<"products.get">): Promise<Data<"products.get">> {
  const [[product], [shop]] = await Promise.all([
    db<DetailRow[]>`
      select ${productColumns(db, viewer?.id)}, p.images, p.description, p.content, p.image_count, p.attributes,
        ${quantityTermColumns(db)}, ${variantColumns(db)},
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
    ...quantityTermsDto(product),
    images: product.images,
    description: product.description,
    content: product.content,
    attributes: product.attributes.map(attributeDto),
    ...variantsDto(product),
    shop: shopDto(shop),
    comments: product.comments.map(reviewDto),
    comment_counts: reviewCounts(product),
  };
}
