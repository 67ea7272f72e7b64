import { closeIcon, Icon } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import utilities from "../../shared/ui/utilities.module.css";
import type { ListState } from "./list-state";
import { useRangeText, useRateText } from "./queries";

/** Props of {@link ChosenFilters}. */
export interface ChosenFiltersProps {
  state: ListState;
  addressOf: (state: ListState) => string;
  currency: string | undefined;
  /** Whether the server knows all filters. */
  knowsAll: boolean;
}

/** The active filters; a press removes one. */
export function ChosenFilters({ state, addressOf, currency, knowsAll }: ChosenFiltersProps) {
  const { t } = useI18n();
  const rangeText = useRangeText(currency);
  const rateText = useRateText();
  const chosen: { name: string; without: ListState }[] = [];
  if (state.min !== undefined || state.max !== undefined)
    chosen.push({ name: rangeText(state), without: { ...state, min: undefined, max: undefined } });
  if (state.free) chosen.push({ name: t("shell.freeShipping"), without: { ...state, free: false } });
  // A filter that the server doesn't know has no effect, so it isn't shown as active.
  if (knowsAll) {
    if (state.stock) chosen.push({ name: t("catalog.stockOnly"), without: { ...state, stock: false } });
    if (state.ships !== undefined) {
      const name = t("product.shipsWithin", { count: state.ships });
      chosen.push({ name, without: { ...state, ships: undefined } });
    }
    if (state.rate !== undefined)
      chosen.push({ name: rateText(state.rate), without: { ...state, rate: undefined } });
  }
  if (chosen.length === 0) return null;
  return (
    <ul className={utilities.wrap} aria-label={t("catalog.chosen")}>
      {chosen.map(({ name, without }) => (
        <li key={name}>
          <Link
            href={addressOf(without)}
            replace
            className={utilities.chip}
            aria-label={t("catalog.remove", { name })}
          >
            {name}
            <Icon of={closeIcon} size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
