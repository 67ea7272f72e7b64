"use client";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { ProductView } from "../../product/product-view.js";
import type { VariantSelection } from "../../product/use-variant-selection.js";
import { classNames } from "../class-names.js";
import { ListedPrice, type ListedPriceProps } from "../price/listed-price.js";
import { Chips } from "../tabs/tabs.js";
import { type UiLinkProps, type UiSettings, useUi } from "../ui-provider.js";
import styles from "./product.module.css";

/** Props of {@link ProductPicture}; everything an `<img>` takes. */
export interface ProductPictureProps extends Omit<ComponentPropsWithoutRef<"img">, "src" | "srcSet"> {
  /** As an answer names it; `image` of the settings says where it is, and in which widths. */
  image: string | undefined;
  /** Width of the picture on screen, as for `<img>`. Default: that in a `<Grid>`. */
  sizes?: string | undefined;
}

/** Widths from which the browser may choose, in pixels of the screen. */
const WIDTHS = [160, 320, 480, 640, 960, 1280] as const;
/** For browsers that do not choose. */
const DEFAULT_WIDTH = 640;
/** As wide as a column of a grid: two on a phone, four on a tablet, about 280 px on a desktop. */
const IN_A_GRID = "(min-width: 1024px) 280px, (min-width: 720px) 25vw, 50vw";

/** The square picture of a product. It needs no alternative text, because the product's name is next to it. */
export const ProductPicture = forwardRef<HTMLImageElement, ProductPictureProps>(function ProductPicture(
  { image, sizes = IN_A_GRID, className, ...rest },
  ref,
) {
  const settings = useUi();
  const srcSet = image ? srcSetOf(image, settings) : undefined;
  return (
    <img
      alt=""
      {...rest}
      ref={ref}
      className={classNames(styles.picture, className)}
      src={image ? (settings.image?.(image, DEFAULT_WIDTH) ?? image) : undefined}
      {...(srcSet && { srcSet, sizes })}
    />
  );
});

/** @returns undefined where there is only one address */
function srcSetOf(path: string, { image }: Pick<UiSettings, "image">): string | undefined {
  // Of widths that have one address, the largest is that of the picture.
  const widths = new Map(WIDTHS.map((width) => [image?.(path, width), width]));
  return widths.size < 2 ? undefined : [...widths].map(([url, width]) => `${url} ${width}w`).join(", ");
}

/** Props of {@link ProductCard}; everything an `<a>` takes. */
export interface ProductCardProps
  extends Pick<ProductPictureProps, "image" | "sizes">,
    Pick<ListedPriceProps, "price" | "fromPrice" | "currency">,
    Omit<UiLinkProps, "children" | "title"> {
  /** Address of the product's page. */
  href: string;
  /** The product's name, in the server's language. */
  title: string;
}

/** A product in a list: picture, name and price, in one link. */
export const ProductCard = forwardRef<HTMLAnchorElement, ProductCardProps>(function ProductCard(
  { href, title, price, fromPrice, currency, image, sizes, className, ...rest },
  ref,
) {
  const { Link } = useUi();
  return (
    <Link {...rest} ref={ref} href={href} className={classNames(styles.card, className)}>
      <ProductPicture image={image} sizes={sizes} />
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span>
        <ListedPrice price={price} fromPrice={fromPrice} currency={currency} />
      </span>
    </Link>
  );
});

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
