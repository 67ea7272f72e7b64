import type { ReactNode } from "react";
import { Link } from "../../shared/navigation/link";
import { Picture } from "../../shared/ui/picture";
import { ListedPrice } from "./listed-price";
import styles from "./product-card.module.css";

/** What a card shows of a product. */
export interface CardProduct {
  id: number | string;
  title: string;
  image: string | undefined;
  /** Decimal string; a favorite of another client may have none. */
  price: string | undefined;
  /** The lowest price where variants or quantities make it a range. */
  from_price?: string | undefined;
  currency?: string | undefined;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: CardProduct;
  /** Address of the product, from `paths.goods`. */
  to: string;
  /** Used when the product names no currency. */
  currency?: string | undefined;
  /** Loads the picture at once (first screen). */
  priority?: boolean;
  /** Below the price: `CardFacts`, and over the picture: `CardHeart`, in lists that have them. */
  children?: ReactNode;
}

/** A product in a grid or row: picture, title and price. */
export function ProductCard({ product, to, currency, priority, children }: ProductCardProps) {
  const { title, image, from_price, price = from_price } = product;
  return (
    <article className={styles.card}>
      <Picture src={image} alt="" priority={priority} />
      <h3 className={styles.title}>
        <Link href={to} className={styles.link}>
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
