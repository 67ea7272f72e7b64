import { useFormDraft } from "marketplace-react";
import { ButtonLink, Chips, Field, Sheet } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isZero } from "marketplace-sdk/money";
import { useRef } from "react";
import { useI18n } from "../../i18n";
import { ConfirmForm, Form, WORDS } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import utilities from "../../shared/ui/utilities.module.css";
import type { OrderActions } from "./order-actions";
import styles from "./orders.module.css";
import { useOrderCall } from "./use-order-call";

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

function ReceiptForm({ order: { order_no, can }, onClose, onDone }: ConfirmProps) {
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
      <p>{t(can?.dispute ? "orders.receiptProblem" : "orders.receiptCare")}</p>
      {can?.dispute && (
        <p className={utilities.flush}>
          <ButtonLink size="s" variant="plain" href={paths.orderProblem(order_no)}>
            {t("disputes.report")}
          </ButtonLink>
        </p>
      )}
    </ConfirmForm>
  );
}
