import type { CartLine } from "marketplace-sdk/state";

/** Names a line of a cart: product, store and variant. */
export const lineKey = ({ id, shopId, skuId }: CartLine): string => `${id}/${shopId}/${skuId ?? ""}`;
