import { useId, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { HScroll } from "../../ui/h-scroll";
import { Icon } from "../../ui/icon";
import { clockIcon } from "../../ui/icons-more";
import { ProductCard } from "../../ui/product-card";
import { SectionHeading } from "../../ui/section-heading";
import { historyOf } from "./history";
import { useRelated } from "./queries";
import styles from "./search-screen.module.css";
import { searchAddress } from "./search-state";
import { StoreItem } from "./store-item";

/** Before anything is searched for: the history, related products and related stores. */
export function SearchStart() {
  const { t } = useI18n();
  const { products, stores, currency } = useRelated();
  const productsId = useId();
  const storesId = useId();
  return (
    <div className={styles.sections}>
      <History />
      {products.length > 0 && (
        <section aria-labelledby={productsId}>
          <SectionHeading
            id={productsId}
            title={t("search.relatedProducts")}
            to={paths.product({ flag: "recommend" })}
          />
          <HScroll label={t("search.relatedProducts")}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} to={paths.goods(product.id)} currency={currency} />
              </li>
            ))}
          </HScroll>
        </section>
      )}
      {stores.length > 0 && (
        <section aria-labelledby={storesId}>
          <SectionHeading id={storesId} title={t("search.relatedStores")} />
          <ul className={styles.stores}>
            {stores.map((store) => (
              <StoreItem key={store.id} store={store} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function History() {
  const { t } = useI18n();
  const history = historyOf(useShop());
  const entries = useSyncExternalStore(history.subscribe, history.current);
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.historyHead}>
        <h2 id={heading}>{t("search.history")}</h2>
        <Button variant="plain" size="s" onClick={history.clear}>
          {t("search.clearHistory")}
        </Button>
      </div>
      <ul className={styles.past}>
        {entries.map((words) => (
          <li key={words}>
            <Link href={searchAddress({ words, tab: "products" })} replace className={styles.word}>
              <Icon of={clockIcon} size={16} />
              <span dir="auto">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
