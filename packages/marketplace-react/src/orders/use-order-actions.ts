"use client";
import { type Input, isMarketplaceError, type MarketplaceError, type Order } from "marketplace-sdk";
import { useState } from "react";
import { useMarketplace } from "../provider.js";
import { setQueryDataFromResponse } from "../query-helpers.js";
import { type MarketMutationHandle, useMarketMutation } from "../use-market-mutation.js";
import { type BuyAgainLine, buyAgainLine } from "./order-actions.js";

/** The result of buying again. */
export interface BoughtAgain {
  /** What was put into the cart. */
  added: readonly BuyAgainLine[];
  /** Titles of products no longer sold, or with less stock than the order had. */
  missing: readonly string[];
}

/** Callbacks of {@link useOrderActions}. They also run when the component is gone. */
export interface OrderActionsOptions {
  /** The order is cancelled, and `refund` back in the balance. */
  onCancelled?: (order: Order, refund: { money?: string; currency?: string }) => void;
  /** The order in its new state. */
  onReceiptConfirmed?: (order: Order) => void;
  /** Nothing was added when `added` is empty. */
  onBoughtAgain?: (result: BoughtAgain) => void;
  /** Of any of the three; what shows the order is loaded again by then. */
  onError?: (error: MarketplaceError) => void;
}

/** What a buyer can do with an order; `orderActions(order)` says which of it to offer. */
export interface OrderActionsHandle {
  /** `mutate({ order_no })`, where `can.cancel` allows it. What was paid returns to the balance. */
  cancel: MarketMutationHandle<Input<"orders.cancel">, unknown>;
  /** `mutate({ order_no })`, where `can.receipt` allows it. It can't be undone: the store is paid. */
  confirmReceipt: MarketMutationHandle<Input<"orders.confirmReceipt">, Order>;
  /** Adds what the order held to the cart, at today's price, if still sold. */
  buyAgain(order: Order): Promise<void>;
  /** Number of the order that is being bought again. */
  buyingAgain: string | undefined;
}

/** Cancels, confirms receipt and buys again, and updates every query that shows the order. */
export function useOrderActions({
  onCancelled,
  onReceiptConfirmed,
  onBoughtAgain,
  onError,
}: OrderActionsOptions = {}): OrderActionsHandle {
  const { mutations, queries, queryClient, cart } = useMarketplace();
  const [buyingAgain, setBuyingAgain] = useState<string>();

  const show = (order: Order): void => {
    const { queryKey } = queries.orders.get({ order_no: order.order_no });
    setQueryDataFromResponse(queryClient, queryKey, order);
  };
  // Cancelling returns what was paid to the balance.
  const invalidates = [queries.orders.list.key, queries.account.get.key];
  const fail = (error: MarketplaceError): void => {
    // The order may have changed since.
    for (const { key } of [queries.orders.get, queries.orders.list]) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
    onError?.(error);
  };
  const cancel = useMarketMutation(mutations.orders.cancel({ notify: false }), {
    invalidates,
    onSuccess({ order, refund }) {
      show(order);
      onCancelled?.(order, refund);
    },
    onError: fail,
  });
  const confirmReceipt = useMarketMutation(mutations.orders.confirmReceipt({ notify: false }), {
    invalidates,
    onSuccess(order) {
      show(order);
      onReceiptConfirmed?.(order);
    },
    onError: fail,
  });

  const find = async (id: Order["goods"][number]["pro_id"]) => {
    try {
      return await queryClient.fetchQuery(queries.products.get({ id }));
    } catch (error) {
      // A lost connection does not mean that the product is gone.
      if (isMarketplaceError(error) && error.kind === "api") return undefined;
      throw error;
    }
  };
  return {
    cancel,
    confirmReceipt,
    buyingAgain,
    async buyAgain({ order_no, goods }) {
      if (buyingAgain !== undefined) return;
      setBuyingAgain(order_no);
      try {
        const products = await Promise.all(goods.map(({ pro_id }) => find(pro_id)));
        const lines = goods.map((line, index) => ({ line, found: buyAgainLine(line, products[index]) }));
        const added = lines.flatMap(({ found }) => found ?? []);
        for (const { item, quantity } of added) cart.add(item, quantity);
        const isMissing = ({ line, found }: (typeof lines)[number]): boolean =>
          !found || found.quantity < line.num;
        onBoughtAgain?.({ added, missing: lines.filter(isMissing).map(({ line }) => line.title) });
      } catch (error) {
        if (!isMarketplaceError(error)) throw error;
        onError?.(error);
      } finally {
        setBuyingAgain(undefined);
      }
    },
  };
}
