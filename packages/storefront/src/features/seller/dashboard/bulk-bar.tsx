import { useSameAccount } from "marketplace-react";
import { Button, Field, ProgressBar, SelectField, Sheet } from "marketplace-react/ui";
import { readAmount } from "marketplace-sdk/money";
import { useEffect, useRef, useState } from "react";
import { priceRule, readPrice, usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { AMOUNT, COUNT, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import {
  type BulkCalls,
  type BulkChange,
  type BulkOutcome,
  changeProduct,
  type UnknownOutcomes,
} from "./bulk";
import styles from "./product-table.module.css";
import { useShopChanges } from "./use-shop-changes";

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** The selected products. */
  ids: readonly string[];
  bulk: BulkHandle;
}

/** Actions for the selected products, and the progress of a running one. */
export function BulkBar({ ids, bulk }: BulkBarProps) {
  const { t, number, labels } = useI18n();
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
            <span>{t("bulk.changed", { count: number(done) })}</span>
            {left > 0 && <span>{` · ${t("bulk.failed", { count: number(left) })}`}</span>}
          </>
        )}
      </p>
      {!isRunning && left > 0 && (
        <Button variant="plain" size="s" onClick={bulk.retry}>
          {labels.retry}
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

/** A bulk change, while it runs and after it. */
interface BulkHandle {
  /** By product id; products still to come are missing. */
  outcomes: ReadonlyMap<string, BulkOutcome>;
  /** Number of products to change; 0 before the first bulk change. */
  total: number;
  isRunning: boolean;
  start: (ids: readonly string[], change: BulkChange) => void;
  /** Stops after the product that is being changed. */
  stop: () => void;
  /** Repeats the change for products that failed or were not reached. */
  retry: () => void;
}

/** Changes products one by one; a failure doesn't stop the rest. Leaving the page stops it. */
export function useBulk(): BulkHandle {
  const { market, queries, queryClient } = useServices();
  const isSameAccount = useSameAccount();
  const { changed } = useShopChanges();
  const digits = usePriceDigits();
  const [outcomes, setOutcomes] = useState<BulkHandle["outcomes"]>(new Map());
  const [total, setTotal] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const run = useRef<{ ids: readonly string[]; change: BulkChange; unknown: UnknownOutcomes }>(undefined);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const calls: BulkCalls = {
    read: (id) =>
      queryClient.fetchQuery({ ...queries.merchantProducts.get({ id }), ...INLINE_ERRORS, staleTime: 0 }),
    save: (input) => market.merchantProducts.save(input, { notify: false }),
    setStatus: (id, status) => market.merchantProducts.setStatus({ id, status }, { notify: false }),
  };
  const changeAll = async (ids: readonly string[]): Promise<void> => {
    const { change, unknown } = run.current ?? {};
    if (!change || !unknown) return;
    isStopped.current = false;
    setRunning(true);
    const setOutcome = (id: string, outcome: BulkOutcome): void =>
      setOutcomes((before) => new Map([...before, [id, outcome]]));
    for (const id of ids) {
      if (isStopped.current || !isSameAccount()) break;
      setOutcome(id, { kind: "running" });
      setOutcome(id, await changeProduct(id, change, { digits, calls, unknown }));
    }
    setRunning(false);
    changed();
  };
  return {
    outcomes,
    total,
    isRunning,
    start(ids, change) {
      if (isRunning) return;
      run.current = { ids, change, unknown: new Map() };
      setOutcomes(new Map());
      setTotal(ids.length);
      void changeAll(ids);
    },
    stop() {
      isStopped.current = true;
    },
    retry() {
      const left = run.current?.ids.filter((id) => {
        const kind = outcomes.get(id)?.kind;
        return kind === undefined || kind === "failed";
      });
      if (!isRunning && left) void changeAll(left);
    },
  };
}
