import { useState } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Recipient } from "../../ui/recipient";
import { useForm } from "../../ui/use-form";
import { useShopChanges } from "./queries";
import type { ShopOrder } from "./shop-orders";

/** Props of {@link ShipForm} and {@link DeclineForm}. */
export interface OrderFormProps {
  order: ShopOrder;
  onDone: () => void;
}

const LONGEST = { parcel: 60, reason: 200 } as const;

/** Who carries it, under which number. */
export function ShipForm({ order: { order_no, address }, onDone }: OrderFormProps) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { done } = useShopChanges();
  const [draft] = useState(() => createDraft(`ship-${order_no}`, ["carrier", "tracking_no"]));
  const form = useForm({
    initial: { carrier: "", tracking_no: "", ...draft.read() },
    check: ({ carrier, tracking_no }) => ({
      carrier: carrier.trim() ? undefined : "centre.enterCarrier",
      tracking_no: tracking_no.trim() ? undefined : "centre.enterTracking",
    }),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send({ carrier, tracking_no }) {
      const parcel = { order_no, carrier: carrier.trim(), tracking_no: tracking_no.trim() };
      const answer = await done(market.merchantOrders.ship(parcel));
      draft.clear();
      if (answer) toasts.show(t("centre.shipped"));
      onDone();
    },
  });
  const field = { maxLength: LONGEST.parcel, autoComplete: "off" } as const;
  return (
    <Form form={form} submit={t("centre.markShipped")}>
      {address && <Recipient address={address} />}
      <Field {...form.field("carrier")} {...field} label={t("orders.carrier")} dir="auto" />
      <Field {...form.field("tracking_no")} {...field} label={t("orders.tracking")} dir="ltr" />
    </Form>
  );
}

/** Why it can't be sent; the buyer has the money back before anything else. */
export function DeclineForm({ order: { order_no, total, currency }, onDone }: OrderFormProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useShop();
  const { done } = useShopChanges();
  const [draft] = useState(() => createDraft(`decline-${order_no}`, ["reason"]));
  const form = useForm({
    initial: { reason: "", ...draft.read() },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "centre.enterReason" }),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send({ reason }) {
      const answer = await done(market.merchantOrders.decline({ order_no, reason: reason.trim() }));
      draft.clear();
      if (answer) toasts.show(t("centre.declined"));
      onDone();
    },
  });
  return (
    <Form form={form} submit={t("centre.decline")}>
      <p>{t("centre.declineText", { money: isolate(money(total, currency)) })}</p>
      <Field
        {...form.field("reason")}
        label={t("centre.declineReason")}
        hint={t("centre.declineHint")}
        maxLength={LONGEST.reason}
        autoComplete="off"
        dir="auto"
      />
    </Form>
  );
}
