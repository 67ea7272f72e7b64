import { Icon, starIcon } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { addDecimals, isAbove, isZero, perMille } from "marketplace-sdk/money";
import { useI18n } from "../../i18n";
import styles from "./card-facts.module.css";

/** The parts of a product that lists show besides picture, title and price. */
export type ListedProduct = Pick<Product, "price"> &
  Partial<
    Pick<
      Product,
      | "market_price"
      | "sales"
      | "freight_price"
      | "comment_count"
      | "good_rate"
      | "rating"
      | "min_order"
      | "ship_hours"
      | "shopname"
    >
  >;

/** Props of {@link CardFacts}. */
export interface CardFactsProps {
  product: ListedProduct;
}

/**
 * What a buyer compares, a line each and in the order of every list: the smallest order, when it ships, the store, rating and sales. What only
 * some have comes last, so that the lines of a row are level. What the server doesn't send is left out.
 */
export function CardFacts({ product }: CardFactsProps) {
  const { t, percent, isComplete } = useI18n();
  const { price, market_price, sales, min_order, ship_hours, freight_price } = product;
  const discount = discountOf(price, market_price);
  return (
    <>
      {discount && (
        <p className={styles.discount}>
          <bdi dir="ltr" translate="no">{`−${percent(discount)}`}</bdi>
        </p>
      )}
      {min_order !== undefined && (
        <p className={styles.minimum}>
          {isComplete ? t("wholesale.minimum", { count: min_order }) : NOT_YET}
        </p>
      )}
      {!!ship_hours && (
        <p className={styles.line}>
          {isComplete ? t("product.shipsWithin", { count: ship_hours }) : NOT_YET}
        </p>
      )}
      {product.shopname && <p className={styles.store}>{product.shopname}</p>}
      <p className={styles.facts}>
        <Stars {...product} />
        {sales !== undefined && <span>{t("shell.sold", { count: sales })}</span>}
      </p>
      {isZero(freight_price) && <p className={styles.free}>{t("shell.freeShipping")}</p>}
    </>
  );
}

/** Keeps the line of a text that comes after the first load: what is below doesn't move. */
const NOT_YET = "\u00a0";

/** The ratings of a product or store. */
type Rated = { [Key in "rating" | "good_rate" | "comment_count"]?: Product[Key] | undefined };

/** A star with the average and the number of reviews. If the server has no average, it shows the share of positive reviews. */
export function Stars({ rating, good_rate, comment_count = 0 }: Rated) {
  const { t, number, percent, isComplete, labels } = useI18n();
  // On the home page, only the first load's texts are certain to be loaded.
  if (!isComplete || comment_count < 1) return null;
  const share = good_rate != null && percent((good_rate / 100).toFixed(2));
  const shown = rating ? number(rating, 1) : share;
  if (!shown) return null;
  return (
    <span className={styles.rate}>
      <Icon of={starIcon} size={13} filled />
      <span className="visually-hidden">
        {rating ? labels.rating(rating) : t("product.positive", { rate: shown })}
      </span>
      <span aria-hidden="true" translate="no">
        {shown}
      </span>
      <span translate="no">{` (${number(comment_count)})`}</span>
    </span>
  );
}

/**
 * The discount on the list price as a fraction for `percent()`, such as "0.15", rounded down to whole percents.
 *
 * @param price decimal string @param marketPrice the list price (contract: `market_price`)
 * @returns undefined below one percent
 */
export function discountOf(price: string | undefined, marketPrice: string | undefined): string | undefined {
  if (!isAbove(marketPrice, price)) return undefined;
  const percents = (perMille(addDecimals([marketPrice, `-${price}`]), marketPrice) ?? 0n) / 10n;
  return percents > 0n ? (Number(percents) / 100).toFixed(2) : undefined;
}
