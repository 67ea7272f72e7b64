import { Icon, type IconArt, Tabs } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { filterIcon } from "../../shared/ui/icons-more";
import { FilterSheet } from "./filter-sheet";
import styles from "./list-bar.module.css";
import { countFilters, LIST_TABS, type ListState, withTab } from "./list-state";

/** Props of {@link ListBar}. */
export interface ListBarProps extends SortTabsProps {
  currency: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
}

/** Sort tabs, and a button to the filters. */
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

const upIcon: IconArt = { d: "M12 19V5.500m-5 5 5-5 5 5" };
const downIcon: IconArt = { d: "M12 5v13.500m-5-5 5 5 5-5" };

/** Props of {@link SortTabs}. */
interface SortTabsProps {
  state: ListState;
  addressOf: (state: ListState) => string;
}

/** All, Sales, Price and New. Pressing Price again reverses it. */
function SortTabs({ state, addressOf }: SortTabsProps) {
  const { t } = useI18n();
  const rising = state.order === "asc";
  const items = LIST_TABS.map((id) => ({
    id,
    to: addressOf(withTab(state, id)),
    label:
      id === "price" && state.tab === "price" ? (
        <>
          {t("catalog.price")}
          <Icon of={rising ? upIcon : downIcon} size={14} />
          <span className="visually-hidden">{t(rising ? "catalog.lowFirst" : "catalog.highFirst")}</span>
        </>
      ) : (
        t(`catalog.${id}`)
      ),
  }));
  return <Tabs variant="plain" label={t("catalog.sort")} items={items} current={state.tab} />;
}
