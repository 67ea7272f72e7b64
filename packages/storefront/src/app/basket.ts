import { type Cart, type CartLine, createCart } from "marketplace-sdk/state";
import { createTypedStorage, type StorageLike } from "marketplace-sdk/storage";
import { createDraft, DRAFT_PREFIX } from "./draft";

/** This tab's, under the drafts' prefix: a reload and a login keep the basket, logging out forgets it. */
const tab: StorageLike = {
  getItem: (key) => sessionStorage.getItem(DRAFT_PREFIX + key),
  setItem: (key, value) => sessionStorage.setItem(DRAFT_PREFIX + key, value),
  removeItem: (key) => sessionStorage.removeItem(DRAFT_PREFIX + key),
};

// One for the page: where the tab's storage is closed, the lines live in here.
const storage = createTypedStorage({ storage: tab, events: {} });

/** What belongs to an order on its way beside its lines. */
export type OrderField =
  /** `cart` when the lines leave the cart once they are ordered. */
  | "origin"
  /** Id of the chosen address; empty for the default one. */
  | "address"
  /** Ids of the addresses there were when the buyer went to add one, separated by commas. */
  | "known"
  | "remark"
  /** The chosen way to pay. */
  | "method";

export const orderDraft = createDraft<OrderField>("order", [
  "origin",
  "address",
  "known",
  "remark",
  "method",
]);

/** The lines that are being ordered: a cart of this tab's own. */
export const openBasket = (): Cart => createCart({ storage });

/** Begins another order. @param origin whether the lines were taken from the cart or come from a product's page */
export function fillBasket(lines: readonly CartLine[], origin: "cart" | "product"): void {
  const basket = openBasket();
  basket.replace(lines);
  basket.dispose();
  orderDraft.clear();
  orderDraft.write({ origin });
}
