import { Grid } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useId } from "react";
import { CardFacts } from "../../entities/product/card-facts";
import { CardHeart, useShownFavorites } from "../../entities/product/favorite";
import { ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./recommended-grid.module.css";

/** The recommended products, with hearts. */
export function RecommendedGrid({ products }: { products: readonly Product[] }) {
  const { t } = useI18n();
  const id = useId();
  const favorites = useShownFavorites();
  if (products.length === 0) return null;
  return (
    <section className={styles.whole} aria-labelledby={id}>
      <SectionHeading id={id} title={t("home.recommended")} href={paths.product({ flag: "recommend" })} />
      <Grid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={paths.goods(product.id)}>
              <CardFacts product={product} />
              <CardHeart
                title={product.title}
                favorite={favorites.has(product.id)}
                onFavorite={() => favorites.press(product)}
              />
            </ProductCard>
          </li>
        ))}
      </Grid>
    </section>
  );
}
