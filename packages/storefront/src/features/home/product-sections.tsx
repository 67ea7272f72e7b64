import type { Product } from "marketplace-sdk";
import { useId } from "react";
import { paths } from "../../app/paths";
import { useFavourites } from "../../app/use-favourite";
import { useI18n } from "../../i18n";
import { HScroll } from "../../ui/h-scroll";
import { ProductCard } from "../../ui/product-card";
import { ProductGrid } from "../../ui/product-grid";
import { SectionHeading } from "../../ui/section-heading";

/** Props of {@link ProductRow}. */
export interface ProductRowProps {
  title: string;
  products: readonly Product[];
  /** The whole list. */
  to: string;
  size: "m" | "l";
}

/** A row of products that peeks the next one. */
export function ProductRow({ title, products, to, size }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} to={to} />
      <HScroll label={title} item={size}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={paths.goods(product.id)} />
          </li>
        ))}
      </HScroll>
    </section>
  );
}

/** The recommended products, with hearts. */
export function RecommendedGrid({ products }: { products: readonly Product[] }) {
  const { t } = useI18n();
  const id = useId();
  const favourites = useFavourites();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.recommended")} to={paths.product({ flag: "recommend" })} />
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              to={paths.goods(product.id)}
              favourite={favourites.has(product.id)}
              onFavourite={() => favourites.press(product)}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
