"use client";
import type { Order } from "marketplace-sdk";
import { useMarketplace } from "../provider.js";
import { setQueryDataFromResponse } from "../query-helpers.js";
import {
  type MarketMutation,
  type MarketMutationHandle,
  type MarketMutationOptions,
  useMarketMutation,
} from "../use-market-mutation.js";

/**
 * A call that changes an order: its answer is shown at once wherever the order is. Where the server refuses, the order may have changed
 * since it was loaded, so it is loaded again.
 *
 * ```tsx
 * const cancel = useOrderMutation(mutations.orders.cancel(), ({ order }) => order);
 * ```
 *
 * @param orderOf the order in the result
 */
export function useOrderMutation<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  orderOf: (result: Result) => Order,
  { onSuccess, onError, ...options }: MarketMutationOptions<Input, Result> = {},
): MarketMutationHandle<Input, Result> {
  const { queries, queryClient } = useMarketplace();
  return useMarketMutation(mutation, {
    ...options,
    onSuccess(result, input) {
      const order = orderOf(result);
      setQueryDataFromResponse(queryClient, queries.orders.get({ order_no: order.order_no }), order);
      onSuccess?.(result, input);
    },
    onError(error, input) {
      if (error.kind === "api") {
        for (const { key } of [queries.orders.get, queries.orders.list]) {
          void queryClient.invalidateQueries({ queryKey: key });
        }
      }
      onError?.(error, input);
    },
  });
}
