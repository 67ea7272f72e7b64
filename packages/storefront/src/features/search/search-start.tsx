import { Button, Icon, NavLink, NavList } from "marketplace-react/ui";
import { useId, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { RecentProducts } from "../../entities/product/recent-products";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { clockIcon, receiptIcon, requestIcon } from "../../shared/ui/icons";
import utilities from "../../shared/ui/utilities.module.css";
import { PopularProducts, PopularStores } from "./popular";
import styles from "./search-screen.module.css";
import { historyOf, searchAddress } from "./search-state";

/** The start of a search: past searches, recently viewed products, purchase requests, and recommendations. */
export function SearchStart() {
  const { t } = useI18n();
  const has = useAvailability();
  return (
    <div className={styles.sections}>
      <History />
      <RecentProducts />
      <NavList>
        {has("purchaseRequests") && (
          <NavLink
            href={paths.search({ tab: "requests" })}
            icon={requestIcon}
            label={t("search.requests")}
            value={t("requests.lead")}
          />
        )}
        <NavLink
          href={paths.cartByList()}
          icon={receiptIcon}
          label={t("byList.title")}
          value={t("byList.lead")}
        />
      </NavList>
      <PopularProducts />
      <PopularStores />
    </div>
  );
}

function History() {
  const { t } = useI18n();
  const history = historyOf(useServices());
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
      <ul className={utilities.wrap}>
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
