import { useCheckoutSession } from "marketplace-react";
import { ButtonLink, bagDrawing, EmptyState, SkeletonList } from "marketplace-react/ui";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import styles from "./checkout.module.css";
import { OrderForm } from "./order-form";
import { useLeaveOut } from "./store-block";

/** /orderChecked: everything about an order before it is placed (docs/product.md, "Checkout"). */
export function CheckoutScreen() {
  const { t, failureText } = useI18n();
  const { navigation, session, toasts } = useServices();
  const screen = useMountedNavigation();
  const checkout = useCheckoutSession({
    onSuccess({ pay }) {
      const to = paths.pay(pay.pay_no);
      if (screen.isMounted()) screen.navigate(to, { replace: true });
      else {
        const action = { label: t("orders.pay"), onPress: () => navigation.navigate(to) };
        toasts.show(t("checkout.placed"), { action });
      }
    },
    onError(error, isUnknown) {
      // To a signed-in user the screen shows the error, and the client reports an ended session.
      if ((screen.isMounted() && session.state.loggedIn) || error.isUnauthorized) return;
      if (!isUnknown) return toasts.show(failureText(error), { tone: "danger" });
      const action = {
        label: t("checkout.sendAgain"),
        onPress: () => navigation.navigate(paths.orderChecked()),
      };
      toasts.show(t("checkout.unsure"), { tone: "danger", action });
    },
    // The list of orders shows the outcome.
    onPlacedElsewhere: () => screen.navigate(paths.order(), { replace: true }),
  });
  const leaveOut = useLeaveOut();
  const { status } = checkout;
  return (
    <Page title={t("titles.orderChecked")} back={paths.cart()} className={styles.page}>
      {status === "empty" ? (
        <EmptyState
          art={bagDrawing}
          title={t("checkout.emptyTitle")}
          text={t("checkout.emptyText")}
          action={<ButtonLink href={paths.cart()}>{t("checkout.toCart")}</ButtonLink>}
        />
      ) : (
        <LoginFirst text={t("checkout.loginText")}>
          {status === "loading" || status === "signedOut" ? (
            <SkeletonList heights={[136, 264, 132]} />
          ) : status === "failed" ? (
            <ErrorState error={checkout.error} onRetry={checkout.refetch} />
          ) : (
            <OrderForm checkout={checkout} onLeaveOut={leaveOut} />
          )}
        </LoginFirst>
      )}
    </Page>
  );
}
