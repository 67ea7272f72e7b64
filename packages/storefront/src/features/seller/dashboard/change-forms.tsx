import { Field, SelectField } from "marketplace-react/ui";
import { readAmount } from "marketplace-sdk/money";
import { priceRule, readPrice, usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { AMOUNT, COUNT, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import type { BulkChange } from "./bulk";

interface ChangeFormProps {
  count: number;
  onChange: (change: BulkChange) => void;
}

const KINDS = { set: "bulk.set", raise: "bulk.raise", lower: "bulk.lower" } as const;

type Kind = keyof typeof KINDS;

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

export function PriceForm({ count, onChange }: ChangeFormProps) {
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

export function StockForm({ count, onChange }: ChangeFormProps) {
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
