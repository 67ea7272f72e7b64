import { useId, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { RecentProducts } from "../../app/recent-products";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { chatIcon } from "../../ui/icons";
import { clockIcon } from "../../ui/icons-more";
import { RowLink, Rows } from "../../ui/rows";
import { historyOf } from "./history";
import { RelatedProducts, RelatedStores } from "./related";
import styles from "./search-screen.module.css";
import { searchAddress } from "./search-state";

/** Before anything is searched for: the history, what was looked at, purchase requests, related products and stores. */
export function SearchStart() {
  const { t } = useI18n();
  return (
    <div className={styles.sections}>
      <History />
      <RecentProducts />
      <Rows>
        <RowLink
          to={paths.search({ tab: "requests" })}
          icon={chatIcon}
          label={t("search.requests")}
          value={t("requests.lead")}
        />
      </Rows>
      <RelatedProducts />
      <RelatedStores />
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
