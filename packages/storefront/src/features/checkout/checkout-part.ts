import type { CheckoutSession } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import type { Translate } from "../../i18n/types";

/** Props of a part of the checkout. All parts share one session. */
export interface CheckoutPartProps {
  checkout: CheckoutSession;
}

/** Whether the order was sent, so that nothing about it can be changed. */
export const isSent = ({ status }: CheckoutSession): boolean =>
  status === "placing" || status === "placed" || status === "outcomeUnknown";

/** What a total is made of. */
export const sumsOf = ({ goods_amount, freight, tax }: Data<"orders.preview">, t: Translate) => [
  { name: t("checkout.goods"), amount: goods_amount },
  { name: t("checkout.freight"), amount: freight },
  { name: t("checkout.tax"), amount: tax },
];
