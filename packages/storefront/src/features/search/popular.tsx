import { useQuery } from "@tanstack/react-query";
import { listOf } from "marketplace-react";
import { chevronIcon, Icon, ScrollRow } from "marketplace-react/ui";
import type { Product, Store } from "marketplace-sdk";
import { useId } from "react";
import { Link } from "wouter";
import { CardFacts } from "../../entities/product/card-facts";
import { ProductCard } from "../../entities/product/product-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { STALE, useServices } from "../../shared/services";
import { Picture } from "../../shared/ui/picture";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./search-screen.module.css";

/** Props of {@link PopularProducts} and {@link PopularStores}. */
export interface PopularProps {
  /** What is already on screen. */
  without?: readonly { id: number | string }[];
}

/** A row of recommended products. */
export function PopularProducts({ without = [] }: PopularProps) {
  const { t } = useI18n();
  const id = useId();
  const { products, currency } = usePopular();
  const rows = others(products, without);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={t("search.popularProducts")}
        href={paths.product({ flag: "recommend" })}
      />
      <ScrollRow label={t("search.popularProducts")}>
        {rows.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} href={paths.goods(product.id)} currency={currency}>
              <CardFacts product={product} />
            </ProductCard>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

/** Recommended stores, one below the other. */
export function PopularStores({ without = [] }: PopularProps) {
  const { t } = useI18n();
  const id = useId();
  const rows = others(usePopular().stores, without);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={t("search.popularStores")} />
      <ul className={styles.stores}>
        {rows.map((store) => (
          <StoreItem key={store.id} store={store} />
        ))}
      </ul>
    </section>
  );
}

/** A store in a list: logo, name, range of products, and its figures. */
export function StoreItem({ store }: { store: Store }) {
  const { t, number } = useI18n();
  const { id, shopname, logo, avatar, city, description, credit_score, pro_count, sell_count } = store;
  return (
    <li>
      <Link href={paths.store(id)} className={styles.store}>
        <Picture className={styles.logo} src={logo || avatar} alt="" shape="round" />
        <span>
          <span className={styles.name}>
            <bdi>{shopname || id}</bdi>
          </span>
          {(description || city) && (
            <span className={styles.words}>
              <bdi>{description || city}</bdi>
            </span>
          )}
          <span className={styles.figures}>
            {credit_score !== undefined && credit_score !== null && (
              <span className={styles.credit}>{t("home.credit", { score: number(credit_score, 1) })}</span>
            )}
            {pro_count !== undefined && <span>{t("home.products", { count: pro_count })}</span>}
            {sell_count !== undefined && <span>{t("shell.sold", { count: sell_count })}</span>}
          </span>
        </span>
        <Icon of={chevronIcon} size={18} />
      </Link>
    </li>
  );
}

/** Recommendations next to the results. */
interface Popular {
  products: readonly Product[];
  stores: readonly Store[];
  currency: string | undefined;
}

/** Recommendations from the home data; empty while these are missing. */
function usePopular(): Popular {
  const { queries } = useServices();
  const { data } = useQuery({ ...queries.site.home(), staleTime: STALE.minute });
  return {
    products: listOf(data?.recommend).filter(Boolean),
    stores: listOf(data?.shops).filter(Boolean),
    currency: data?.currency?.code,
  };
}

interface Row {
  id: number | string;
}

/** Rows that are not among `known`. Ids are compared as strings. */
export function others<Kind extends Row>(rows: readonly Kind[], known: readonly Row[]): readonly Kind[] {
  const ids = new Set(known.map(({ id }) => String(id)));
  return rows.filter(({ id }) => !ids.has(String(id)));
}
