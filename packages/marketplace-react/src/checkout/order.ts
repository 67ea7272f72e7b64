import type { Input, Preview, PreviewItem } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { createTypedStorage, type StorageLike } from "marketplace-sdk/storage";
import { createFormDraft } from "../drafts/form-draft.js";

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
    new Map(
      (preview.groups ?? []).flatMap(({ goods }) =>
        (goods ?? []).map((row) => [previewItemKey(row), row.price] as const),
      ),
    );
  const current = pricesOf(now);
  return new Map([...pricesOf(before)].filter(([key, price]) => (current.get(key) ?? price) !== price));
}

const FIELDS = ["origin", "remark", "token", "total", "addressId", "key"] as const;

/** What a buyer agrees to: price token, total and address are those on screen. */
export interface AgreedOrder extends Readonly<Record<Exclude<(typeof FIELDS)[number], "key">, string>> {
  lines: readonly CartLine[];
}

/** An order exactly as it was sent. */
export interface PendingOrder extends AgreedOrder {
  /**
   * Its `Idempotency-Key`. Stored with the order, because the client forgets a key once any tab has a response, even while
   * this tab sends the order again.
   */
  key: string;
}

/** A draft that the buyer has not filled in. */
export const EMPTY_DRAFT = { origin: "", addressId: "", remark: "" };

/** Reads and writes lines in a storage of the drafts, without notifying other tabs. */
export const createLineStorage = (storage: StorageLike) => createTypedStorage({ storage, events: {} });

/**
 * Stores a user's order whose outcome is unknown. Sent again unchanged, it is the same order to the server, which creates it
 * once. Ordering the same items anew would create a second one.
 *
 * @param storage `drafts.forUser(userId)`
 */
export function pendingOrderOf(storage: StorageLike) {
  const typed = createLineStorage(storage);
  const fields = createFormDraft(storage, "order", FIELDS);
  return {
    read(): PendingOrder | undefined {
      const lines = typed.read("shopCart") ?? [];
      const order = { ...EMPTY_DRAFT, token: "", key: "", total: "", lines, ...fields.read() };
      return lines.length > 0 && order.token ? order : undefined;
    },
    write({ lines, ...values }: PendingOrder): void {
      typed.write("shopCart", lines);
      fields.write(values);
    },
    clear(): void {
      typed.remove("shopCart");
      fields.clear();
    },
  };
}

/** Input of `orders.create`. */
export const orderInput = ({
  lines,
  token,
  total,
  addressId,
  remark,
}: AgreedOrder): Input<"orders.create"> => ({
  items: orderItems(lines),
  address_id: addressId,
  price_token: token,
  expect_total: total,
  ...(remark.trim() && { remark: remark.trim() }),
});
