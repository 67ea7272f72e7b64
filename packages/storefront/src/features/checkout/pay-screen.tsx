import { type PaymentHandle, usePayment } from "marketplace-react";
import { useEffect, useRef } from "react";
import { useSearch } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { Page } from "../../shared/ui/page";
import styles from "./checkout.module.css";
import { EndedPayment } from "./ended-payment";
import { PayChoice } from "./pay-choice";
import { PayInvoice } from "./pay-invoice";
import { PaymentMissing } from "./payment-missing";
import { ProcessingPayment } from "./processing-payment";

/** /pay: a payment in whatever state it is (docs/product.md, "Checkout"). */
export function PayScreen() {
  const { t } = useI18n();
  const no = queryId(useSearch(), "no") ?? "";
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
    onSuccess: () => screen.navigate(paths.success("order", no), { replace: true }),
  });
  const { status, payment } = handle;
  useFocusOnChange(status);
  if (!payment || status === "paid") return <PaymentMissing payment={handle} heights={[136, 220]} />;
  switch (status) {
    case "awaitingMethod":
      return <PayChoice payment={handle} pay={payment} />;
    case "awaitingTransfer":
    case "partial":
      return (
        <PayInvoice pay={payment} isPartial={status === "partial"} onChangeMethod={handle.changeMethod} />
      );
    case "processing":
      return <ProcessingPayment pay={payment} />;
    default:
      return <EndedPayment pay={payment} />;
  }
}

/** The pressed button disappears with its part of the page, so focus moves to the heading. */
function useFocusOnChange(status: PaymentHandle["status"]): void {
  const part = status === "partial" ? "awaitingTransfer" : status;
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
