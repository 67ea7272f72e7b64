import { typedAmount } from "marketplace-react/money";
import { Checkbox, Field } from "marketplace-react/ui";
import { type FormEvent, useId, useState } from "react";
import { useI18n } from "../../i18n";
import { AMOUNT } from "../../shared/forms/field-kinds";
import utilities from "../../shared/ui/utilities.module.css";
import { Choice, Counted } from "./facets";
import { type FilterDraft, NO_FILTERS, readDraft } from "./filter-draft";
import styles from "./filter-sheet.module.css";
import type { ListState } from "./list-state";
import { isSameRange, PRICE_STEPS, type PriceRange, readPrice } from "./price";
import { useRangeText, useRateText } from "./queries";
import { useCount } from "./use-count";

/** Props of {@link FilterForm}. */
export interface FilterFormProps {
  id: string;
  state: ListState;
  draft: FilterDraft;
  currency: string | undefined;
  /** The words of a search. */
  words?: string | undefined;
  onChange: (fields: Partial<FilterDraft>) => void;
  onApply: (state: ListState) => void;
}

/**
 * The filters as a form, whose buttons are rendered by the caller. Filters that a server may not know appear once it has
 * counted their products.
 */
export function FilterForm({ id, state, draft, currency, words, onChange, onApply }: FilterFormProps) {
  const { t, tag } = useI18n();
  const { facets } = useCount(state, draft, words);
  const rangeText = useRangeText(undefined);
  const heading = useId();
  const [tried, setTried] = useState(false);
  const { low, high, free, stock, rate, ships } = draft;
  const rateText = useRateText();
  const min = readPrice(low, tag);
  const max = readPrice(high, tag);
  const errorOf = (price: string | null | undefined) =>
    tried && price === null ? t("catalog.badPrice") : undefined;
  const pick = ({ min: from = "", max: to = "" }: PriceRange): void =>
    onChange({ low: typedAmount(from, tag), high: typedAmount(to, tag) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const next = readDraft(state, draft, tag);
    if (next) onApply(next);
    else event.currentTarget.querySelectorAll("input")[min === null ? 0 : 1]?.focus();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit} onReset={() => onChange(NO_FILTERS)}>
      <section className={styles.group} aria-labelledby={heading}>
        <h3 id={heading}>
          {t("catalog.priceRange")}
          {currency && <span className={styles.currency}>{currency}</span>}
        </h3>
        <div className={utilities.wrap}>
          {PRICE_STEPS.map((step) => {
            const on = isSameRange(step, { min: min ?? undefined, max: max ?? undefined });
            return (
              <button
                key={`${step.min ?? ""}-${step.max ?? ""}`}
                type="button"
                className={styles.step}
                aria-pressed={on}
                onClick={() => pick(on ? {} : step)}
              >
                {rangeText(step)}
              </button>
            );
          })}
        </div>
        <div className={styles.fields}>
          <Field
            {...AMOUNT}
            label={t("catalog.lowest")}
            maxLength={16}
            value={low}
            error={errorOf(min)}
            onChange={(event) => onChange({ low: event.target.value })}
          />
          <Field
            {...AMOUNT}
            label={t("catalog.highest")}
            maxLength={16}
            value={high}
            error={errorOf(max)}
            onChange={(event) => onChange({ high: event.target.value })}
          />
        </div>
      </section>
      <section className={styles.group}>
        <h3>{t("catalog.shipping")}</h3>
        <Checkbox checked={free} onChange={(event) => onChange({ free: event.target.checked })}>
          <Counted count={facets?.free_shipping}>{t("catalog.freeOnly")}</Counted>
        </Checkbox>
        {facets && (
          <Checkbox checked={stock} onChange={(event) => onChange({ stock: event.target.checked })}>
            <Counted count={facets.in_stock}>{t("catalog.stockOnly")}</Counted>
          </Checkbox>
        )}
      </section>
      {facets && (
        <>
          <Choice
            name={t("product.ships")}
            values={facets.ships_within}
            chosen={ships}
            textOf={(hours) => t("product.shipsWithin", { count: hours })}
            onChoose={(value) => onChange({ ships: value })}
          />
          <Choice
            name={t("product.reviews")}
            values={facets.min_rate}
            chosen={rate}
            textOf={rateText}
            onChoose={(value) => onChange({ rate: value })}
          />
        </>
      )}
    </form>
  );
}
