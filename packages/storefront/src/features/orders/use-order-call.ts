import { type MarketMutation, useOrderMutation } from "marketplace-react";
import type { MarketplaceError, Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";

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
 * Changes an order from a form. A toast says where it is no longer in the state on screen.
 *
 * @param mutation with `notify: false`: the form shows the error
 * @param orderOf the order in the result
 * @returns a function for the form's `send`. It resolves to undefined when the order has changed in the meantime: a toast says why,
 * and the order is loaded again. It rejects with any other error; the call may be made again.
 */
export function useOrderCall<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  orderOf: (result: Result) => Order,
): (input: Input) => Promise<Result | undefined> {
  const { failureText } = useI18n();
  const { toasts } = useServices();
  const { mutateAsync } = useOrderMutation(mutation, orderOf, {
    onError(error) {
      if (isOutdated(error)) toasts.show(failureText(error), { tone: "danger" });
    },
  });
  return (input) =>
    mutateAsync(input).catch((error: MarketplaceError) => {
      if (isOutdated(error)) return undefined;
      throw error;
    });
}
