import { Icon, type IconArt, Tabs } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { LIST_TABS, type ListState, withTab } from "./list-state";

const upIcon: IconArt = { d: "M12 19V5.500m-5 5 5-5 5 5" };
const downIcon: IconArt = { d: "M12 5v13.500m-5-5 5 5 5-5" };

/** Props of {@link SortTabs}. */
export interface SortTabsProps {
  state: ListState;
  addressOf: (state: ListState) => string;
}

/** All, Sales, Price and New; Price turns around when it is pressed again. */
export function SortTabs({ state, addressOf }: SortTabsProps) {
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
  return <Tabs label={t("catalog.sort")} items={items} current={state.tab} />;
}
