import type { CheckoutSession } from "marketplace-react";

/** Props of a part of the checkout: every part shows and changes the same session. */
export interface CheckoutPartProps {
  checkout: CheckoutSession;
}

/** The order was sent: nothing about it can be changed any more. */
export const isSent = ({ status }: CheckoutSession): boolean =>
  status === "placing" || status === "placed" || status === "outcomeUnknown";
