import { Price, type PriceProps } from "marketplace-react/ui";
import { useI18n } from "../../i18n";

/** Props of {@link ListedPrice}. */
export interface ListedPriceProps extends Pick<PriceProps, "currency" | "size"> {
  /** Decimal string. */
  price: string;
  /** The lowest price where variants or quantities make it a range. */
  from: string | undefined;
}

/** What a list shows of a product's prices: the only one, or "From" and the lowest. Lists sort and filter by it. */
export function ListedPrice({ price, from, ...look }: ListedPriceProps) {
  const { t, isComplete } = useI18n();
  // Only the first load's texts are sure to be here on the home page.
  const [before, after] = isComplete && from ? t("wholesale.priceFrom", { price: "|" }).split("|") : [];
  return (
    <>
      {before}
      <Price amount={from || price} {...look} />
      {after}
    </>
  );
}
