import { IconButton, Price } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { heartIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import styles from "./product-card.module.css";

/** What a card shows of a product. */
export interface CardProduct {
  id: number | string;
  title: string;
  image: string | undefined;
  /** Decimal string; a favorite of another client may have none. */
  price: string | undefined;
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
  /** With `onFavorite` the heart is shown. */
  favorite?: boolean;
  onFavorite?: () => void;
  /** Below the price: `CardFacts`, in lists that show more. */
  children?: ReactNode;
}

/** A product in a grid or row: picture, title and price. */
export function ProductCard({
  product,
  to,
  currency,
  priority,
  favorite = false,
  onFavorite,
  children,
}: ProductCardProps) {
  const { t } = useI18n();
  const { title, image, price } = product;
  return (
    <article className={styles.card}>
      <Picture src={image} alt="" priority={priority} />
      <h3 className={styles.title}>
        <Link href={to} className={styles.link}>
          {title || product.id}
        </Link>
      </h3>
      {price !== undefined && (
        <p className={styles.price}>
          <Price amount={price} currency={product.currency ?? currency} />
        </p>
      )}
      {children}
      {onFavorite && (
        <IconButton
          className={styles.heart}
          variant="solid"
          size={20}
          icon={heartIcon}
          pressed={favorite}
          label={favorite ? t("shell.favoriteRemove", { title }) : t("shell.favoriteAdd", { title })}
          onClick={onFavorite}
        />
      )}
    </article>
  );
}
