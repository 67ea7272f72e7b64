import { type FormEvent, useId, useMemo, useState } from "react";
import { useI18n } from "../../i18n";
import { typedAmount } from "../../money/typed";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import { draftOf, type FilterDraft, readDraft } from "./filter-draft";
import styles from "./filter-sheet.module.css";
import type { ListState } from "./list-state";
import { isSameRange, PRICE_STEPS, type PriceRange, readPrice } from "./price";
import { useRangeText } from "./queries";
import { ShowButton } from "./show-button";

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  open: boolean;
  state: ListState;
  currency: string | undefined;
  onClose: () => void;
  onApply: (state: ListState) => void;
}

/** Price range and free shipping. Nothing changes until it is applied. */
export function FilterSheet({ open, state, currency, onClose, onApply }: FilterSheetProps) {
  const { t, tag } = useI18n();
  const form = useId();
  const [changed, setChanged] = useState<FilterDraft>();
  const shown = useMemo(() => draftOf(state, tag), [state, tag]);
  const draft = changed ?? shown;
  return (
    <Sheet
      open={open}
      onClose={() => {
        setChanged(undefined);
        onClose();
      }}
      title={t("catalog.filter")}
      footer={
        <div className={styles.actions}>
          <Button variant="quiet" type="reset" form={form}>
            {t("catalog.reset")}
          </Button>
          <ShowButton form={form} state={state} draft={draft} />
        </div>
      }
    >
      {open && (
        <FilterForm
          id={form}
          state={state}
          draft={draft}
          currency={currency}
          onChange={(fields) => setChanged({ ...draft, ...fields })}
          onApply={onApply}
        />
      )}
    </Sheet>
  );
}

interface FilterFormProps extends Pick<FilterSheetProps, "state" | "currency" | "onApply"> {
  id: string;
  draft: FilterDraft;
  onChange: (fields: Partial<FilterDraft>) => void;
}

function FilterForm({ id, state, draft, currency, onChange, onApply }: FilterFormProps) {
  const { t, tag } = useI18n();
  const rangeText = useRangeText(undefined);
  const heading = useId();
  const [tried, setTried] = useState(false);
  const { low, high, free } = draft;
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
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onReset={() => onChange({ low: "", high: "", free: false })}
    >
      <section className={styles.group} aria-labelledby={heading}>
        <h3 id={heading}>
          {t("catalog.priceRange")}
          {currency && <span className={styles.currency}>{currency}</span>}
        </h3>
        <div className={styles.steps}>
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
            label={t("catalog.lowest")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={low}
            error={errorOf(min)}
            onChange={(event) => onChange({ low: event.target.value })}
          />
          <Field
            label={t("catalog.highest")}
            inputMode="decimal"
            autoComplete="off"
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
          {t("catalog.freeOnly")}
        </Checkbox>
      </section>
    </form>
  );
}
