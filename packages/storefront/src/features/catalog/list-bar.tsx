import { Icon } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { filterIcon } from "../../shared/ui/icons-more";
import { FilterSheet } from "./filter-sheet";
import styles from "./list-bar.module.css";
import { countFilters } from "./list-state";
import { SortTabs, type SortTabsProps } from "./sort-tabs";

/** Props of {@link ListBar}. */
export interface ListBarProps extends SortTabsProps {
  currency: string | undefined;
  /** Of a search. */
  words?: string | undefined;
}

/** Sort tabs, and the way to the filters. */
export function ListBar({ state, addressOf, currency, words }: ListBarProps) {
  const { t, number } = useI18n();
  const { location } = useServices();
  const [open, setOpen] = useState(false);
  const count = countFilters(state);
  return (
    <div className={styles.bar}>
      <SortTabs state={state} addressOf={addressOf} />
      <button
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t("catalog.filters", { count }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={filterIcon} size={20} />
        {t("catalog.filter")}
        {count > 0 && <span className={styles.count}>{number(count)}</span>}
      </button>
      <FilterSheet
        open={open}
        state={state}
        currency={currency}
        words={words}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false);
          location.navigate(addressOf(next), { replace: true });
        }}
      />
    </div>
  );
}
