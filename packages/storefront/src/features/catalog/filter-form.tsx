import { Button, Checkbox, Field } from "marketplace-react/ui";
import { typedAmount } from "marketplace-sdk/money";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useI18n } from "../../i18n";
import { AMOUNT } from "../../shared/forms/form";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./filter-form.module.css";
import { type FilterDraft, NO_FILTERS, readDraft, useCount, useRangeText, useRateText } from "./filters";
import { isSameRange, type ListState, PRICE_STEPS, type PriceRange, readPrice } from "./list-state";

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

/** Props of {@link Counted}. */
interface CountedProps {
  /** Products that remain with the filter; undefined while unknown, which shows none. */
  count: number | undefined;
  children: ReactNode;
}

/** The name of a filter, and how many products remain with it. */
export function Counted({ count, children }: CountedProps) {
  const { number } = useI18n();
  return (
    <span>
      {children}
      {count !== undefined && (
        <>
          {/* A line never begins with the count. */}
          {"\u00a0"}
          <span className={styles.left}>{number(count)}</span>
        </>
      )}
    </span>
  );
}

/** Props of {@link Choice}. */
interface ChoiceProps {
  name: string;
  /** The values that the server offers. */
  values: readonly FacetValue[];
  chosen: number | undefined;
  textOf: (value: number) => string;
  /** Called with undefined when the chosen value is pressed again. */
  onChoose: (value: number | undefined) => void;
}

/** A filter with at most one chosen value. Values without products are disabled. */
function Choice({ name, values, chosen, textOf, onChoose }: ChoiceProps) {
  const heading = useId();
  const options = offered(values, chosen);
  if (options.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className={utilities.wrap}>
        {options.map(({ value, count }) => {
          const on = value === chosen;
          return (
            <button
              key={value}
              type="button"
              className={styles.step}
              aria-pressed={on}
              disabled={count === 0 && !on}
              onClick={() => onChoose(on ? undefined : value)}
            >
              <Counted count={count}>{textOf(value)}</Counted>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** A value of a filter, and how many products remain with it. The strictest comes first. */
interface FacetValue {
  value: number;
  /** Undefined if the server doesn't count it. */
  count?: number | undefined;
}

/**
 * The values to choose from. A value with as many products as a stricter one is left out, and the chosen one is always there,
 * because a link may have a value that the server doesn't offer.
 */
export function offered(values: readonly FacetValue[], chosen: number | undefined): readonly FacetValue[] {
  const useful = values.filter(({ value, count }, at) => value === chosen || count !== values[at - 1]?.count);
  const isThere = chosen === undefined || useful.some(({ value }) => value === chosen);
  return isThere ? useful : [...useful, { value: chosen }];
}

/** Props of {@link ShowButton}. */
interface ShowButtonProps {
  /** Id of the form with the filters. */
  form: string;
  state: ListState;
  draft: FilterDraft;
  /** The words of a search. */
  words?: string | undefined;
}

/** Shows the list, and says how many products it will have. */
export function ShowButton({ form, state, draft, words }: ShowButtonProps) {
  const { t } = useI18n();
  const { total: count } = useCount(state, draft, words);
  return (
    <>
      <Button type="submit" form={form} block>
        {count === undefined ? t("catalog.apply") : t("catalog.show", { count })}
      </Button>
      {/* Other numbers are read with the button: said one after the other they would only disturb. */}
      <span className="visually-hidden" role="status">
        {count === 0 && t("catalog.filteredTitle")}
      </span>
    </>
  );
}
