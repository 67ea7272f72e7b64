import { backIcon, IconButton } from "marketplace-react/ui";
import type { Product } from "marketplace-sdk";
import { type ReactNode, useEffect } from "react";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { usePageTitle } from "../../shared/navigation/page-title";
import { useBack, useServices } from "../../shared/services";
import { useDesktop } from "../../shared/ui/desktop";
import { TopBar } from "../../shared/ui/top-bar";
import topBar from "../../shared/ui/top-bar.module.css";
import { historyOf } from "./history";
import { SearchBox, type SearchBoxProps } from "./search-box";
import { SearchResults } from "./search-results";
import styles from "./search-screen.module.css";
import { SearchStart } from "./search-start";
import { readSearchState, searchAddress } from "./search-state";

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  /** Renders the purchase requests that match the words, or all of them. They belong to another feature. */
  requests: (words: string) => ReactNode;
  /** Renders the products that match; they belong to the catalog. */
  products: (found: FoundProducts) => ReactNode;
}

/** What the search passes to a list of products. */
export interface FoundProducts {
  words: string;
  /** Shown when nothing was found. */
  nothing: ReactNode;
  /** Renders what follows the rows. */
  after: (rows: readonly Product[]) => ReactNode;
}

/** Search for products, stores and purchase requests (docs/product.md, "Search"). */
export function SearchScreen({ requests, products }: SearchScreenProps) {
  const { t } = useI18n();
  const services = useServices();
  const back = useBack();
  const isDesktop = useDesktop();
  const state = readSearchState(useSearch());
  const { words, tab } = state;
  const title = words || t(tab === "requests" ? "search.requests" : "titles.search");
  // A list without search words has its title in the header.
  const isRequests = tab === "requests" && !words;
  usePageTitle(title);
  useEffect(() => historyOf(services).add(words), [services, words]);
  return (
    <div className={styles.screen}>
      {/* A desktop's bar has the field. */}
      {isDesktop ? (
        <TopBar title={title} onBack={back} />
      ) : (
        <header className={topBar.bar}>
          {!isRequests && <h1 className="visually-hidden">{title}</h1>}
          <SearchField
            words={words}
            // Users who come for purchase requests want to read first, and a phone's keyboard would cover the list.
            takesFocus={tab !== "requests"}
            onBack={back}
            onSearch={(next) =>
              services.location.navigate(searchAddress({ words: next, tab }), { replace: true })
            }
          />
        </header>
      )}
      {!isDesktop && isRequests && <h1 className={styles.title}>{title}</h1>}
      {words ? (
        <SearchResults state={state} requests={requests(words)} products={products} />
      ) : tab === "requests" ? (
        requests("")
      ) : (
        <SearchStart />
      )}
    </div>
  );
}

/** Props of {@link SearchField}. */
interface SearchFieldProps extends SearchBoxProps {
  onBack: () => void;
}

/** The header of the search: a back button and the field. */
function SearchField({ onBack, ...box }: SearchFieldProps) {
  const { t } = useI18n();
  return (
    <div className={styles.bar}>
      <IconButton icon={backIcon} label={t("ui.back")} onClick={onBack} />
      <SearchBox {...box} />
    </div>
  );
}
