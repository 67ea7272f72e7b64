import { type Fields, fieldOf, objectsIn } from "./json.js";

/** A cart line with the fewest pieces of a product that can be ordered alone, of a variant that has them. @param detail of `products.get` */
export function smallestLine(detail: unknown): Fields {
  const needed = ({ price }: Fields) => fewest(detail, price ?? fieldOf(detail, "price"));
  const sku = objectsIn(fieldOf(detail, "skus")).find(
    (each) => each.stock === undefined || Number(each.stock) >= needed(each),
  );
  return {
    id: fieldOf(detail, "id"),
    num: needed(sku ?? {}),
    shop_id: fieldOf(detail, "shop_id"),
    ...(sku?.id !== undefined && { sku_id: sku.id }),
  };
}

/** The smallest quantity of a product that can be ordered alone: its minimum and its store's, in whole packs. */
function fewest(detail: unknown, price: unknown): number {
  const numberAt = (name: string) => Number(fieldOf(detail, name)) || 1;
  const pack = numberAt("pack_size");
  const amount = Number(fieldOf(fieldOf(detail, "shop"), "min_order_amount")) || 0;
  // Prices by quantity may fall below half of the price of one piece, hardly further.
  const forStore = amount > 0 ? Math.ceil((2 * amount) / (Number(price) || 1)) : 1;
  return Math.ceil(Math.max(numberAt("min_order"), forStore) / pack) * pack;
}
