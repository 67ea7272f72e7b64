"use client";
import type { ProductView } from "../../product/product-view.js";
import type { VariantSelection } from "../../product/use-variant-selection.js";
import { Price } from "../price/price.js";
import { Chips } from "../tabs/tabs.js";
import { useUi } from "../ui-provider.js";
import styles from "./product.module.css";

/** Props of {@link ProductPicture}. */
export interface ProductPictureProps {
  /** Address of the picture, absolute or relative to the page. */
  image: string | undefined;
  /** From `imageSrcSet` of `marketplace-sdk`; undefined if the server doesn't scale pictures. */
  srcSet?: string | undefined;
  /** Width of the picture on screen, as for `<img>`; needed with `srcSet`. */
  sizes?: string | undefined;
}

/** The square picture of a product. It needs no alternative text, because the product's name is next to it. */
export function ProductPicture({ image, srcSet, sizes }: ProductPictureProps) {
  return <img className={styles.picture} src={image} srcSet={srcSet} sizes={sizes} alt="" />;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps extends ProductPictureProps {
  /** Address of the product's page. */
  href: string;
  /** The product's name, in the server's language. */
  title: string;
  /** Decimal string. */
  price: string;
  /** The lowest unit price, where variants or quantities differ in price: shown as "From …", in place of `price`. */
  fromPrice?: string | undefined;
  /** Code such as `USDT`; without it only the number is shown. */
  currency?: string | undefined;
}

/** A product in a list: picture, name and price, in one link. */
export function ProductCard({ href, title, price, fromPrice, currency, ...picture }: ProductCardProps) {
  const { Link, labels } = useUi();
  const [before, after] = fromPrice ? labels.priceFrom : [];
  return (
    <Link href={href} className={styles.card}>
      <ProductPicture {...picture} />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span>
        {before && <span>{before}</span>}
        <Price amount={fromPrice || price} currency={currency} />
        {after && <span>{after}</span>}
      </span>
    </Link>
  );
}

/** Props of {@link VariantPicker}. */
export interface VariantPickerProps {
  /** From `toProductView(product)`, the one that `variants` was made from. */
  product: ProductView;
  /** From `useVariantSelection(product)`. */
  variants: VariantSelection;
}

/** The values of each spec, of which one can be selected, unless it is sold out. */
export function VariantPicker({ product, variants }: VariantPickerProps) {
  const { selection, availability, toggle } = variants;
  return product.specs.map(({ name, items }, index) => (
    <div key={name} className={styles.spec}>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <Chips
        label={name}
        items={items.map((value) => ({
          id: value,
          label: value,
          disabled: availability(index, value) !== "available",
        }))}
        value={selection[index]}
        onChange={(value) => toggle(index, value)}
      />
    </div>
  ));
}
