"use client";
import { isMarketplaceError, isOutcomeKnown, type Order } from "marketplace-sdk";
import { useMarketplace } from "../provider.js";
import { SHOWN_BY_COMPONENT } from "../query-helpers.js";
import {
  type MarketMutationHandle,
  type MarketMutationOptions,
  useMarketMutation,
} from "../use-market-mutation.js";
import { type BuyAgainLine, buyAgainLine } from "./order-actions.js";

/** The result of buying again. */
export interface BoughtAgain {
  /** What was put into the cart; empty where nothing is sold any more. */
  added: readonly BuyAgainLine[];
  /** Titles of products no longer sold, or with less stock than the order had. */
  missing: readonly string[];
}

/** Adds what an order held to the cart, at today's price, as far as it is still sold: `mutate(order)`. */
export function useBuyAgain({
  onSuccess,
  ...options
}: MarketMutationOptions<Order, BoughtAgain> = {}): MarketMutationHandle<Order, BoughtAgain> {
  const { queries, queryClient, cart } = useMarketplace();
  const find = async (id: Order["goods"][number]["pro_id"]) => {
    try {
      return await queryClient.fetchQuery({ ...queries.products.get({ id }), meta: SHOWN_BY_COMPONENT });
    } catch (error) {
      // A server that refuses says that the product is gone; one that fails, or a lost connection, says nothing.
      if (isMarketplaceError(error) && error.kind === "api" && isOutcomeKnown(error)) return undefined;
      throw error;
    }
  };
  return useMarketMutation(
    {
      mutationKey: ["marketplace", "orders.buyAgain"],
      async mutationFn({ goods }: Order): Promise<BoughtAgain> {
        const products = await Promise.all(goods.map(({ pro_id }) => find(pro_id)));
        const lines = goods.map((line, index) => ({ line, found: buyAgainLine(line, products[index]) }));
        return {
          added: lines.flatMap(({ found }) => found ?? []),
          missing: lines.flatMap(({ line, found }) =>
            found && found.quantity >= line.num ? [] : [line.title],
          ),
        };
      },
    },
    {
      ...options,
      onSuccess(result, order) {
        for (const { item, quantity } of result.added) cart.add(item, quantity);
        onSuccess?.(result, order);
      },
    },
  );
}
