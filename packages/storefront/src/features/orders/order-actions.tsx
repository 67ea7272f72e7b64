import { type OrderAction, orderActions, useBuyAgain } from "marketplace-react";
import { Button, ButtonLink } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useState } from "react";
import { type UnpaidPayment, useUnpaid } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import styles from "./orders.module.css";

/** An action that the buyer has to confirm, with its order. */
export interface RequestedAction {
  action: "cancel" | "confirmReceipt";
  order: Order;
}

/** What the buttons of a screen's orders do. `<OrderSheets>` asks to confirm `requested`. */
export interface OrderActions {
  requested: RequestedAction | undefined;
  request(action: RequestedAction["action"], order: Order): void;
  close(): void;
  buyAgain(order: Order): void;
  /** Whether the items of this order are being looked up to buy them again. */
  isBuyingAgain(order: Order): boolean;
  /** The payment of an unpaid order, which may cover other stores' orders, too; undefined while it is not known. */
  paymentOf(order: Order): UnpaidPayment | undefined;
}

/** Call it once per screen. */
export function useOrderActions(): OrderActions {
  const [requested, setRequested] = useState<RequestedAction>();
  const again = useBuyAgainFromScreen();
  const unpaid = useUnpaid();
  return {
    requested,
    request: (action, order) => setRequested({ action, order }),
    close: () => setRequested(undefined),
    buyAgain: again.mutate,
    isBuyingAgain: ({ order_no }) => again.isPending && again.variables?.order_no === order_no,
    paymentOf: ({ pay_no }) => unpaid.find(({ payNo }) => payNo === pay_no),
  };
}

/** Buys again, and says what is missing. */
function useBuyAgainFromScreen() {
  const { toasts } = useServices();
  const navigation = useMountedNavigation();
  const { t, tag, failureText } = useI18n();
  return useBuyAgain({
    onError: (error) => toasts.show(failureText(error), { tone: "danger" }),
    onSuccess({ added, missing }) {
      if (added.length === 0) {
        toasts.show(t("orders.againNone"), { tone: "danger" });
        return;
      }
      const titles = new Intl.ListFormat(tag).format(missing);
      toasts.show(missing.length > 0 ? t("orders.againSome", { titles }) : t("orders.againDone"));
      navigation.navigate(paths.cart());
    },
  });
}

const LABELS: Readonly<Record<OrderAction, PlainKey>> = {
  pay: "orders.pay",
  confirmReceipt: "orders.receipt",
  review: "orders.comment",
  buyAgain: "orders.again",
  cancel: "orders.cancel",
};

/** Props of {@link OrderButtons}. */
export interface OrderButtonsProps {
  order: Order;
  actions: OrderActions;
}

/** The buttons of an order. The one that the order waits for is highlighted. */
export function OrderButtons({ order, actions }: OrderButtonsProps) {
  const { t, money } = useI18n();
  const { order_no, pay_no } = order;
  const payment = actions.paymentOf(order);
  /** Orders of one checkout are paid together, which the button says before it is pressed. */
  const payLabel =
    payment && payment.orders.length > 1
      ? t("orders.payAll", {
          count: payment.orders.length,
          money: money(payment.total, payment.currency ?? ""),
        })
      : t("orders.pay");
  const available = orderActions(order);
  if (available.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {available.map((action, index) => {
        const isHighlighted = index === 0 && (action === "pay" || action === "confirmReceipt");
        const appearance = { size: "s", variant: isHighlighted ? "primary" : "secondary" } as const;
        const label = t(LABELS[action]);
        if (action === "pay" || action === "review") {
          const href = action === "pay" ? paths.pay(pay_no ?? "") : paths.orderReview(order_no);
          return (
            <ButtonLink key={action} {...appearance} href={href}>
              {action === "pay" ? payLabel : label}
            </ButtonLink>
          );
        }
        if (action === "buyAgain") {
          return (
            <Button
              key={action}
              {...appearance}
              busy={actions.isBuyingAgain(order)}
              onClick={() => actions.buyAgain(order)}
            >
              {label}
            </Button>
          );
        }
        return (
          <Button key={action} {...appearance} onClick={() => actions.request(action, order)}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}
