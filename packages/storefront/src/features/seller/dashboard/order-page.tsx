import { useQuery } from "@tanstack/react-query";
import { isNotFound, useFormDraft } from "marketplace-react";
import {
  Button,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Field,
  PriceBreakdown,
  Sheet,
  SkeletonList,
} from "marketplace-react/ui";
import { useRef, useState } from "react";
import { AddressCard } from "../../../entities/address/address-card";
import { OrderLine, OrderTimeline } from "../../../entities/order/order";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { INLINE_ERRORS } from "../../../shared/errors";
import { Form, WORDS } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import styles from "./dashboard.module.css";
import { type DashboardProps, useShopChanges } from "./dashboard-parts";
import { DisputePart } from "./dispute-part";
import { OrderStatus, type StoreOrder } from "./store-orders";

/** One of the store's orders: where it goes, what is in it, and what it earns. */
export function OrderPage({ id }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data, error, refetch } = useQuery({
    ...queries.merchantOrders.get({ order_no: id }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  const notFound = isNotFound(error);
  if (data) return <OrderFacts order={data} />;
  if (notFound) return <EmptyState title={t("orders.gone")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList />;
}

function OrderFacts({ order }: { order: StoreOrder }) {
  const { t, tag } = useI18n();
  const [openForm, setOpenForm] = useState<"ship" | "decline">();
  const section = useRef<HTMLElement>(null);
  const { order_no, status, currency, goods, address, username_masked, express, remark, cancel_reason } =
    order;
  const refunded = order.refund_status === "partial" ? order.refund_amount : undefined;
  const close = (): void => {
    setOpenForm(undefined);
    // The pressed button disappears when the state changes.
    if (status !== "paid") section.current?.focus();
  };
  return (
    <>
      <section ref={section} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <OrderStatus order={order} />
        <DescriptionList>
          <Description name={t("orders.number")}>
            <Copyable text={order_no} label={t("orders.number")} />
          </Description>
          {express && (
            <>
              <Description name={t("orders.carrier")}>
                <bdi>{express.carrier}</bdi>
              </Description>
              <Description name={t("orders.tracking")}>
                <Copyable text={express.tracking_no} label={t("orders.tracking")} />
              </Description>
            </>
          )}
        </DescriptionList>
        {cancel_reason && (
          <p className={styles.quiet}>
            {t("orders.reason")} <bdi>{cancel_reason}</bdi>
          </p>
        )}
        {status === "paid" && (
          <div className={styles.buttons}>
            <Button variant="plain" size="s" onClick={() => setOpenForm("decline")}>
              {t("dashboard.decline")}
            </Button>
            <Button size="s" onClick={() => setOpenForm("ship")}>
              {t("dashboard.ship")}
            </Button>
          </div>
        )}
        <OrderTimeline order={order} />
      </section>
      {order.dispute && <DisputePart order={order} dispute={order.dispute} />}
      <section className={styles.card} aria-labelledby="buyer">
        <h2 id="buyer" className={styles.heading}>
          {t("dashboard.buyer")} <bdi className={styles.quiet}>{username_masked}</bdi>
        </h2>
        {address ? (
          <AddressCard address={address} />
        ) : (
          <p className={styles.quiet}>{t("dashboard.noContact")}</p>
        )}
        {remark && (
          <p>
            <span className={styles.quiet}>{labelled(tag, t("dashboard.note"))}</span>
            <bdi>{remark}</bdi>
          </p>
        )}
      </section>
      <section className={styles.card} aria-labelledby="goods">
        <h2 id="goods" className={styles.heading}>
          {t("orders.goods")}
        </h2>
        <ul>
          {goods.map((line) => (
            <OrderLine key={line.id} goods={line} currency={currency} />
          ))}
        </ul>
        <PriceBreakdown
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: order.goods_amount },
            { name: t("product.freight"), amount: order.freight },
            { name: t("product.taxes"), amount: order.tax },
            { name: t("cart.total"), amount: order.total },
            { name: t("disputes.refunded"), amount: refunded && `-${refunded}` },
            { name: t("dashboard.commission"), amount: order.commission && `-${order.commission}` },
          ]}
          {...(order.net !== undefined && { total: { name: t("dashboard.net"), amount: order.net } })}
        />
      </section>
      <Sheet
        open={openForm !== undefined}
        onClose={close}
        title={t(openForm === "decline" ? "dashboard.declineTitle" : "dashboard.shipTitle")}
      >
        {openForm === "ship" && <ShipForm order={order} onDone={close} />}
        {openForm === "decline" && <DeclineForm order={order} onDone={close} />}
      </Sheet>
    </>
  );
}

/** Props of {@link ShipForm} and {@link DeclineForm}. */
interface OrderFormProps {
  order: StoreOrder;
  onDone: () => void;
}

const MAX_LENGTH = { parcel: 60, reason: 200 } as const;

/** The carrier and tracking number of a parcel. */
function ShipForm({ order: { order_no, address }, onDone }: OrderFormProps) {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`ship-${order_no}`, ["carrier", "tracking_no"]);
  const form = useForm({
    initial: { carrier: "", tracking_no: "", ...draft.read() },
    check: ({ carrier, tracking_no }) => ({
      carrier: carrier.trim() ? undefined : "dashboard.enterCarrier",
      tracking_no: tracking_no.trim() ? undefined : "dashboard.enterTracking",
    }),
    onChange: draft.write,
    async send({ carrier, tracking_no }, call) {
      const parcel = { order_no, carrier: carrier.trim(), tracking_no: tracking_no.trim() };
      const answer = await done(market.merchantOrders.ship(parcel, call));
      draft.clear();
      if (answer) toasts.show(t("dashboard.shipped"));
      onDone();
    },
  });
  const field = { maxLength: MAX_LENGTH.parcel, autoComplete: "off" } as const;
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
        maxLength={MAX_LENGTH.reason}
      />
    </Form>
  );
}
