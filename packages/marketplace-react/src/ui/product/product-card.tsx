import { Price } from "../price/price";
import { useUi } from "../ui-provider";
import styles from "./product.module.css";

/** Props of {@link ProductPicture}. */
export interface ProductPictureProps {
  /** Absolute, or relative to the page. */
  image: string | undefined;
  /** From `imageSrcSet` of `marketplace-sdk`; undefined where the server scales no pictures. */
  srcSet?: string | undefined;
  /** Width of the picture on screen, as for `<img>`; needed with `srcSet`. */
  sizes?: string | undefined;
}

/** The square picture of a product. Its name is written next to it, so it needs no alternative text. */
export function ProductPicture({ image, srcSet, sizes }: ProductPictureProps) {
  return <img className={styles.picture} src={image} srcSet={srcSet} sizes={sizes} alt="" />;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps extends ProductPictureProps {
  /** The product's page. */
  href: string;
  /** The product's name, in whatever language the server sent it. */
  title: string;
  /** Decimal string. */
  price: string;
  /** Code such as `USDT`; without one only the number is shown. */
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
