import { IconButton, Price } from "marketplace-react/ui";
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
  market_price?: string | undefined;
  currency?: string | undefined;
  sales?: number | undefined;
  freight_price?: string | undefined;
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
}

/** A product in a grid or row: picture, title, price, and what was sold. */
export function ProductCard({
  product,
  to,
  currency,
  priority,
  favorite = false,
  onFavorite,
}: ProductCardProps) {
  const { t } = useI18n();
  const { title, image, price, sales, freight_price } = product;
  const free = freight_price !== undefined && /^0+(\.0+)?$/.test(freight_price);
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
      <p className={styles.facts}>
        {typeof sales === "number" && <span>{t("shell.sold", { count: sales })}</span>}
        {free && <span className={styles.free}>{t("shell.freeShipping")}</span>}
      </p>
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
