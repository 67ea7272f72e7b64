import type { Data, Input } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { notFound } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";
import { type Attribute, attributeDto } from "../catalog/attributes";
import { type ProductRow, productColumns, productDto } from "../catalog/product-dto";
import { type QuantityTermsRow, quantityTermColumns, quantityTermsDto } from "../catalog/quantity-terms";
import { type VariantsRow, variantColumns, variantsDto } from "../catalog/variants";

type MerchantProduct = Data<"merchantProducts.get">;

interface OwnRow extends ProductRow, QuantityTermsRow {
  readonly images: string[];
  readonly description: string;
  readonly status: string;
  readonly version: number;
  readonly updatetime: number;
}

interface OwnDetailRow extends OwnRow, VariantsRow {
  readonly content: string;
  readonly attributes: readonly Attribute[];
}

/** Without favorites, which the merchant's screens don't show. */
const ownColumns = (db: Queryable) => db`
  ${productColumns(db, undefined)}, p.images, p.description, p.status, p.version, p.updatetime,
  ${quantityTermColumns(db)}`;

const ownDto = (row: OwnRow): MerchantProduct => ({
  ...productDto(row),
  ...quantityTermsDto(row),
  images: row.images,
  description: row.description,
  status: row.status,
  version: row.version,
  updatetime: row.updatetime,
});

/** A product of the shop with everything that can be changed. @throws {HttpError} 404, also for another shop's */
export async function ownProduct(db: Queryable, shopId: number, id: number): Promise<MerchantProduct> {
  const [row] = await db<OwnDetailRow[]>`
    select ${ownColumns(db)}, p.content, p.attributes, ${variantColumns(db)}
    from product p join shop s on s.id = p.shop_id
    where p.id = ${id}::bigint and p.shop_id = ${shopId} and p.status <> 'deleted'`;
  if (!row) throw notFound();
  return {
    ...ownDto(row),
    content: row.content,
    attributes: row.attributes.map(attributeDto),
    ...variantsDto(row),
  };
}

type Sort = NonNullable<NonNullable<Input<"merchantProducts.list">>["sort"]>;

const ASCENDING: readonly Sort[] = ["title", "price"];

function ordering(db: Queryable, { sort = "updatetime", order }: { sort?: Sort; order?: "asc" | "desc" }) {
  const columns = {
    updatetime: db`p.updatetime`,
    title: db`fold(p.title)`,
    price: db`p.price`,
    stock: db`p.stock`,
    sales: db`p.sales`,
  };
  const direction = (order ?? (ASCENDING.includes(sort) ? "asc" : "desc")) === "asc" ? db`asc` : db`desc`;
  return db`${columns[sort]} ${direction}, p.id ${direction}`;
}

/**
 * The shop's products in every state, without long texts and variants. By default, the latest change comes first. A search matches
 * words of the title, or a whole SKU code.
 */
export async function ownProducts({
  services: { db },
  viewer,
  input,
}: Call<"merchantProducts.list">): Promise<Data<"merchantProducts.list">> {
  const { status, search = "" } = input ?? {};
  const { limit, offset } = windowOf(input ?? {});
  const where = db`p.shop_id = ${viewer.shopId}
    and ${status === undefined ? db`p.status <> 'deleted'` : db`p.status = ${status}`}
    and ((select title from product_search where pro_id = p.id) like all ((select search_patterns(${search}))::text[])
      or p.id in (select pro_id from sku where lower(code) = lower(${search.trim()}) and code_shop_id = ${viewer.shopId}
        and code <> '' and not is_deleted))`;
  const [rows, [found]] = await Promise.all([
    db<OwnRow[]>`
      select ${ownColumns(db)} from product p join shop s on s.id = p.shop_id
      where ${where} order by ${ordering(db, input ?? {})} limit ${limit} offset ${offset}`,
    db<{ total: number }[]>`select count(*) as total from product p where ${where}`,
  ]);
  return pageOf(rows.map(ownDto), found?.total ?? 0, input ?? {});
}
