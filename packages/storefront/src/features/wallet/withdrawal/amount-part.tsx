import {
  maxWithdrawal,
  useWithdrawalQuote,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
  type WithdrawalProblem,
} from "marketplace-react";
import { Button, Field, PriceBreakdown, Skeleton } from "marketplace-react/ui";
import { isMarketplaceError, type WithdrawalQuote } from "marketplace-sdk";
import { isDecimal, isZero, readAmount, typedAmount } from "marketplace-sdk/money";
import { amountText } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import type { FormHandle } from "../../../shared/forms/use-form";
import cards from "../../../shared/ui/cards.module.css";
import styles from "../wallet.module.css";
import type { WithdrawField } from "./withdrawal-values";

/** Props of {@link AmountPart}. */
interface AmountPartProps {
  form: FormHandle<WithdrawField>;
  data: WithdrawalMethods;
  method: WithdrawalMethod | undefined;
}

/** Errors to show while typing. The others wait, because more digits may follow. */
const SHOWN_WHILE_TYPING: readonly WithdrawalProblem[] = [
  "insufficientBalance",
  "overDailyLimit",
  "tooLarge",
];

/** The amount with a Max button and its limits, and below it the costs and the net amount. */
export function AmountPart({ form, data, method }: AmountPartProps) {
  const { t, tag, money, failureText } = useI18n();
  const { currency = "", money: balance, daily_left: daily } = data;
  const { amount: typed } = form.values;
  const fault = validateWithdrawal(typed, tag, data, method ?? {});
  const amount = readAmount(typed, tag) ?? "";
  const { coin, network } = method ?? { coin: "", network: "" };
  const quote = useWithdrawalQuote(method && !fault ? { coin, network, amount } : undefined);
  const { error } = quote;
  const refused = isMarketplaceError(error) && error.kind === "api" ? failureText(error) : undefined;
  const early = fault && SHOWN_WHILE_TYPING.includes(fault) ? amountText(fault) : undefined;
  const live = early ? t(early) : refused;
  const binding = form.field("amount");
  const limits = [
    t("withdraw.available", { money: money(balance, currency) }),
    method && rangeOf(method),
    isDecimal(daily) && t("withdraw.dailyLeft", { money: money(daily, currency) }),
  ];
  return (
    <div className={styles.part}>
      <Field
        {...binding}
        error={binding.error ?? live}
        label={t("withdraw.amount")}
        hint={limits.filter(Boolean).join(" · ")}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        end={
          <>
            <bdi className={styles.unit} translate="no">
              {currency}
            </bdi>
            <Button
              variant="plain"
              size="s"
              onClick={() =>
                form.change({ amount: typedAmount(maxWithdrawal(data, method ?? {}) ?? "", tag) })
              }
            >
              {t("withdraw.max")}
            </Button>
          </>
        }
      />
      <Figures
        query={quote}
        waiting={method !== undefined && !fault}
        currency={currency}
        coin={coin}
        eta={method?.eta_minutes}
      />
    </div>
  );

  function rangeOf({ min = "0", max = "0" }: WithdrawalMethod): string | false {
    if (isZero(max)) return !isZero(min) && t("wallet.from", { min: money(min, currency) });
    return t("wallet.between", {
      min: money(min, currency),
      max: money(max, currency),
    });
  }
}

/** Props of {@link Figures}. */
interface FiguresProps {
  query: { data: WithdrawalQuote | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Whether figures will follow. */
  waiting: boolean;
  currency: string;
  coin: string;
  /** Minutes after the approval. */
  eta: number | undefined;
}

/** Amount, costs and net amount in one block, updated while typing. */
function Figures({ query, waiting, currency, coin, eta }: FiguresProps) {
  const { t, failureText, labels } = useI18n();
  const { data, error, isFetching, refetch } = query;
  const lost = waiting && error && !(isMarketplaceError(error) && error.kind === "api");
  return (
    <section className={cards.card} aria-live="polite" aria-label={t("withdraw.received")}>
      {lost ? (
        <>
          <p className={cards.error}>{failureText(error)}</p>
          <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
            {labels.retry}
          </Button>
        </>
      ) : waiting && data ? (
        <>
          <PriceBreakdown
            rows={[
              { name: t("withdraw.fromBalance"), amount: data.amount },
              { name: t("withdraw.fee"), amount: data.fee },
            ]}
            currency={currency}
          />
          <PriceBreakdown
            rows={[]}
            total={{ name: t("withdraw.received"), amount: data.received }}
            currency={coin}
          />
        </>
      ) : waiting && !error ? (
        <>
          <span className="visually-hidden">{labels.loading}</span>
          <Skeleton height="22px" />
          <Skeleton height="22px" />
          <Skeleton height="34px" />
        </>
      ) : (
        <p className={cards.quiet}>{t("withdraw.figuresFirst")}</p>
      )}
      {!!eta && <p className={cards.quiet}>{t("withdraw.eta", { count: eta })}</p>}
    </section>
  );
}
