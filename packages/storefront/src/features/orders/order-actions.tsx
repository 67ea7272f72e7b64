import {
  type BuyAgainLine,
  buyAgainLine,
  type MarketMutation,
  useFormDraft,
  useMarketMutation,
} from "marketplace-react";
import { Button, ButtonLink, Chips, Field, Sheet } from "marketplace-react/ui";
import type { MarketplaceError, Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isZero } from "marketplace-sdk/money";
import { useRef, useState } from "react";
import { type UnpaidPayment, useUnpaid } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { ConfirmForm, Form, WORDS } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { setQueryDataFromResponse } from "../../shared/set-query-data-from-response";
import { failureText } from "../../shared/ui/error-state";
import { actionsOf, type OrderAction } from "./order-status";
import styles from "./orders.module.css";

/** An action that the buyer has to confirm, with its order. */
export interface RequestedAction {
  action: "cancel" | "receipt";
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
  const again = useBuyAgain();
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

/** Adds the items of an order to the cart again, as far as they are still sold, and names the missing ones. */
function useBuyAgain() {
  const { queries, queryClient, cart, toasts } = useServices();
  const location = useMountedNavigation();
  const { t, tag } = useI18n();
  const load = (id: Order["goods"][number]["pro_id"]) =>
    queryClient.fetchQuery({ ...queries.products.get({ id }), ...INLINE_ERRORS }).catch((error: unknown) => {
      // Only a response of the server means that a product is gone.
      if (isApiError(error)) return undefined;
      throw error;
    });
  return useMarketMutation(
    {
      mutationKey: ["orders.buyAgain"],
      mutationFn: ({ goods }: Order) => Promise.all(goods.map(({ pro_id }) => load(pro_id))),
    },
    {
      onError: (error) => toasts.show(failureText(error, t), { tone: "danger" }),
      onSuccess(products, { goods }) {
        const found: BuyAgainLine[] = [];
        const missing: string[] = [];
        for (const [index, line] of goods.entries()) {
          const again = buyAgainLine(line, products[index]);
          if (again) found.push(again);
          if (!again || again.quantity < line.num) missing.push(line.title);
        }
        if (found.length === 0) {
          toasts.show(t("orders.againNone"), { tone: "danger" });
          return;
        }
        for (const { item, quantity } of found) cart.add(item, quantity);
        const titles = new Intl.ListFormat(tag).format(missing);
        toasts.show(missing.length > 0 ? t("orders.againSome", { titles }) : t("orders.againDone"));
        location.navigate(paths.cart());
      },
    },
  );
}

const LABELS: Readonly<Record<OrderAction, PlainKey>> = {
  pay: "orders.pay",
  receipt: "orders.receipt",
  comment: "orders.comment",
  again: "orders.again",
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
  const available = actionsOf(order);
  if (available.length === 0) return null;
  return (
    <div className={styles.buttons}>
      {available.map((action, index) => {
        const isHighlighted = index === 0 && (action === "pay" || action === "receipt");
        const appearance = { size: "s", variant: isHighlighted ? "primary" : "secondary" } as const;
        const label = t(LABELS[action]);
        if (action === "pay" || action === "comment") {
          const to = action === "pay" ? paths.pay(pay_no ?? "") : paths.orderReview(order_no);
          return (
            <ButtonLink key={action} {...appearance} to={to}>
              {action === "pay" ? payLabel : label}
            </ButtonLink>
          );
        }
        if (action === "again") {
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
  const title = requested?.action === "receipt" ? t("orders.receiptTitle") : t("orders.cancelTitle");
  return (
    <Sheet open={requested !== undefined} onClose={closed} title={title}>
      {requested?.action === "cancel" && <CancelForm order={requested.order} onClose={close} onDone={done} />}
      {requested?.action === "receipt" && (
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
  const cancel = useOrderMutation(mutations.orders.cancel({ notify: false }), ({ order }) => order);
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
  const confirm = useOrderMutation(mutations.orders.confirmReceipt({ notify: false }), (order) => order);
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
 * Changes an order from a form, and updates every screen that shows it.
 *
 * @param mutation with `notify: false`: the form shows the error
 * @param orderOf the order in the result
 * @returns a function for the form's `send`. It resolves to undefined when the order has changed in the meantime: a toast says why,
 * and the order is loaded again. It rejects with any other error; the call may be made again.
 */
export function useOrderMutation<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  orderOf: (result: Result) => Order,
): (input: Input) => Promise<Result | undefined> {
  const { t } = useI18n();
  const { queries, queryClient, toasts } = useServices();
  const { mutateAsync } = useMarketMutation(mutation, {
    // Cancelling an order may change the balance.
    invalidates: [queries.orders.list.key, queries.account.get.key],
    onSuccess(result) {
      const order = orderOf(result);
      void setQueryDataFromResponse(queryClient, queries.orders.get({ order_no: order.order_no }), order);
    },
    onError(error) {
      if (!isOutdated(error)) return;
      toasts.show(failureText(error, t), { tone: "danger" });
      for (const { key } of [queries.orders.get, queries.orders.list]) {
        void queryClient.invalidateQueries({ queryKey: key });
      }
    },
  });
  return (input) =>
    mutateAsync(input).catch((error: MarketplaceError) => {
      if (isOutdated(error)) return undefined;
      throw error;
    });
}
