import { Tabs } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";

/** Props of {@link StateTabs}. */
interface StateTabsProps<State extends string> {
  label: string;
  states: readonly State[];
  /** Label of each state. */
  labels: Readonly<Record<State, PlainKey>>;
  current: State | undefined;
  /** Address of a state's list, or of the whole one. */
  hrefOf: (state?: State) => string;
}

/** Tabs for the states of a list; the first one shows all. */
export function StateTabs<State extends string>({
  label,
  states,
  labels,
  current,
  hrefOf,
}: StateTabsProps<State>) {
  const { t } = useI18n();
  const items = states.map((id) => {
    const text: PlainKey = labels[id];
    return { id, label: t(text), href: hrefOf(id) };
  });
  return (
    <Tabs
      label={label}
      variant="chip"
      current={current ?? "all"}
      items={[{ id: "all", label: t("orders.all"), href: hrefOf() }, ...items]}
    />
  );
}
