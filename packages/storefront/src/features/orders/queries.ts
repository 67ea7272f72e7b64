import { isMarketplaceError, type Order } from "marketplace-sdk";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";

/** Refusals that say: this order is no longer where the screen shows it. */
const MOVED_ON: readonly unknown[] = ["bad_state", "already_shipped", "already_commented"];

/** Changes of orders, with every screen that shows one kept right. */
export interface OrderChanges {
  /** Takes an order as the server has just answered it, and asks for the lists anew. */
  changed(order: Order): void;
  /**
   * Waits for a change.
   * @returns undefined when the order has moved on meanwhile: it is read anew, and the client's toast says why
   * @throws {MarketplaceError} whatever else went wrong; the call may be made again
   */
  done<Answer>(call: Promise<Answer>): Promise<Answer | undefined>;
}

export function useOrderChanges(): OrderChanges {
  const { queries, queryClient } = useShop();
  const askAgain = (queryKey: readonly unknown[]): void => void queryClient.invalidateQueries({ queryKey });
  return {
    changed(order) {
      void takeAnswer(queryClient, queries.orders.get({ order_no: order.order_no }), order);
      askAgain(queries.orders.list.key);
      // A cancelled order brings money back.
      askAgain(queries.account.get.key);
    },
    async done(call) {
      try {
        return await call;
      } catch (error) {
        if (!isMarketplaceError(error) || !MOVED_ON.includes(error.reason)) throw error;
        askAgain(queries.orders.get.key);
        askAgain(queries.orders.list.key);
        return undefined;
      }
    },
  };
}
