import type { Pay } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Waiting } from "../../ui/waiting";
import styles from "./checkout.module.css";
import { PayChoice } from "./pay-choice";
import { PayInvoice } from "./pay-invoice";
import { isPositive, payState } from "./pay-state";
import { usePay } from "./use-pay";

/** The payment's state: one sentence and one next step each. */
export function PayBody({ no }: { no: string }) {
  const { t } = useI18n();
  const { location } = useShop();
  const { pay, error, gone, refetch } = usePay(no);
  const [otherWay, setOtherWay] = useState(false);
  const state = pay && payState(pay);

  useEffect(() => {
    if (state === "settled") location.navigate(paths.success("order", no), { replace: true });
  }, [state, no, location]);

  // What was pressed goes away with its part of the page: reading goes on at the top.
  const shown = `${state}${otherWay}`;
  const before = useRef(shown);
  useEffect(() => {
    if (state && before.current !== shown && !before.current.startsWith("undefined")) {
      scrollTo({ top: 0 });
      document.querySelector("h1")?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown, state]);

  if (gone) {
    return (
      <EmptyState
        title={t("checkout.payGoneTitle")}
        text={t("checkout.payGoneText")}
        action={<ButtonLink to={paths.order()}>{t("checkout.toOrders")}</ButtonLink>}
      />
    );
  }
  if (error && !pay) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!pay || state === "settled") return <Waiting heights={[136, 220]} />;
  if (state === "choose" || (state === "invoice" && otherWay)) {
    return <PayChoice pay={pay} onInvoice={() => setOtherWay(false)} />;
  }
  if (state === "invoice") return <PayInvoice pay={pay} onOtherWay={() => setOtherWay(true)} />;
  if (state === "processing") return <Processing pay={pay} />;
  return <Over pay={pay} />;
}

/** Coins were seen. */
function Processing({ pay }: { pay: Pay }) {
  const { t } = useI18n();
  const { confirmations: done, confirmations_required: total } = pay;
  const count = done !== undefined && total ? t("checkout.confirmations", { done, total }) : "";
  return (
    <div role="status">
      <EmptyState
        title={t("checkout.seenTitle")}
        text={t("checkout.seenText")}
        action={
          count && (
            <div className={styles.figure}>
              <progress className={styles.progress} value={done} max={total} aria-label={count} />
              <p className={styles.quiet}>{count}</p>
            </div>
          )
        }
      />
    </div>
  );
}

/** Nothing more can be paid. */
function Over({ pay }: { pay: Pay }) {
  const { t, money } = useI18n();
  const { status, credit_money, currency, address } = pay;
  const action = <ButtonLink to={paths.order()}>{t("checkout.toOrders")}</ButtonLink>;
  if (status === "invalid") {
    return (
      <EmptyState
        art="cloud"
        title={t("checkout.invalidTitle")}
        text={t("checkout.invalidText")}
        action={action}
      />
    );
  }
  if (isPositive(credit_money)) {
    return (
      <EmptyState
        title={t("checkout.lateTitle")}
        text={t("checkout.lateText", { money: isolate(money(credit_money, currency)) })}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      art="door"
      title={t("checkout.expiredTitle")}
      text={[t("checkout.expiredText"), address && t("checkout.expiredSent")].filter(Boolean).join(" ")}
      action={action}
    />
  );
}
