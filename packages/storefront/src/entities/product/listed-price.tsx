import { Price, type PriceProps } from "marketplace-react/ui";
import { useI18n } from "../../i18n";

/** Props of {@link ListedPrice}. */
export interface ListedPriceProps extends Pick<PriceProps, "currency" | "size"> {
  /** Decimal string. */
  price: string;
  /** The lowest price, if variants or quantities differ in price. */
  from: string | undefined;
}

/** A product's price in a list: the only one, or "From" and the lowest, by which lists sort and filter. */
export function ListedPrice({ price, from, ...look }: ListedPriceProps) {
  const { t, isComplete } = useI18n();
  // On the home page, only the first load's texts are certain to be loaded.
  const [before, after] = isComplete && from ? t("wholesale.priceFrom", { price: "|" }).split("|") : [];
  return (
    <>
      {before}
      <Price amount={from || price} {...look} />
      {after}
    </>
  );
}
