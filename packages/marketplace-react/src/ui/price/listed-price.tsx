"use client";
import { forwardRef } from "react";
import { useUi } from "../ui-provider.js";
import { Price, type PriceProps } from "./price.js";

/** Props of {@link ListedPrice}. */
export interface ListedPriceProps extends Omit<PriceProps, "amount" | "tone"> {
  /** Decimal string. */
  price: string;
  /** The lowest unit price, where variants or quantities differ in price: shown as "From …", in place of `price`. */
  fromPrice?: string | undefined;
}

/** A product's price in a list: the only one, or "From" and the lowest, by which lists sort and filter. */
export const ListedPrice = forwardRef<HTMLSpanElement, ListedPriceProps>(function ListedPrice(
  { price, fromPrice, ...rest },
  ref,
) {
  const { labels } = useUi();
  const [before, after] = fromPrice ? labels.priceFrom : [];
  return (
    <>
      {before && <span>{before}</span>}
      <Price {...rest} ref={ref} amount={fromPrice || price} />
      {after && <span>{after}</span>}
    </>
  );
});
