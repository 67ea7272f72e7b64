import { useQuery } from "@tanstack/react-query";
import { isMarketplaceError } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Amounts } from "../../ui/amounts";
import { Button } from "../../ui/button";
import { Copyable } from "../../ui/copyable";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { GoodsLine } from "../../ui/goods-line";
import { Recipient } from "../../ui/recipient";
import { Sheet } from "../../ui/sheet";
import { Waiting } from "../../ui/waiting";
import styles from "./centre.module.css";
import type { CentreProps } from "./centre-screen";
import { DeclineForm, ShipForm } from "./order-forms";
import { OrderStanding } from "./order-standing";
import type { ShopOrder } from "./shop-orders";

/** One order of the shop: to whom it goes, what is in it, and what it brings. */
export function OrderPage({ id }: CentreProps) {
  const { t } = useI18n();
  const { queries, toasts } = useShop();
  const { data, error, refetch } = useQuery({
    ...queries.merchantOrders.get({ order_no: id }),
    staleTime: 0,
  });
  const isGone = isMarketplaceError(error) && error.code === 404;
  useEffect(() => {
    // The page itself says so.
    if (isGone) toasts.dismiss();
  }, [isGone, toasts]);
  if (data) return <OrderFacts order={data} />;
  if (isGone) return <EmptyState title={t("orders.gone")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

function OrderFacts({ order }: { order: ShopOrder }) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<"ship" | "decline">();
  const section = useRef<HTMLElement>(null);
  const { order_no, status, currency, goods, address, username_masked, express, remark, cancel_reason } =
    order;
  const close = (): void => {
    setAsked(undefined);
    // The pressed button goes away with the state it belonged to.
    if (status !== "paid") section.current?.focus();
  };
  return (
    <>
      <section ref={section} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <OrderStanding order={order} />
        <Copyable text={order_no} label={t("orders.number")} />
        {express && (
          <p>
            <bdi>{express.carrier}</bdi> <Copyable text={express.tracking_no} label={t("orders.tracking")} />
          </p>
        )}
        {cancel_reason && (
          <p className={styles.quiet}>
            {t("orders.reason")} <bdi>{cancel_reason}</bdi>
          </p>
        )}
        {status === "paid" && (
          <div className={styles.buttons}>
            <Button variant="plain" size="s" onClick={() => setAsked("decline")}>
              {t("centre.decline")}
            </Button>
            <Button size="s" onClick={() => setAsked("ship")}>
              {t("centre.ship")}
            </Button>
          </div>
        )}
      </section>
      <section className={styles.card} aria-labelledby="buyer">
        <h2 id="buyer" className={styles.heading}>
          {t("centre.buyer")} <bdi className={styles.quiet}>{username_masked}</bdi>
        </h2>
        {address ? <Recipient address={address} /> : <p className={styles.quiet}>{t("centre.noContact")}</p>}
        {remark && (
          <p>
            <span className={styles.quiet}>{t("centre.note")}: </span>
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
            <GoodsLine key={line.id} goods={line} currency={currency} />
          ))}
        </ul>
        <Amounts
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: order.goods_amount },
            { name: t("product.freight"), amount: order.freight },
            { name: t("product.taxes"), amount: order.tax },
            { name: t("cart.total"), amount: order.total },
            { name: t("centre.commission"), amount: order.commission && `-${order.commission}` },
          ]}
          {...(order.net !== undefined && { total: { name: t("centre.net"), amount: order.net } })}
        />
      </section>
      <Sheet
        open={asked !== undefined}
        onClose={close}
        title={t(asked === "decline" ? "centre.declineTitle" : "centre.shipTitle")}
      >
        {asked === "ship" && <ShipForm order={order} onDone={close} />}
        {asked === "decline" && <DeclineForm order={order} onDone={close} />}
      </Sheet>
    </>
  );
}
