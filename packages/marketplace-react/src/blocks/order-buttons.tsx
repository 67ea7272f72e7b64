"use client";
import type { Order } from "marketplace-sdk";
import { useState } from "react";
import { orderActions } from "../orders/order-actions.js";
import { useBuyAgain } from "../orders/use-buy-again.js";
import { useOrderMutation } from "../orders/use-order-mutation.js";
import { useMarketplace } from "../provider.js";
import { Button, ButtonLink } from "../ui/button/button.js";
import { Text } from "../ui/layout/layout.js";
import { ConfirmSheet } from "../ui/sheet/sheet.js";
import { useUi } from "../ui/ui-provider.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Props of {@link OrderButtons}. */
export interface OrderButtonsProps {
  /** As `orders.list` or `orders.get` answers it. */
  order: Order;
  /** Address of a payment's page. */
  payHrefOf: (payNo: string) => string;
  /** What is still sold of an order is in the cart again: show it. */
  onBoughtAgain: () => void;
}

/** What the server lets the buyer do with an order: paying, confirming its receipt, buying it again, canceling it. */
export function OrderButtons({ order, payHrefOf, onBoughtAgain }: OrderButtonsProps) {
  const { t } = useBlockTexts();
  const [asked, setAsked] = useState<"cancel" | "confirmReceipt">();
  const close = (): void => setAsked(undefined);
  return (
    <>
      {orderActions(order).map((action) => {
        switch (action) {
          case "pay":
            return (
              <ButtonLink key={action} size="s" href={payHrefOf(order.pay_no ?? "")}>
                {t.orders.pay}
              </ButtonLink>
            );
          case "buyAgain":
            return <BuyAgain key={action} order={order} onSuccess={onBoughtAgain} />;
          case "cancel":
          case "confirmReceipt":
            return (
              <Button
                key={action}
                size="s"
                variant={action === "cancel" ? "secondary" : "primary"}
                onClick={() => setAsked(action)}
              >
                {t.orders[action]}
              </Button>
            );
          default:
            return null;
        }
      })}
      <Cancel order={order} open={asked === "cancel"} onClose={close} />
      <ConfirmReceipt order={order} open={asked === "confirmReceipt"} onClose={close} />
    </>
  );
}

interface QuestionProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** A call that is lost may be made again: to the server it is the same one. */
function Cancel({ order: { order_no, status, total, currency }, open, onClose }: QuestionProps) {
  const { t, money, failure } = useBlockTexts();
  const { mutations } = useMarketplace();
  const cancel = useOrderMutation(mutations.orders.cancel({ notify: false }), ({ order }) => order, {
    onSuccess: onClose,
  });
  return (
    <ConfirmSheet
      open={open}
      title={t.orders.cancelTitle}
      confirmLabel={t.orders.cancel}
      cancelLabel={t.orders.keep}
      danger
      busy={cancel.isPending}
      error={failure(cancel.error)}
      onConfirm={() => cancel.mutate({ order_no })}
      onClose={onClose}
    >
      <Text>
        {status === "unpaid"
          ? t.orders.cancelUnpaid
          : fill(t.orders.cancelPaid, { money: money(total, currency) })}
      </Text>
    </ConfirmSheet>
  );
}

function ConfirmReceipt({ order: { order_no }, open, onClose }: QuestionProps) {
  const { t, failure } = useBlockTexts();
  const { mutations } = useMarketplace();
  const confirm = useOrderMutation(mutations.orders.confirmReceipt({ notify: false }), (order) => order, {
    onSuccess: onClose,
  });
  return (
    <ConfirmSheet
      open={open}
      title={t.orders.receiptTitle}
      confirmLabel={t.orders.receiptYes}
      cancelLabel={t.orders.notYet}
      busy={confirm.isPending}
      error={failure(confirm.error)}
      onConfirm={() => confirm.mutate({ order_no })}
      onClose={onClose}
    >
      <Text>{t.orders.receiptText}</Text>
      <Text>{t.orders.receiptCare}</Text>
    </ConfirmSheet>
  );
}

function BuyAgain({ order, onSuccess }: { order: Order; onSuccess: () => void }) {
  const { t, failure } = useBlockTexts();
  const { language } = useUi();
  const again = useBuyAgain({
    onSuccess({ added, missing }) {
      if (added.length > 0 && missing.length === 0) onSuccess();
    },
  });
  const { added = [], missing = [] } = again.data ?? {};
  const titles = new Intl.ListFormat(language).format(missing);
  return (
    <>
      <Button size="s" variant="secondary" busy={again.isPending} onClick={() => again.mutate(order)}>
        {t.orders.buyAgain}
      </Button>
      {again.data && missing.length > 0 && (
        <Text role="status" size="s">
          {added.length === 0 ? t.orders.againNone : fill(t.orders.againSome, { titles })}
        </Text>
      )}
      {again.error && (
        <Text role="alert" size="s" tone="danger">
          {failure(again.error)}
        </Text>
      )}
    </>
  );
}
