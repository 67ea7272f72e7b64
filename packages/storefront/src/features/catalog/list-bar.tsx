import { Button, Icon, type IconArt, Sheet, Tabs } from "marketplace-react/ui";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import { useBackCloses } from "../../shared/navigation/use-back-closes";
import { useServices } from "../../shared/services";
import { CountBadge } from "../../shared/ui/count-badge";
import { filterIcon } from "../../shared/ui/icons";
import styles from "./catalog.module.css";
import { FilterForm, ShowButton } from "./filter-form";
import { useDraft } from "./filters";
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
  const { navigation } = useServices();
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
        {count > 0 && <CountBadge>{number(count)}</CountBadge>}
      </button>
      <FilterSheet
        open={open}
        state={state}
        currency={currency}
        words={words}
        onClose={() => setOpen(false)}
        onApply={(next) => {
          setOpen(false);
          navigation.navigate(addressOf(next), { replace: true });
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
    href: addressOf(withTab(state, id)),
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

/** Props of {@link FilterSheet}. */
interface FilterSheetProps {
  open: boolean;
  state: ListState;
  currency: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
  onClose: () => void;
  onApply: (state: ListState) => void;
}

/** Filters by price, shipping, stock and reviews. Nothing changes until they are applied. */
function FilterSheet({ open, state, currency, words, onClose, onApply }: FilterSheetProps) {
  const { t } = useI18n();
  const form = useId();
  const { draft, change, reset } = useDraft(state);
  const close = (): void => {
    reset();
    onClose();
  };
  useBackCloses(open, close);
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t("catalog.filter")}
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" type="reset" form={form}>
            {t("catalog.reset")}
          </Button>
          <ShowButton form={form} state={state} draft={draft} words={words} />
        </div>
      }
    >
      {open && (
        <FilterForm
          id={form}
          state={state}
          draft={draft}
          currency={currency}
          words={words}
          onChange={change}
          onApply={onApply}
        />
      )}
    </Sheet>
  );
}
