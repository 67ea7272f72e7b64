import { type FormEvent, useId, useState } from "react";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import styles from "./filter-sheet.module.css";
import type { ListState } from "./list-state";
import { isSameRange, PRICE_STEPS, type PriceRange, readPrice, tidyRange } from "./price";
import { useRangeText } from "./queries";

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
  const { t } = useI18n();
  const form = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("catalog.filter")}
      footer={
        <div className={styles.actions}>
          <Button variant="quiet" type="reset" form={form}>
            {t("catalog.reset")}
          </Button>
          <Button type="submit" form={form} block>
            {t("catalog.apply")}
          </Button>
        </div>
      }
    >
      {open && <FilterForm id={form} state={state} currency={currency} onApply={onApply} />}
    </Sheet>
  );
}

interface FilterFormProps extends Pick<FilterSheetProps, "state" | "currency" | "onApply"> {
  id: string;
}

function FilterForm({ id, state, currency, onApply }: FilterFormProps) {
  const { t } = useI18n();
  const rangeText = useRangeText(undefined);
  const heading = useId();
  const [low, setLow] = useState(state.min ?? "");
  const [high, setHigh] = useState(state.max ?? "");
  const [free, setFree] = useState(state.free);
  const [tried, setTried] = useState(false);
  const min = readPrice(low);
  const max = readPrice(high);
  const errorOf = (price: string | null | undefined) =>
    tried && price === null ? t("catalog.badPrice") : undefined;
  const pick = (range: PriceRange): void => {
    setLow(range.min ?? "");
    setHigh(range.max ?? "");
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (min === null || max === null) {
      event.currentTarget.querySelectorAll("input")[min === null ? 0 : 1]?.focus();
      return;
    }
    onApply({ ...state, ...tidyRange({ min, max }), free });
  };
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onReset={() => {
        pick({});
        setFree(false);
      }}
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
            onChange={(event) => setLow(event.target.value)}
          />
          <Field
            label={t("catalog.highest")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={high}
            error={errorOf(max)}
            onChange={(event) => setHigh(event.target.value)}
          />
        </div>
      </section>
      <section className={styles.group}>
        <h3>{t("catalog.shipping")}</h3>
        <Checkbox checked={free} onChange={(event) => setFree(event.target.checked)}>
          {t("catalog.freeOnly")}
        </Checkbox>
      </section>
    </form>
  );
}
