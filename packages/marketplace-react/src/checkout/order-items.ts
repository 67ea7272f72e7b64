import type { Input, Preview, PreviewItem } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";

/** Names what a line orders, as the server does: product and variant, without the store. */
export const orderItemKey = ({ id, skuId }: CartLine): string => `${id}/${skuId || 0}`;

/** Names a row of a preview as {@link orderItemKey} does. */
export const previewItemKey = ({ pro_id, sku_id }: PreviewItem): string => `${pro_id}/${sku_id || 0}`;

/** The lines as `orders.preview` and `orders.create` take them. */
export const orderItems = (lines: readonly CartLine[]): Input<"orders.preview">["items"] =>
  lines.map(({ id, skuId, num, shopId }) => ({
    id,
    num,
    shop_id: shopId,
    ...(skuId !== undefined && { sku_id: skuId }),
  }));

/** Unit prices that differ from before, by {@link orderItemKey}: the former ones. */
export function formerPrices(before: Preview, now: Preview): ReadonlyMap<string, string> {
  const pricesOf = (preview: Preview) =>
    new Map(preview.groups.flatMap(({ goods }) => goods.map((row) => [previewItemKey(row), row.price])));
  const current = pricesOf(now);
  return new Map([...pricesOf(before)].filter(([key, price]) => (current.get(key) ?? price) !== price));
}
