import { isPositive, type PaymentHandle, usePayment } from "marketplace-react";
import { ButtonLink, cloudDrawing, doorDrawing, EmptyState, ProgressBar } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useEffect, useRef } from "react";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import cards from "../../shared/ui/cards.module.css";
import { Page } from "../../shared/ui/page";
import styles from "./checkout.module.css";
import { PayChoice } from "./pay-choice";
import { PayInvoice } from "./pay-invoice";
import { PaymentMissing } from "./payment-parts";

/** /pay: a payment in whatever state it is (docs/product.md, "Checkout"). */
export function PayScreen() {
  const { t } = useI18n();
  const no = new URLSearchParams(useSearch()).get("no") ?? "";
  return (
    <Page title={t("titles.pay")} back={paths.order()} className={styles.page}>
      <LoginFirst text={t("checkout.loginPay")}>
        <PayBody key={no} no={no} />
      </LoginFirst>
    </Page>
  );
}

/** One sentence and one next step for each state. */
function PayBody({ no }: { no: string }) {
  const screen = useMountedNavigation();
  const handle = usePayment(no, {
    onPaid: () => screen.navigate(paths.success("order", no), { replace: true }),
  });
  const { state, payment } = handle;
  useFocusOnChange(state);
  if (!payment || state === "paid") return <PaymentMissing payment={handle} heights={[136, 220]} />;
  switch (state) {
    case "awaitingMethod":
      return <PayChoice payment={handle} pay={payment} />;
    case "awaitingTransfer":
    case "partial":
      return (
        <PayInvoice pay={payment} isPartial={state === "partial"} onChangeMethod={handle.changeMethod} />
      );
    case "processing":
      return <Processing pay={payment} />;
    default:
      return <EndedPayment pay={payment} />;
  }
}

/** The pressed button disappears with its part of the page, so focus moves to the heading. */
function useFocusOnChange(state: PaymentHandle["state"]): void {
  const part = state === "partial" ? "awaitingTransfer" : state;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (part === "loading" || part === "failed" || part === "notFound") return;
    if (before.current !== undefined && before.current !== part) {
      scrollTo({ top: 0 });
      document.querySelector("h1")?.focus({ preventScroll: true });
    }
    before.current = part;
  }, [part]);
}

/** The network has seen a transfer. */
function Processing({ pay }: { pay: Payment }) {
  const { t } = useI18n();
  const { confirmations: done, confirmations_required: total } = pay;
  const isCounted = done !== undefined && total !== undefined && total > 0;
  const count = isCounted && t("checkout.confirmations", { done, total });
  return (
    <div role="status">
      <EmptyState
        title={t("checkout.seenTitle")}
        text={t("checkout.seenText")}
        action={
          count && (
            <div className={styles.figure}>
              <ProgressBar label={count} value={done / total} />
              <p className={cards.quiet}>{count}</p>
            </div>
          )
        }
      />
    </div>
  );
}

/** The payment is over. */
function EndedPayment({ pay }: { pay: Payment }) {
  const { t, money } = useI18n();
  const { status, credit_money, currency, address } = pay;
  const action = <ButtonLink to={paths.order()}>{t("checkout.toOrders")}</ButtonLink>;
  if (status === "invalid") {
    return (
      <EmptyState
        art={cloudDrawing}
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
        text={t("checkout.lateText", { money: money(credit_money, currency) })}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      art={doorDrawing}
      title={t("checkout.expiredTitle")}
      text={[t("checkout.expiredText"), address && t("checkout.expiredSent")].filter(Boolean).join(" ")}
      action={action}
    />
  );
}
