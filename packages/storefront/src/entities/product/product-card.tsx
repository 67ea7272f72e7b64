import { Price, type PriceProps } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { Picture } from "../../shared/ui/picture";
import styles from "./product-card.module.css";

/** The parts of a product that a card shows. */
export interface CardProduct {
  id: number | string;
  title: string;
  image: string | undefined;
  /** A decimal string; a favorite that another client stored may have none. */
  price: string | undefined;
  /** The lowest price, if variants or quantities differ in price. */
  from_price?: string | undefined;
  currency?: string | undefined;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: CardProduct;
  /** Address of the product, from `paths.goods`. */
  href: string;
  /** Currency if the product has none. */
  currency?: string | undefined;
  /** Whether to load the picture at once, because it is on the first screen. */
  priority?: boolean;
  /** Optional parts for lists that have them: `CardFacts` below the price, and `CardHeart` over the picture. */
  children?: ReactNode;
}

/** A product in a grid or row: picture, title and price. */
export function ProductCard({ product, href, currency, priority, children }: ProductCardProps) {
  const { title, image, from_price, price = from_price } = product;
  return (
    <article className={styles.card}>
      <Picture src={image} alt="" priority={priority} />
      <h3 className={styles.title}>
        <Link href={href} className={styles.link}>
          {title || product.id}
        </Link>
      </h3>
      {price && (
        <p className={styles.price}>
          <ListedPrice price={price} from={from_price} currency={product.currency ?? currency} />
        </p>
      )}
      {children}
    </article>
  );
}

/** Props of {@link ListedPrice}. */
interface ListedPriceProps extends Pick<PriceProps, "currency" | "size"> {
  /** Decimal string. */
  price: string;
  /** The lowest price, if variants or quantities differ in price. */
  from: string | undefined;
}

/** A product's price in a list: the only one, or "From" and the lowest, by which lists sort and filter. */
export function ListedPrice({ price, from, ...look }: ListedPriceProps) {
  const { labels } = useI18n();
  const [before, after] = from ? labels.priceFrom : [];
  return (
    <>
      {before && <span>{before}</span>}
      <Price amount={from || price} {...look} />
      {after && <span>{after}</span>}
    </>
  );
}
