import type { Total } from "marketplace-react";
import { Price } from "marketplace-react/ui";

interface TotalAmountsProps {
  totals: readonly Total[];
  size: "s" | "m";
}

/** A total, or one for each currency. */
export function TotalAmounts({ totals, size }: TotalAmountsProps) {
  const shown = totals.length > 0 ? totals : [{ currency: "", amount: "0" }];
  return shown.map(({ currency, amount }, index) => (
    <span key={currency}>
      {index > 0 && <span>{" + "}</span>}
      <Price amount={amount} currency={currency} size={size} />
    </span>
  ));
}
