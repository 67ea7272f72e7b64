import {
  ButtonLink,
  Copyable,
  chevronIcon,
  Description,
  DescriptionList,
  Icon,
  PriceBreakdown,
} from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useRef } from "react";
import { Link } from "wouter";
import { AddressCard } from "../../entities/address/address-card";
import { OrderLine } from "../../entities/order/order";
import { OrderTimeline } from "../../entities/order/order-timeline";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import utilities from "../../shared/ui/utilities.module.css";
import { DisputePart } from "./buyer-dispute";
import { OrderButtons, useOrderActions } from "./order-actions";
import { OrderSheets } from "./order-sheets";
import { StatusBadge, StatusSentence } from "./order-status";
import styles from "./orders.module.css";

export function OrderFacts({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  const actions = useOrderActions();
  const statusCard = useRef<HTMLElement>(null);
  const { status, shop_id, shopname, goods, currency, address, express, goods_amount, freight, tax, total } =
    order;
  return (
    <>
      <section ref={statusCard} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <p className={styles.word}>
          <StatusBadge status={status} />
        </p>
        <StatusSentence order={order} />
        {order.cancel_reason && (
          <p className={cards.quiet}>
            {t("orders.reason")} <bdi>{order.cancel_reason}</bdi>
          </p>
        )}
        <OrderButtons order={order} actions={actions} />
        <OrderTimeline order={order} />
        {order.can?.dispute && (
          <div>
            <p className={utilities.flush}>
              <ButtonLink size="s" variant="plain" href={paths.orderProblem(order.order_no)}>
                {t(status === "shipped" ? "disputes.report" : "returns.title")}
              </ButtonLink>
            </p>
            {status !== "shipped" && order.dispute_by ? (
              <p className={cards.quiet}>{t("returns.until", { time: dateTime(order.dispute_by) })}</p>
            ) : undefined}
          </div>
        )}
      </section>
      {order.dispute && (
        <DisputePart order={order} dispute={order.dispute} onDone={() => statusCard.current?.focus()} />
      )}
      <section className={styles.card} aria-labelledby="delivery">
        <h2 id="delivery" className={styles.heading}>
          {t("orders.delivery")}
        </h2>
        {address && <AddressCard address={address} />}
        {express && (
          <FactRows
            rows={[
              { name: t("orders.carrier"), value: express.carrier },
              { name: t("orders.tracking"), value: express.tracking_no, copy: true },
            ]}
          />
        )}
      </section>
      <section className={styles.card} aria-labelledby="goods">
        <h2 id="goods" className={styles.heading}>
          <Link href={paths.store(shop_id)} className={styles.store}>
            <bdi>{shopname}</bdi>
            <Icon of={chevronIcon} size={16} />
          </Link>
        </h2>
        <ul>
          {goods?.map((line) => (
            <OrderLine key={line.id} goods={line} currency={currency} href={paths.goods(line.pro_id)} />
          ))}
        </ul>
        <PriceBreakdown
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: goods_amount },
            { name: t("product.freight"), amount: freight },
            { name: t("product.taxes"), amount: tax },
          ]}
          total={{ name: t("cart.total"), amount: total }}
        />
        {(order.refund_status === "refunded" || order.refund_status === "partial") && (
          <PriceBreakdown
            currency={currency}
            rows={[
              { name: t("orders.refunded"), amount: "refund_amount" in order ? order.refund_amount : total },
            ]}
          />
        )}
      </section>
      <section className={styles.card} aria-label={t("orders.number")}>
        <FactRows
          rows={[
            { name: t("orders.number"), value: order.order_no, copy: true },
            { name: t("orders.payNumber"), value: order.pay_no, copy: true },
            { name: t("orders.remark"), value: order.remark },
          ]}
        />
        <p className={utilities.flush}>
          <ButtonLink size="s" variant="plain" href={paths.orderInvoice(order.order_no)}>
            {t("documents.invoice")}
          </ButtonLink>
        </p>
      </section>
      {/* The pressed button goes away with the old state: focus moves to the new one. */}
      <OrderSheets actions={actions} onDone={() => statusCard.current?.focus()} />
    </>
  );
}

/** A name and its value; `copy` is for values that are pasted elsewhere. */
interface FactRow {
  name: string;
  /** Undefined leaves the row out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and values side by side. */
function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <DescriptionList>
      {rows.map(({ name, value, copy }) => (
        <Description key={name} name={name}>
          {value && (copy ? <Copyable text={value} label={name} /> : <bdi>{value}</bdi>)}
        </Description>
      ))}
    </DescriptionList>
  );
}
