import { isMarketplaceError, type MerchantProduct } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import { failureText } from "../../../shared/ui/failure-text";

/** Errors that mean that the item has changed since it was loaded. */
const MOVED_ON: readonly unknown[] = ["bad_state", "already_shipped", "already_replied"];

/** Keeps every page of the seller dashboard right after a change. */
export interface ShopChanges {
  /** Refetches everything of the store. */
  changed(): void;
  /** Takes a product as the server has just answered it. */
  saved(product: MerchantProduct): void;
  /**
   * Waits for a change, then refetches everything of the store.
   *
   * @param call made with `notify: false`
   * @returns undefined when the item has changed in the meantime: a toast says why
   * @throws {MarketplaceError} whatever else went wrong; the call may be made again
   */
  done<Answer>(call: Promise<Answer>): Promise<Answer | undefined>;
}

export function useShopChanges(): ShopChanges {
  const { t } = useI18n();
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
    // What buyers see of it.
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
        const answer = await call;
        changed();
        return answer;
      } catch (error) {
        if (!isMarketplaceError(error) || !MOVED_ON.includes(error.reason)) throw error;
        toasts.show(failureText(error, t), { tone: "danger" });
        changed();
        return undefined;
      }
    },
  };
}
