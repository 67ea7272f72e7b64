import { readAmount } from "marketplace-react/money";
import { Button, Field, ProgressBar, SelectField, Sheet } from "marketplace-react/ui";
import { useState } from "react";
import { priceRule, readPrice, usePriceDigits } from "../../../entities/money/price";
import { useI18n } from "../../../i18n";
import { AMOUNT, COUNT } from "../../../shared/forms/field-kinds";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import type { BulkChange } from "./bulk";
import styles from "./product-table.module.css";
import type { BulkHandle } from "./use-bulk";

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** The selected products. */
  ids: readonly string[];
  bulk: BulkHandle;
}

/** Actions for the selected products, and the progress of a running one. */
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
  const form = useForm({
    initial: { kind: "set", amount: "" },
    check: ({ kind, amount }) => ({
      amount: priceChange(kind, amount, digits, tag)
        ? undefined
        : kind === "set"
          ? priceRule(digits)
          : "bulk.percentRule",
    }),
    async send({ kind, amount }) {
      const change = priceChange(kind, amount, digits, tag);
      if (change) onChange(change);
    },
  });
  const isSet = form.values.kind === "set";
  return (
    <Form form={form} submit={t("bulk.apply", { count: number(count) })}>
      <SelectField {...form.field("kind")} label={t("bulk.how")}>
        {Object.entries(KINDS).map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      <Field
        {...form.field("amount")}
        {...AMOUNT}
        label={t(isSet ? "dashboard.price" : "bulk.percent")}
        hint={t(isSet ? "bulk.setHint" : "bulk.percentHint")}
      />
    </Form>
  );
}

function StockForm({ count, onChange }: ChangeFormProps) {
  const { t, tag, number } = useI18n();
  const read = (typed: string): string | null | undefined =>
    readAmount(typed, tag, { whole: 7, fraction: 0 });
  const form = useForm({
    initial: { stock: "" },
    check: ({ stock }) => ({ stock: read(stock) ? undefined : "dashboard.stockRule" }),
    send: async ({ stock }) => onChange({ kind: "stock", stock: Number(read(stock)) }),
  });
  return (
    <Form form={form} submit={t("bulk.apply", { count: number(count) })}>
      <Field {...form.field("stock")} {...COUNT} label={t("dashboard.stock")} hint={t("bulk.stockHint")} />
    </Form>
  );
}

/** @returns undefined unless it is a price or percentage above 0; a price can't be lowered by 100 % */
function priceChange(kind: string, typed: string, digits: number, tag: string): BulkChange | undefined {
  if (!isKind(kind)) return undefined;
  if (kind === "set") {
    const price = readPrice(typed, digits, tag);
    return price && /[1-9]/.test(price) ? { kind, price } : undefined;
  }
  const percent = readAmount(typed, tag, { whole: kind === "lower" ? 2 : 4, fraction: 2 });
  return percent && /[1-9]/.test(percent) ? { kind, percent } : undefined;
}
