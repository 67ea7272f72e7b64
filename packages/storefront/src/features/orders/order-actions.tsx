import {
  type MarketMutation,
  type OrderAction,
  orderActions,
  useBuyAgain,
  useFormDraft,
  useOrderMutation,
} from "marketplace-react";
import { Button, ButtonLink, Chips, Field, Sheet } from "marketplace-react/ui";
import type { MarketplaceError, Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isZero } from "marketplace-sdk/money";
import { useRef, useState } from "react";
import { type UnpaidPayment, useUnpaid } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { ConfirmForm, Form, WORDS } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
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

/** Props of {@link OrderSheets}. */
interface OrderSheetsProps {
  actions: Pick<OrderActions, "requested" | "close">;
  /** Called after the order has changed and the sheet is closed. */
  onDone: () => void;
}

/** Tells the buyer what to know before canceling an order or confirming its receipt. */
export function OrderSheets({ actions: { requested, close }, onDone }: OrderSheetsProps) {
  const { t } = useI18n();
  const finished = useRef(false);
  const done = (): void => {
    finished.current = true;
    close();
  };
  /** Moves focus only now, because an open dialog keeps it and a closing one returns it. */
  const closed = (): void => {
    close();
    if (finished.current) onDone();
    finished.current = false;
  };
  const title = requested?.action === "confirmReceipt" ? t("orders.receiptTitle") : t("orders.cancelTitle");
  return (
    <Sheet open={requested !== undefined} onClose={closed} title={title}>
      {requested?.action === "cancel" && <CancelForm order={requested.order} onClose={close} onDone={done} />}
      {requested?.action === "confirmReceipt" && (
        <ReceiptForm order={requested.order} onClose={close} onDone={done} />
      )}
    </Sheet>
  );
}

interface ConfirmProps {
  order: Order;
  onClose: () => void;
  onDone: () => void;
}

const REASONS = ["orders.reasonMistake", "orders.reasonAddress", "orders.reasonSlow"] as const;

function CancelForm({ order, onClose, onDone }: ConfirmProps) {
  const { t, money } = useI18n();
  const { mutations, toasts } = useServices();
  const cancel = useOrderCall(mutations.orders.cancel({ notify: false }), ({ order }) => order);
  const { order_no, status, total, currency } = order;
  const draft = useFormDraft(`cancel-${order_no}`, ["reason"]);
  const form = useForm({
    initial: { reason: "", ...draft.read() },
    check: () => ({}),
    onChange: draft.write,
    async send({ reason }) {
      const result = await cancel({ order_no, ...(reason.trim() && { reason: reason.trim() }) });
      draft.clear();
      if (result) {
        const { money: back, currency: of = currency } = result.refund;
        toasts.show(
          isZero(back) ? t("orders.cancelDone") : t("orders.cancelRefunded", { money: money(back, of) }),
        );
      }
      onDone();
    },
  });
  const reasons = REASONS.map((key) => ({ id: t(key), label: t(key) }));
  return (
    <Form form={form} submit={t("orders.cancel")} danger keep={{ label: t("orders.keep"), onPress: onClose }}>
      <p>
        {status === "unpaid"
          ? t("orders.cancelUnpaid")
          : t("orders.cancelPaid", { money: money(total, currency) })}
      </p>
      <div className={styles.reasons}>
        <Chips
          label={t("orders.cancelReason")}
          items={reasons}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
        />
        <Field
          {...form.field("reason")}
          {...WORDS}
          label={t("orders.cancelReason")}
          hint={t("orders.cancelReasonHint")}
          maxLength={limits["orders.cancel"].reason.maxLength}
        />
      </div>
    </Form>
  );
}

function ReceiptForm({ order: { order_no }, onClose, onDone }: ConfirmProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const confirm = useOrderCall(mutations.orders.confirmReceipt({ notify: false }), (order) => order);
  const send = async (): Promise<void> => {
    if (await confirm({ order_no })) toasts.show(t("orders.receiptDone"));
    onDone();
  };
  return (
    <ConfirmForm
      send={send}
      submit={t("orders.receiptYes")}
      keep={{ label: t("orders.notYet"), onPress: onClose }}
    >
      <p>{t("orders.receiptText")}</p>
      <p>{t("orders.receiptCare")}</p>
    </ConfirmForm>
  );
}

/** Errors which mean that the order is no longer in the state on screen. */
const OUTDATED: readonly unknown[] = [
  "bad_state",
  "already_shipped",
  "already_commented",
  "already_disputed",
  "dispute_open",
  "dispute_too_late",
  "offer_changed",
];

const isOutdated = ({ reason }: MarketplaceError): boolean => OUTDATED.includes(reason);

/**
 * Changes an order from a form. A toast says where it is no longer in the state on screen.
 *
 * @param mutation with `notify: false`: the form shows the error
 * @param orderOf the order in the result
 * @returns a function for the form's `send`. It resolves to undefined when the order has changed in the meantime: a toast says why,
 * and the order is loaded again. It rejects with any other error; the call may be made again.
 */
export function useOrderCall<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  orderOf: (result: Result) => Order,
): (input: Input) => Promise<Result | undefined> {
  const { failureText } = useI18n();
  const { toasts } = useServices();
  const { mutateAsync } = useOrderMutation(mutation, orderOf, {
    onError(error) {
      if (isOutdated(error)) toasts.show(failureText(error), { tone: "danger" });
    },
  });
  return (input) =>
    mutateAsync(input).catch((error: MarketplaceError) => {
      if (isOutdated(error)) return undefined;
      throw error;
    });
}
