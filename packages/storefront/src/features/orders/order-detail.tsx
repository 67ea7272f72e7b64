import { useQuery } from "@tanstack/react-query";
import { isMarketplaceError, type Order } from "marketplace-sdk";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Amounts } from "../../ui/amounts";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { GoodsLine } from "../../ui/goods-line";
import { Icon } from "../../ui/icon";
import { chevronIcon } from "../../ui/icons";
import { Recipient } from "../../ui/recipient";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { FactRows } from "./facts";
import { OrderButtons } from "./order-buttons";
import { OrderSheets } from "./order-sheets";
import { StatusBadge, StatusSentence } from "./order-standing";
import styles from "./orders.module.css";
import { Timeline } from "./timeline-list";
import { useOrderDesk } from "./use-order-desk";

/** One order with everything about it: `/order?no=`. */
export function OrderDetail({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries, toasts } = useShop();
  const back = useBack(paths.order());
  const { data: order, error, refetch } = useQuery({ ...queries.orders.get({ order_no: no }), staleTime: 0 });
  usePageTitle(t("orders.title"));
  const isGone = isMarketplaceError(error) && error.code === 404;
  useEffect(() => {
    // The page itself says so.
    if (isGone) toasts.dismiss();
  }, [isGone, toasts]);
  return (
    <div className={styles.page}>
      <TopBar title={t("orders.title")} onBack={back} />
      {order ? (
        <OrderFacts order={order} />
      ) : isGone ? (
        <EmptyState
          title={t("orders.gone")}
          text={t("orders.goneText")}
          action={<ButtonLink to={paths.order()}>{t("orders.toAll")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting heights={[228, 228, 228]} />
      )}
    </div>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useI18n();
  const desk = useOrderDesk();
  const standing = useRef<HTMLElement>(null);
  const { status, shop_id, shopname, goods, currency, address, express, goods_amount, freight, tax, total } =
    order;
  return (
    <>
      <section ref={standing} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <p className={styles.word}>
          <StatusBadge status={status} />
        </p>
        <StatusSentence order={order} />
        {order.cancel_reason && (
          <p className={cards.quiet}>
            {t("orders.reason")} <bdi>{order.cancel_reason}</bdi>
          </p>
        )}
        <OrderButtons order={order} desk={desk} />
        <Timeline order={order} />
      </section>
      <section className={styles.card} aria-labelledby="delivery">
        <h2 id="delivery" className={styles.heading}>
          {t("orders.delivery")}
        </h2>
        {address && <Recipient address={address} />}
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
          {goods.map((line) => (
            <GoodsLine key={line.id} goods={line} currency={currency} to={paths.goods(line.pro_id)} />
          ))}
        </ul>
        <Amounts
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: goods_amount },
            { name: t("product.freight"), amount: freight },
            { name: t("product.taxes"), amount: tax },
          ]}
          total={{ name: t("cart.total"), amount: total }}
        />
        {order.refund_status === "refunded" && (
          <Amounts currency={currency} rows={[{ name: t("orders.refunded"), amount: total }]} />
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
      </section>
      {/* The pressed button goes away with the state it belonged to: reading goes on with the new one. */}
      <OrderSheets desk={desk} onDone={() => standing.current?.focus()} />
    </>
  );
}
