import { ListedPrice } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { Link } from "wouter";
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

/**
 * A product in a grid or row: picture, title and price. It is not the kit's `ProductCard`, which is one link: here the heart is a button
 * and the title a heading, which no link may hold.
 */
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
          <ListedPrice price={price} fromPrice={from_price} currency={product.currency ?? currency} />
        </p>
      )}
      {children}
    </article>
  );
}
