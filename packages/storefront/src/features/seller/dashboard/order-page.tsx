import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "marketplace-react";
import {
  Button,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  PriceBreakdown,
  Sheet,
  SkeletonList,
} from "marketplace-react/ui";
import { useRef, useState } from "react";
import { AddressCard } from "../../../entities/address/address-card";
import { DisputeCard, disputeActions } from "../../../entities/order/dispute";
import { OrderLine } from "../../../entities/order/order";
import { OrderTimeline } from "../../../entities/order/order-timeline";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { INLINE_ERRORS } from "../../../shared/errors";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { AnswerForm, type PartProps } from "./answer-form";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { DeclineForm, ShipForm } from "./ship-form";
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
          {t("dashboard.buyer")}{" "}
          <bdi className={styles.quiet} translate="no">
            {username_masked}
          </bdi>
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
          {goods?.map((line) => (
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

/** The buyer's report, and the store's answer to it. */
function DisputePart({ order, dispute }: PartProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="dispute">
      <DisputeCard dispute={dispute} currency={order.currency} side="store" goods={order.goods}>
        {disputeActions(dispute).answer && (
          <div className={styles.buttons}>
            <Button size="s" onClick={() => setOpen(true)}>
              {t("disputes.answer")}
            </Button>
          </div>
        )}
      </DisputeCard>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t("disputes.answer")}>
        {isOpen && <AnswerForm order={order} dispute={dispute} onDone={() => setOpen(false)} />}
      </Sheet>
    </section>
  );
}
