import { isMarketplaceError } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { isDecimal, isZero } from "../../money/decimal";
import { readAmount, typedAmount } from "../../money/typed";
import { Button } from "../../ui/button";
import { failureText } from "../../ui/failure-text";
import { Field } from "../../ui/field";
import type { FormHandle } from "../../ui/use-form";
import { mostOf, withdrawFault } from "./amount";
import { Figures } from "./figures";
import type { Method, Methods } from "./methods";
import { useQuote } from "./use-quote";
import styles from "./withdraw.module.css";
import type { WithdrawField } from "./withdraw-form";

/** Props of {@link AmountPart}. */
interface AmountPartProps {
  form: FormHandle<WithdrawField>;
  data: Methods;
  method: Method | undefined;
}

/** Faults that are said while somebody types; the others wait, as more digits may follow. */
const AT_ONCE: readonly (string | undefined)[] = [
  "withdraw.insufficient",
  "withdraw.overDaily",
  "wallet.amountLarge",
];

/** The amount with Max, what may be withdrawn, and below it what it costs and brings. */
export function AmountPart({ form, data, method }: AmountPartProps) {
  const { t, tag, money } = useI18n();
  const { currency = "", money: balance, daily_left: daily } = data;
  const { amount: typed } = form.values;
  const fault = withdrawFault(typed, tag, data, method ?? {});
  const amount = readAmount(typed, tag) ?? "";
  const { coin, network } = method ?? { coin: "", network: "" };
  const quote = useQuote(method && !fault ? { coin, network, amount } : undefined);
  const { error } = quote;
  const refused = isMarketplaceError(error) && error.kind === "api" ? failureText(error, t) : undefined;
  const live = fault && AT_ONCE.includes(fault) ? t(fault) : refused;
  const binding = form.field("amount");
  const limits = [
    t("withdraw.available", { money: isolate(money(balance, currency)) }),
    method && rangeOf(method),
    isDecimal(daily) && t("withdraw.dailyLeft", { money: isolate(money(daily, currency)) }),
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
            <bdi className={styles.unit}>{currency}</bdi>
            <Button
              variant="plain"
              size="s"
              onClick={() => form.change({ amount: typedAmount(mostOf(data, method ?? {}), tag) })}
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

  function rangeOf({ min = "0", max = "0" }: Method): string | false {
    if (isZero(max)) return !isZero(min) && t("wallet.from", { min: isolate(money(min, currency)) });
    return t("wallet.between", {
      min: isolate(money(min, currency)),
      max: isolate(money(max, currency)),
    });
  }
}
