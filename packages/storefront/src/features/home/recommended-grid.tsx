import { Grid } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { useId } from "react";
import { useShownFavorites } from "../../entities/product/favorite";
import { ListCard } from "../../entities/product/list-card";
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
            <ListCard product={product} favorites={favorites} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
