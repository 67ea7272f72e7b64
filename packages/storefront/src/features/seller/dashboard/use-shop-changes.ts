import { isMarketplaceError, type MerchantProduct } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";

/** Errors that mean the item has changed since the screen showed it. */
const OUTDATED: readonly unknown[] = ["bad_state", "already_shipped", "already_replied"];

/** Updates every page of the seller dashboard after a change. */
export interface ShopChanges {
  /** Refetches everything about the store. */
  changed(): void;
  /** Stores a product from the server's response. */
  saved(product: MerchantProduct): void;
  /**
   * Waits for a call, then refetches everything about the store.
   *
   * @param call made with `notify: false`
   * @returns undefined if the item has changed in the meantime, which a toast reports
   * @throws {MarketplaceError} any other failure; the call may be repeated
   */
  done<Result>(call: Promise<Result>): Promise<Result | undefined>;
}

export function useShopChanges(): ShopChanges {
  const { failureText } = useI18n();
  const { queries, queryClient, toasts } = useServices();
  const { merchant, merchantOffers, merchantOrders, merchantProducts, merchantReviews, products } = queries;
  const parts = [
    merchant.dashboard,
    merchantProducts.list,
    merchantProducts.get,
    merchantOrders.list,
    merchantOrders.get,
    merchantReviews.list,
    merchantOffers.list,
    queries.purchaseRequests.get,
    queries.purchaseRequests.list,
    merchant.settlements,
    merchant.stats,
    // What buyers see of the store.
    products.reviews,
    products.get,
  ];
  const changed = (): void => {
    for (const { key } of parts) void queryClient.invalidateQueries({ queryKey: key });
  };
  return {
    changed,
    saved(product) {
      changed();
      queryClient.setQueryData(merchantProducts.get({ id: String(product.id) }).queryKey, product);
    },
    async done(call) {
      try {
        const result = await call;
        changed();
        return result;
      } catch (error) {
        if (!isMarketplaceError(error) || !OUTDATED.includes(error.reason)) throw error;
        toasts.show(failureText(error), { tone: "danger" });
        changed();
        return undefined;
      }
    },
  };
}
