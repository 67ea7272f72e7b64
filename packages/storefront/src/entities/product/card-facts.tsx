import { isZero } from "marketplace-react/money";
import type { Product } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./card-facts.module.css";
import { discountOf } from "./discount";
import { Stars } from "./stars";

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
 * The facts of a card in two lines: rating and sales, then terms. What the server doesn't send is left out. Wide windows show
 * the store, too. Facts are plain text where possible, so that a long list has few nodes.
 */
export function CardFacts({ product }: CardFactsProps) {
  const { t, percent } = useI18n();
  const { price, market_price, sales } = product;
  const discount = discountOf(price, market_price);
  return (
    <>
      {discount && (
        <p className={styles.discount}>
          <bdi dir="ltr">−{percent(discount)}</bdi>
        </p>
      )}
      {product.shopname && <p className={styles.store}>{product.shopname}</p>}
      <p className={styles.facts}>
        <Stars {...product} />
        {typeof sales === "number" && t("shell.sold", { count: sales })}
      </p>
      <Terms product={product} />
    </>
  );
}

/** The minimum order and free shipping, or the shipping time if there is neither. */
function Terms({ product: { min_order = 1, freight_price, ship_hours } }: CardFactsProps) {
  const { t, isComplete } = useI18n();
  const isFree = isZero(freight_price);
  const hasMinimum = isComplete && min_order > 1;
  return (
    <p className={styles.facts}>
      {hasMinimum && t("wholesale.from", { count: min_order })}
      {isFree && <span className={styles.free}>{t("shell.freeShipping")}</span>}
      {isComplete && !hasMinimum && !isFree && ship_hours
        ? t("product.shipsWithin", { count: ship_hours })
        : null}
    </p>
  );
}
