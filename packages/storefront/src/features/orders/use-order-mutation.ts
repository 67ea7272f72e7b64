import { type MarketMutation, useMarketMutation } from "marketplace-react";
import type { MarketplaceError, Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { setQueryDataFromResponse } from "../../shared/set-query-data-from-response";
import { failureText } from "../../shared/ui/failure-text";

/** Errors which mean that the order is no longer in the state on screen. */
const OUTDATED: readonly unknown[] = [
  "bad_state",
  "already_shipped",
  "already_commented",
  "already_disputed",
  "dispute_open",
  "dispute_too_late",
  "offer_changed",
];

const isOutdated = ({ reason }: MarketplaceError): boolean => OUTDATED.includes(reason);

/**
 * Changes an order from a form, and updates every screen that shows it.
 *
 * @param mutation with `notify: false`: the form shows the error
 * @param orderOf the order in the result
 * @returns a function for the form's `send`. It resolves to undefined when the order has changed in the meantime: a toast says why,
 * and the order is loaded again. It rejects with any other error; the call may be made again.
 */
export function useOrderMutation<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  orderOf: (result: Result) => Order,
): (input: Input) => Promise<Result | undefined> {
  const { t } = useI18n();
  const { queries, queryClient, toasts } = useServices();
  const { mutateAsync } = useMarketMutation(mutation, {
    // Cancelling an order may change the balance.
    invalidates: [queries.orders.list.key, queries.account.get.key],
    onSuccess(result) {
      const order = orderOf(result);
      void setQueryDataFromResponse(queryClient, queries.orders.get({ order_no: order.order_no }), order);
    },
    onError(error) {
      if (!isOutdated(error)) return;
      toasts.show(failureText(error, t), { tone: "danger" });
      for (const { key } of [queries.orders.get, queries.orders.list]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  return (input) =>
    mutateAsync(input).catch((error: MarketplaceError) => {
      if (isOutdated(error)) return undefined;
      throw error;
    });
}
