import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { useI18n } from "../../i18n";
import { historyOf } from "./history";
import { SearchField } from "./search-field";
import { SearchResults } from "./search-results";
import styles from "./search-screen.module.css";
import { SearchStart } from "./search-start";
import { readSearchState, searchAddress } from "./search-state";

/** Search for products and stores (specification, section 2). */
export function SearchScreen() {
  const { t } = useI18n();
  const shop = useShop();
  const back = useBack();
  const [, navigate] = useLocation();
  const state = readSearchState(useSearch());
  const { words, tab } = state;
  usePageTitle(words || t("titles.search"));
  useEffect(() => historyOf(shop).add(words), [shop, words]);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1 className="visually-hidden">{words || t("titles.search")}</h1>
        <SearchField
          words={words}
          onBack={back}
          onSearch={(next) => navigate(searchAddress({ words: next, tab }), { replace: true })}
        />
      </header>
      {words ? <SearchResults state={state} /> : <SearchStart />}
    </div>
  );
}
