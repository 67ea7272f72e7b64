import { Button, Sheet, TextArea } from "marketplace-react/ui";
import type { Dispute, Order } from "marketplace-sdk";
import { useState } from "react";
import { DisputeCard } from "../../entities/order/dispute-card";
import { disputeActions } from "../../entities/order/dispute-view";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import styles from "./orders.module.css";
import { MAX_LENGTH } from "./problem";
import { useOrderMutation } from "./use-order-mutation";

/** What the buyer can do with a report. */
type Action = "accept" | "escalate" | "withdraw";

const ACTIONS: readonly Action[] = ["accept", "escalate", "withdraw"];

/** The buyer's report, with what can be done about it. @param onDone the report has changed */
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
      <DisputeCard dispute={dispute} currency={order.currency} side="buyer">
        {actions.length > 0 && (
          <div className={styles.buttons}>
            {actions.map((action) => (
              <Button
                key={action}
                size="s"
                variant={action === "accept" ? "primary" : "secondary"}
                onClick={() => setRequested(action)}
              >
                {t(`disputes.${action}`)}
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
        title={t(`disputes.${requested ?? "withdraw"}`)}
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
  escalate: "disputes.escalated",
  withdraw: "disputes.withdrawDone",
} as const;

/** What the action means; for the operator, a text can be added. */
function ConfirmForm({ action, order: { order_no, currency }, dispute, onClose }: ConfirmProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useServices();
  const expect_amount = dispute.offer_amount ?? "";
  const options = { notify: false };
  const mutationFn = (text: string): Promise<Order> => {
    if (action === "accept") return market.disputes.acceptOffer({ order_no, expect_amount }, options);
    if (action === "withdraw") return market.disputes.withdraw({ order_no }, options);
    return market.disputes.escalate({ order_no, ...(text && { text }) }, options);
  };
  const send = useOrderMutation({ mutationKey: ["disputes", action], mutationFn }, (order) => order);
  const form = useForm({
    initial: { text: "" },
    check: () => ({}),
    async send({ text }) {
      if (await send(text.trim())) toasts.show(t(DONE[action]));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submit={t(`disputes.${action}`)}
      after={
        <Button variant="plain" block onClick={onClose}>
          {t("disputes.notNow")}
        </Button>
      }
    >
      {action === "accept" ? (
        <p>{t("disputes.acceptText", { money: money(expect_amount, currency) })}</p>
      ) : (
        <p>{t(action === "escalate" ? "disputes.escalateText" : "disputes.withdrawText")}</p>
      )}
      {action === "escalate" && (
        <TextArea {...form.field("text")} label={t("disputes.more")} maxLength={MAX_LENGTH} />
      )}
    </Form>
  );
}
