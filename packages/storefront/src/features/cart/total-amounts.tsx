import { Money } from "../../ui/money";
import type { Total } from "./totals";

interface TotalAmountsProps {
  totals: readonly Total[];
  size: "s" | "m";
}

/** A total, or one for each currency. */
export function TotalAmounts({ totals, size }: TotalAmountsProps) {
  const shown = totals.length > 0 ? totals : [{ currency: "", amount: "0" }];
  return shown.map(({ currency, amount }, index) => (
    <span key={currency}>
      {index > 0 && " + "}
      <Money amount={amount} currency={currency} size={size} />
    </span>
  ));
}
