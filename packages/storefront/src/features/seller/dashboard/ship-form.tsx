import { typedName, useFormDraft } from "marketplace-react";
import { Field } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { AddressCard } from "../../../entities/address/address-card";
import { useI18n } from "../../../i18n";
import { Form, WORDS } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import type { StoreOrder } from "./store-orders";
import { useShopChanges } from "./use-shop-changes";

/** Props of {@link ShipForm} and {@link DeclineForm}. */
interface OrderFormProps {
  order: StoreOrder;
  onDone: () => void;
}

/** The carrier and tracking number of a parcel. */
export function ShipForm({ order: { order_no, address }, onDone }: OrderFormProps) {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`ship-${order_no}`, ["carrier", "tracking_no"]);
  const form = useForm({
    initial: { carrier: "", tracking_no: "", ...draft.read() },
    check: ({ carrier, tracking_no }) => ({
      carrier: carrier.trim() ? undefined : "dashboard.enterCarrier",
      tracking_no: typedName(tracking_no) ? undefined : "dashboard.enterTracking",
    }),
    onChange: draft.write,
    async send({ carrier, tracking_no }, call) {
      const parcel = { order_no, carrier: carrier.trim(), tracking_no: typedName(tracking_no) };
      const answer = await done(market.merchantOrders.ship(parcel, call));
      draft.clear();
      if (answer) toasts.show(t("dashboard.shipped"));
      onDone();
    },
  });
  const field = { maxLength: limits["merchantOrders.ship"].carrier.maxLength, autoComplete: "off" } as const;
  return (
    <Form form={form} submit={t("dashboard.markShipped")}>
      {address && <AddressCard address={address} />}
      <Field {...form.field("carrier")} {...field} label={t("orders.carrier")} dir="auto" />
      <Field {...form.field("tracking_no")} {...field} label={t("orders.tracking")} dir="ltr" />
    </Form>
  );
}

/** Asks why an order can't be shipped. The buyer is refunded at once. */
export function DeclineForm({ order: { order_no, total, currency }, onDone }: OrderFormProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`decline-${order_no}`, ["reason"]);
  const form = useForm({
    initial: { reason: "", ...draft.read() },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "dashboard.enterReason" }),
    onChange: draft.write,
    async send({ reason }, call) {
      const answer = await done(market.merchantOrders.decline({ order_no, reason: reason.trim() }, call));
      draft.clear();
      if (answer) toasts.show(t("dashboard.declined"));
      onDone();
    },
  });
  return (
    <Form form={form} submit={t("dashboard.decline")} danger>
      <p>{t("dashboard.declineText", { money: money(total, currency) })}</p>
      <Field
        {...form.field("reason")}
        {...WORDS}
        label={t("dashboard.declineReason")}
        hint={t("dashboard.declineHint")}
        maxLength={limits["merchantOrders.decline"].reason.maxLength}
      />
    </Form>
  );
}
