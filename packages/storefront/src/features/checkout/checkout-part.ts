import type { CheckoutSession } from "marketplace-react";

/** Props of a part of the checkout. All parts share one session. */
export interface CheckoutPartProps {
  checkout: CheckoutSession;
}

/** Whether the order was sent, so that nothing about it can be changed. */
export const isSent = ({ status }: CheckoutSession): boolean =>
  status === "placing" || status === "placed" || status === "outcomeUnknown";
