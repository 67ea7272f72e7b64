import { isZero } from "marketplace-react/money";
import { Icon, starIcon } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./card-facts.module.css";
import { discountOf } from "./discount";

/** What a list shows of a product besides picture, title and price. */
export type ListedProduct = Pick<Product, "price"> &
  Partial<
    Pick<
      Product,
      | "market_price"
      | "sales"
      | "freight_price"
      | "comment_count"
      | "good_rate"
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
 * The facts of a card, in two lines: what buyers say and have bought, and on which terms it is sold. What the server does not
 * send is left out. In wide windows the store is named as well. Facts are bare texts where they can be: a long list has few nodes.
 */
export function CardFacts({ product }: CardFactsProps) {
  const { t, percent, isComplete } = useI18n();
  const { price, market_price, sales, comment_count = 0, good_rate } = product;
  const discount = discountOf(price, market_price);
  // Only the first load's texts are sure to be here on the home page.
  const rate = isComplete && comment_count > 0 && typeof good_rate === "number" ? good_rate : undefined;
  return (
    <>
      {discount && (
        <p className={styles.discount}>
          <bdi dir="ltr">−{percent(discount)}</bdi>
        </p>
      )}
      {product.shopname && <p className={styles.store}>{product.shopname}</p>}
      <p className={styles.facts}>
        {rate !== undefined && (
          <span className={styles.rate}>
            <Icon of={starIcon} size={13} filled />
            <Rate rate={(rate / 100).toFixed(2)} count={comment_count} />
          </span>
        )}
        {typeof sales === "number" && t("shell.sold", { count: sales })}
      </p>
      <Terms product={product} />
    </>
  );
}

/** The share of positive reviews and their number. The star next to it means what is read out. */
function Rate({ rate, count }: { rate: string; count: number }) {
  const { t, percent, number } = useI18n();
  return (
    <>
      <span className="visually-hidden">{t("product.positive", { rate: percent(rate) })}</span>
      <span aria-hidden="true">{percent(rate)}</span> ({number(count)})
    </>
  );
}

/** The smallest order, and free shipping; without either, when it ships. */
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
