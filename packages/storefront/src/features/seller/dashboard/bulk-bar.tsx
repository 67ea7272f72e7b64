import { readAmount } from "marketplace-react/money";
import { Button, Field, ProgressBar, SelectField, Sheet } from "marketplace-react/ui";
import { type FormEvent, useState } from "react";
import { priceRule, readPrice } from "../../../entities/money/price";
import { usePriceDigits } from "../../../entities/money/use-price-digits";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import type { BulkChange } from "./bulk";
import styles from "./product-table.module.css";
import type { BulkHandle } from "./use-bulk";

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** The products that are selected. */
  ids: readonly string[];
  bulk: BulkHandle;
}

/** What can be done with the selected products, and how far it is. */
export function BulkBar({ ids, bulk }: BulkBarProps) {
  const { t, number } = useI18n();
  const [sheet, setSheet] = useState<"price" | "stock">();
  const { outcomes, total, isRunning } = bulk;
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  const done = kinds.filter((kind) => kind === "done" || kind === "same").length;
  const left = total - done;
  const start = (change: BulkChange): void => {
    setSheet(undefined);
    bulk.start(ids, change);
  };
  return (
    <div className={styles.bar}>
      {isRunning ? (
        <>
          <p>{t("bulk.running", { done: number(kinds.length), total: number(total) })}</p>
          <ProgressBar label={t("bulk.price")} value={kinds.length / total} />
          <Button variant="secondary" size="s" onClick={bulk.stop}>
            {t("bulk.stop")}
          </Button>
        </>
      ) : (
        <>
          <p>{t("bulk.selected", { count: number(ids.length) })}</p>
          <Button variant="secondary" size="s" disabled={ids.length === 0} onClick={() => setSheet("price")}>
            {t("bulk.price")}
          </Button>
          <Button variant="secondary" size="s" disabled={ids.length === 0} onClick={() => setSheet("stock")}>
            {t("bulk.stock")}
          </Button>
          <Button
            variant="secondary"
            size="s"
            disabled={ids.length === 0}
            onClick={() => start({ kind: "status", status: "on" })}
          >
            {t("bulk.list")}
          </Button>
          <Button
            variant="secondary"
            size="s"
            disabled={ids.length === 0}
            onClick={() => start({ kind: "status", status: "off" })}
          >
            {t("bulk.unlist")}
          </Button>
        </>
      )}
      <p role="status" className={styles.sum}>
        {!isRunning && total > 0 && (
          <>
            {t("bulk.changed", { count: number(done) })}
            {left > 0 && ` · ${t("bulk.failed", { count: number(left) })}`}
          </>
        )}
      </p>
      {!isRunning && left > 0 && (
        <Button variant="plain" size="s" onClick={bulk.retry}>
          {t("shell.retry")}
        </Button>
      )}
      <Sheet
        open={sheet !== undefined}
        onClose={() => setSheet(undefined)}
        title={t(sheet === "stock" ? "bulk.stock" : "bulk.price")}
      >
        {sheet === "price" && <PriceForm count={ids.length} onChange={start} />}
        {sheet === "stock" && <StockForm count={ids.length} onChange={start} />}
      </Sheet>
    </div>
  );
}

interface ChangeFormProps {
  count: number;
  onChange: (change: BulkChange) => void;
}

const KINDS = { set: "bulk.set", raise: "bulk.raise", lower: "bulk.lower" } as const;
type Kind = keyof typeof KINDS;
const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

function PriceForm({ count, onChange }: ChangeFormProps) {
  const { t, tag, number } = useI18n();
  const digits = usePriceDigits();
  const [kind, setKind] = useState<Kind>("set");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<PlainKey>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const change = priceChange(kind, typed, digits, tag);
    if (change) onChange(change);
    else setError(kind === "set" ? priceRule(digits) : "bulk.percentRule");
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <SelectField
        label={t("bulk.how")}
        value={kind}
        onChange={({ target }) => {
          if (isKind(target.value)) setKind(target.value);
          setError(undefined);
        }}
      >
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t(kind === "set" ? "dashboard.price" : "bulk.percent")}
        hint={t(kind === "set" ? "bulk.setHint" : "bulk.percentHint")}
        error={error && t(error)}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" block>
        {t("bulk.apply", { count: number(count) })}
      </Button>
    </form>
  );
}

function StockForm({ count, onChange }: ChangeFormProps) {
  const { t, tag, number } = useI18n();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const stock = readAmount(typed, tag, { whole: 7, fraction: 0 });
    if (stock) onChange({ kind: "stock", stock: Number(stock) });
    else setWrong(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t("dashboard.stock")}
        hint={t("bulk.stockHint")}
        error={isWrong ? t("dashboard.stockRule") : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" block>
        {t("bulk.apply", { count: number(count) })}
      </Button>
    </form>
  );
}

/** @returns undefined for what is no price above 0, or no percentage above 0; a price can't be lowered by all of it */
function priceChange(kind: Kind, typed: string, digits: number, tag: string): BulkChange | undefined {
  if (kind === "set") {
    const price = readPrice(typed, digits, tag);
    return price && /[1-9]/.test(price) ? { kind, price } : undefined;
  }
  const percent = readAmount(typed, tag, { whole: kind === "lower" ? 2 : 4, fraction: 2 });
  return percent && /[1-9]/.test(percent) ? { kind, percent } : undefined;
}
