import type { Pay } from "marketplace-sdk";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { Money } from "../../ui/money";
import { BalanceForm } from "./balance-form";
import styles from "./checkout.module.css";
import { CoinForm } from "./coin-form";
import { Deadline } from "./deadline";
import { MethodChoice } from "./method-choice";
import { chosenMethod, methodViews } from "./pay-state";
import { useOrderDraft } from "./use-order-draft";

/** Props of {@link PayChoice}. */
export interface PayChoiceProps {
  pay: Pay;
  /** An address to send coins to is there. */
  onInvoice: () => void;
}

/** How to pay: from the balance or with a coin. */
export function PayChoice({ pay, onInvoice }: PayChoiceProps) {
  const { t } = useI18n();
  const [{ method: wished }, change] = useOrderDraft();
  const { data: user } = useUser();
  const methods = methodViews(pay.pay_methods);
  const chosen = chosenMethod(methods, wished);
  const { total, currency } = pay;
  return (
    <div className={styles.parts}>
      <section className={styles.card} aria-label={t("checkout.toPay")}>
        <div className={styles.figure}>
          <p className={styles.label}>{t("checkout.toPay")}</p>
          <Money amount={total} currency={currency} size="l" />
          <Deadline until={pay.expires_at} text="checkout.payUntil" />
        </div>
      </section>
      <MethodChoice
        methods={methods}
        wished={wished}
        onChoose={(method) => change({ method })}
        money={user?.money}
        total={total}
        currency={currency}
      />
      <p className={styles.quiet}>{t("checkout.refund")}</p>
      {chosen?.enabled && chosen.method === "balance" && <BalanceForm pay={pay} money={user?.money} />}
      {chosen?.enabled && chosen.method === "crypto" && (
        <CoinForm pay={pay} networks={chosen.networks} onInvoice={onInvoice} />
      )}
    </div>
  );
}
