import { typedName } from "marketplace-react";
import { Button, Field, Sheet, TextArea } from "marketplace-react/ui";
import type { Dispute, Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { DisputeCard, disputeActions } from "../../entities/order/dispute";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import styles from "./orders.module.css";
import { useOrderCall } from "./use-order-call";

/** What the buyer can do with a report. */
type Action = "accept" | "sendBack" | "escalate" | "withdraw";

const ACTIONS: readonly Action[] = ["accept", "sendBack", "escalate", "withdraw"];

const LABELS = {
  accept: "disputes.accept",
  sendBack: "returns.sendBack",
  escalate: "disputes.escalate",
  withdraw: "disputes.withdraw",
} as const;

/** The buyer's report with the possible actions. @param onDone called when the report has changed */
export function DisputePart({
  order,
  dispute,
  onDone,
}: {
  order: Order;
  dispute: Dispute;
  onDone: () => void;
}) {
  const { t } = useI18n();
  const [requested, setRequested] = useState<Action>();
  const may = disputeActions(dispute);
  const close = () => setRequested(undefined);
  const actions = ACTIONS.filter((action) => may[action]);
  return (
    <section className={styles.card} aria-labelledby="dispute">
      <DisputeCard dispute={dispute} currency={order.currency} side="buyer" goods={order.goods}>
        {actions.length > 0 && (
          <div className={styles.buttons}>
            {actions.map((action) => (
              <Button
                key={action}
                size="s"
                variant={action === "accept" || action === "sendBack" ? "primary" : "secondary"}
                onClick={() => setRequested(action)}
              >
                {t(LABELS[action])}
              </Button>
            ))}
          </div>
        )}
      </DisputeCard>
      <Sheet
        open={requested !== undefined}
        onClose={() => {
          close();
          if (requested && !may[requested]) onDone();
        }}
        title={t(LABELS[requested ?? "withdraw"])}
      >
        {requested && (
          <ConfirmForm key={requested} action={requested} order={order} dispute={dispute} onClose={close} />
        )}
      </Sheet>
    </section>
  );
}

interface ConfirmProps {
  action: Action;
  order: Order;
  dispute: Dispute;
  onClose: () => void;
}

const DONE = {
  accept: "disputes.accepted",
  sendBack: "disputes.sent",
  escalate: "disputes.escalated",
  withdraw: "disputes.withdrawDone",
} as const;

interface Words {
  readonly text: string;
  readonly carrier: string;
  readonly tracking_no: string;
}

const PARCEL = { maxLength: limits["disputes.sendBack"].carrier.maxLength, autoComplete: "off" } as const;

/** Explains the action; for the operator, the buyer can add a text. */
function ConfirmForm({ action, order: { order_no, currency }, dispute, onClose }: ConfirmProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useServices();
  const expect_amount = dispute.offer_amount ?? "";
  const options = { notify: false };
  const mutationFn = ({ text, carrier, tracking_no }: Words): Promise<Order> => {
    if (action === "sendBack") return market.disputes.sendBack({ order_no, carrier, tracking_no }, options);
    if (action === "accept") return market.disputes.acceptOffer({ order_no, expect_amount }, options);
    if (action === "withdraw") return market.disputes.withdraw({ order_no }, options);
    return market.disputes.escalate({ order_no, ...(text && { text }) }, options);
  };
  const mutationKey = ["marketplace", action === "accept" ? "disputes.acceptOffer" : `disputes.${action}`];
  const send = useOrderCall({ mutationKey, mutationFn }, (order) => order);
  const form = useForm({
    initial: { text: "", carrier: "", tracking_no: "" },
    check: ({ carrier, tracking_no }) =>
      action === "sendBack"
        ? {
            carrier: carrier.trim() ? undefined : "dashboard.enterCarrier",
            tracking_no: typedName(tracking_no) ? undefined : "dashboard.enterTracking",
          }
        : {},
    async send({ text, carrier, tracking_no }) {
      const words = { text: text.trim(), carrier: carrier.trim(), tracking_no: typedName(tracking_no) };
      if (await send(words)) toasts.show(t(DONE[action]));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submit={t(LABELS[action])}
      after={
        <Button variant="plain" block onClick={onClose}>
          {t("disputes.notNow")}
        </Button>
      }
    >
      {action === "sendBack" ? (
        <>
          <p dir="auto">{dispute.return_to}</p>
          <Field {...form.field("carrier")} {...PARCEL} label={t("orders.carrier")} dir="auto" />
          <Field {...form.field("tracking_no")} {...PARCEL} label={t("orders.tracking")} dir="ltr" />
        </>
      ) : action === "accept" ? (
        <p>{t("disputes.acceptText", { money: money(expect_amount, currency) })}</p>
      ) : (
        <p>{t(action === "escalate" ? "disputes.escalateText" : "disputes.withdrawText")}</p>
      )}
      {action === "escalate" && (
        <TextArea
          {...form.field("text")}
          label={t("disputes.more")}
          maxLength={limits["disputes.escalate"].text.maxLength}
        />
      )}
    </Form>
  );
}
