import { ScrollRow } from "marketplace-react/ui";
import { useId } from "react";
import { CardFacts } from "../../entities/product/card-facts";
import { ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { SectionHeading } from "../../shared/ui/section-heading";
import { useRelated } from "./queries";
import styles from "./search-screen.module.css";
import { StoreItem } from "./store-item";

/** Props of {@link RelatedProducts} and {@link RelatedStores}. */
export interface RelatedProps {
  /** What is already on screen. */
  without?: readonly { id: number | string }[];
}

/** A row of recommended products. */
export function RelatedProducts({ without = [] }: RelatedProps) {
  const { t } = useI18n();
  const id = useId();
  const { products, currency } = useRelated();
  const rows = others(products, without);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.relatedProducts")} to={paths.product({ flag: "recommend" })} />
      <ScrollRow label={t("search.relatedProducts")}>
        {rows.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={paths.goods(product.id)} currency={currency}>
              <CardFacts product={product} />
            </ProductCard>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

/** Recommended stores, one below the other. */
export function RelatedStores({ without = [] }: RelatedProps) {
  const { t } = useI18n();
  const id = useId();
  const rows = others(useRelated().stores, without);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.relatedStores")} />
      <ul className={styles.stores}>
        {rows.map((store) => (
          <StoreItem key={store.id} store={store} />
        ))}
      </ul>
    </section>
  );
}

interface Row {
  id: number | string;
}

/** Rows that are not among `known`. Ids are compared as strings. */
export function others<Kind extends Row>(rows: readonly Kind[], known: readonly Row[]): readonly Kind[] {
  const ids = new Set(known.map(({ id }) => String(id)));
  return rows.filter(({ id }) => !ids.has(String(id)));
}
