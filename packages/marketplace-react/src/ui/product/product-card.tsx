import { Price } from "../price/price";
import { useUi } from "../ui-provider";
import styles from "./product.module.css";

/** Props of {@link ProductPicture}. */
export interface ProductPictureProps {
  /** Absolute, or relative to the page. */
  image: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

/** The square picture of a product. Its name is written next to it, so it has no text of its own. */
export function ProductPicture({ image, srcSet, sizes }: ProductPictureProps) {
  return <img className={styles.picture} src={image} srcSet={srcSet} sizes={sizes} alt="" />;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps extends ProductPictureProps {
  /** The product's page. */
  href: string;
  title: string;
  /** Decimal string. */
  price: string;
  currency?: string | undefined;
}

/** A product in a list: picture, name and price, in one link. */
export function ProductCard({ href, title, price, currency, ...picture }: ProductCardProps) {
  const { Link } = useUi();
  return (
    <Link href={href} className={styles.card}>
      <ProductPicture {...picture} />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <Price amount={price} currency={currency} />
    </Link>
  );
}
