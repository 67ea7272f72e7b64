import type { Data } from "../../contract/operations";
import { priceText } from "../../domain/money";
import type { Call } from "../../kernel/handler";
import { isOnSale, type ProductRow, productColumns, productDto } from "./product-dto";
import { type QuantityTermsRow, quantityTermColumns, quantityTermsDto } from "./quantity-terms";

/** Rows at most: a code belongs to one thing of a store, but any store may use it. */
const MAX_ROWS = 500;

interface MatchRow extends ProductRow, QuantityTermsRow {
  readonly sku_code: string;
  readonly sku_id: number;
  readonly sku_spec: readonly string[];
  readonly sku_price: string;
  readonly sku_stock: number;
  readonly sku_image: string;
}

/**
 * Finds what is on sale under these codes. A product without variants is ordered by its own id, so the id of its only sku is
 * left out.
 */
export async function lookUpProducts({
  services: { db },
  input,
  viewer,
}: Call<"products.lookup">): Promise<Data<"products.lookup">> {
  const codes = [...new Set(input.sku_codes.map((code) => code.trim().toLowerCase()))];
  const rows = await db<MatchRow[]>`
    select ${productColumns(db, viewer?.id)}, ${quantityTermColumns(db)}, k.code as sku_code, k.id as sku_id, k.spec as sku_spec,
      k.price::text as sku_price, k.stock as sku_stock, k.image as sku_image
    from sku k join product p on p.id = k.pro_id join shop s on s.id = p.shop_id
    where lower(k.code) = any(${codes}::text[]) and k.code <> '' and not k.is_deleted and ${isOnSale(db)}
    order by k.id limit ${MAX_ROWS}`;
  return rows.map((row) => ({
    ...productDto(row),
    ...quantityTermsDto(row),
    sku_code: row.sku_code,
    ...(row.sku_spec.length > 0 && {
      sku: {
        id: row.sku_id,
        spec: [...row.sku_spec],
        price: priceText(BigInt(row.sku_price)),
        stock: row.sku_stock,
        image: row.sku_image,
        sku_code: row.sku_code,
      },
    }),
  }));
}
