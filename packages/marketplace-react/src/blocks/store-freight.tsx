"use client";
import type { CheckoutGroup } from "../checkout/checkout-groups.js";
import { type FreightPart, freightTerms } from "../product/freight.js";
import { Text } from "../ui/layout/layout.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

interface StoreFreightProps {
  sums: NonNullable<CheckoutGroup["sums"]>;
  currency: string | undefined;
  /** Of the delivery address; undefined while there is none. */
  country: string | undefined;
}

/** How a store's freight is made, where it follows the store's table. */
export function StoreFreight({ sums, currency, country }: StoreFreightProps) {
  const { t, money, number } = useBlockTexts();
  const terms = freightTerms(sums);
  if (!terms) return null;
  const { num, kg } = sums.freight_detail ?? {};
  const text = ({ per, amount }: FreightPart): string => {
    const values = { money: money(amount, currency) };
    switch (per) {
      case "order":
        return fill(t.checkout.freightBase, values);
      case "piece":
        return `${number(num)} × ${fill(t.checkout.perPiece, values)}`;
      case "kg":
        return `${number(kg)} × ${fill(t.checkout.perKg, values)}`;
      default:
        return fill(t.checkout.freightOwn, values);
    }
  };
  const isFree = terms.parts.every(({ per }) => per === "own");
  const made = [...(isFree ? [t.checkout.freeShipping] : []), ...terms.parts.map(text)].join(" + ");
  const free = terms.freeFrom && fill(t.checkout.freeFrom, { money: money(terms.freeFrom, currency) });
  const name = country ? fill(t.checkout.freightTo, { country }) : t.checkout.freight;
  return (
    <Text size="s" tone="muted">
      {`${name}: ${[made, ...(free ? [free] : [])].join(" · ")}`}
    </Text>
  );
}
