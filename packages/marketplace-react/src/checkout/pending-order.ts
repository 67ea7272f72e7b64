import type { Input } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { createTypedStorage, type StorageLike } from "marketplace-sdk/storage";
import { createFormDraft } from "../drafts/form-draft";
import { orderItems } from "./order-items";

const FIELDS = ["origin", "remark", "token", "total", "addressId", "key"] as const;

/** What a buyer agrees to: price token, total and address are those on screen. */
export interface AgreedOrder extends Readonly<Record<Exclude<(typeof FIELDS)[number], "key">, string>> {
  lines: readonly CartLine[];
}

/** An order exactly as it was sent. */
export interface PendingOrder extends AgreedOrder {
  /**
   * Its `Idempotency-Key`, kept with it: the client's own list of keys lets one go with the answer, which another tab may get
   * while this one sends the order again.
   */
  key: string;
}

/** What the buyer has not decided. */
export const UNDECIDED = { origin: "", addressId: "", remark: "" };

/** Reads and writes lines in one of the drafts' storages. Other tabs are not notified. */
export const linesIn = (storage: StorageLike) => createTypedStorage({ storage, events: {} });

/**
 * The order of a user whose outcome is unknown. Sent again as it is, it is the same order to the server, which creates it
 * once; ordering the same items again would create a second one.
 *
 * @param storage `drafts.forUser(userId)`
 */
export function pendingOrderOf(storage: StorageLike) {
  const typed = linesIn(storage);
  const fields = createFormDraft(storage, "order", FIELDS);
  return {
    read(): PendingOrder | undefined {
      const lines = typed.read("shopCart") ?? [];
      const order = { ...UNDECIDED, token: "", key: "", total: "", lines, ...fields.read() };
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
