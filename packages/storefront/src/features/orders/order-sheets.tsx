import type { Order } from "marketplace-sdk";
import { useRef, useState } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { isZero } from "../../money/decimal";
import { Button } from "../../ui/button";
import { Chips } from "../../ui/chips";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Sheet } from "../../ui/sheet";
import { useForm } from "../../ui/use-form";
import styles from "./orders.module.css";
import { useOrderChanges } from "./queries";
import type { OrderDesk } from "./use-order-desk";

/** Props of {@link OrderSheets}. */
export interface OrderSheetsProps {
  desk: Pick<OrderDesk, "asked" | "close">;
  /** The order has changed and the sheet is closed. */
  onDone: () => void;
}

/** What a buyer should know before cancelling an order or confirming its receipt. */
export function OrderSheets({ desk: { asked, close }, onDone }: OrderSheetsProps) {
  const { t } = useI18n();
  const finished = useRef(false);
  const done = (): void => {
    finished.current = true;
    close();
  };
  /** Only now may the focus leave: an open dialog holds it, and a closing one gives it back. */
  const closed = (): void => {
    close();
    if (finished.current) onDone();
    finished.current = false;
  };
  const title = asked?.action === "receipt" ? t("orders.receiptTitle") : t("orders.cancelTitle");
  return (
    <Sheet open={asked !== undefined} onClose={closed} title={title}>
      {asked?.action === "cancel" && <CancelForm order={asked.order} onClose={close} onDone={done} />}
      {asked?.action === "receipt" && <ReceiptForm order={asked.order} onClose={close} onDone={done} />}
    </Sheet>
  );
}

interface ConfirmProps {
  order: Order;
  onClose: () => void;
  onDone: () => void;
}

const REASONS = ["orders.reasonMistake", "orders.reasonAddress", "orders.reasonSlow"] as const;
const LONGEST = 255;

function CancelForm({ order, onClose, onDone }: ConfirmProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useShop();
  const { changed, done } = useOrderChanges();
  const { order_no, status, total, currency } = order;
  const [draft] = useState(() => createDraft(`cancel-${order_no}`, ["reason"]));
  const form = useForm({
    initial: { reason: "", ...draft.read() },
    check: () => ({}),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send({ reason }) {
      const answer = await done(
        market.orders.cancel({ order_no, ...(reason.trim() && { reason: reason.trim() }) }),
      );
      draft.clear();
      if (answer) {
        const { money: back, currency: of = currency } = answer.refund;
        changed(answer.order);
        toasts.show(
          isZero(back)
            ? t("orders.cancelDone")
            : t("orders.cancelRefunded", { money: isolate(money(back, of)) }),
        );
      }
      onDone();
    },
  });
  const reasons = REASONS.map((key) => ({ id: t(key), label: t(key) }));
  return (
    <Form
      form={form}
      submit={t("orders.cancel")}
      after={
        <Button variant="plain" block onClick={onClose}>
          {t("orders.keep")}
        </Button>
      }
    >
      <p>
        {status === "unpaid"
          ? t("orders.cancelUnpaid")
          : t("orders.cancelPaid", { money: isolate(money(total, currency)) })}
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
          label={t("orders.cancelReason")}
          hint={t("orders.cancelReasonHint")}
          maxLength={LONGEST}
          dir="auto"
          autoComplete="off"
        />
      </div>
    </Form>
  );
}

function ReceiptForm({ order: { order_no }, onClose, onDone }: ConfirmProps) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { changed, done } = useOrderChanges();
  const form = useForm<never>({
    initial: {},
    check: () => ({}),
    onFailure: toasts.dismiss,
    async send() {
      const order = await done(market.orders.confirmReceipt({ order_no }));
      if (order) {
        changed(order);
        toasts.show(t("orders.receiptDone"));
      }
      onDone();
    },
  });
  return (
    <Form
      form={form}
      submit={t("orders.receiptYes")}
      after={
        <Button variant="plain" block onClick={onClose}>
          {t("orders.notYet")}
        </Button>
      }
    >
      <p>{t("orders.receiptText")}</p>
      <p>{t("orders.receiptCare")}</p>
    </Form>
  );
}
