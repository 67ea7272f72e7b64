import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFirstRows } from "../../app/in-turn";
import { STALE, useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { ORDER_TABS, useOrderCounts } from "../../app/use-order-counts";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { ButtonLink } from "../../ui/button";
import { Tabs } from "../../ui/chips";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { OrderCard } from "./order-card";
import { OrderSheets } from "./order-sheets";
import styles from "./orders.module.css";
import { useOrderDesk } from "./use-order-desk";

type Tab = "all" | (typeof ORDER_TABS)[number];

const EMPTY: Readonly<Record<Tab, PlainKey>> = {
  all: "orders.emptyAll",
  paid: "orders.emptyPaid",
  shipped: "orders.emptyShipped",
  received: "orders.emptyReceived",
  assess: "orders.emptyAssess",
};

/** Orders that a phone's first screen has room for, with the one that peeps in. */
const ON_SCREEN = 3;

/** The buyer's orders, newest first, by the tabs of docs/product.md, "Orders". */
export function OrderList({ tab }: { tab: string }) {
  const { t } = useI18n();
  const { queries } = useShop();
  const back = useBack(paths.mine());
  const current: Tab = ORDER_TABS.find((known) => known === tab) ?? "all";
  const counts = useOrderCounts();
  const desk = useOrderDesk();
  const first = useFirstRows(ON_SCREEN);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tab that was asked for may lie beyond the edge, and figures move it there.
    const shown = page.current?.querySelector(`nav [href$="${current}"]`);
    if (counts) shown?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current, counts]);
  // Orders move without the buyer's doing: each visit asks again, and shows what it knows meanwhile.
  const list = useInfiniteQuery({
    ...queries.orders.list.infinite({ tab: current }),
    staleTime: STALE.visit,
  });
  const pages = list.data?.pages.map(({ data }) => ({
    data: data.map((order) => ({ id: order.order_no, order })),
  }));
  return (
    <div ref={page} className={styles.page}>
      <TopBar title={t("titles.order")} onBack={back}>
        <Tabs
          label={t("orders.tabs")}
          current={current}
          items={[
            { id: "all", label: t("orders.all"), to: paths.order() },
            ...ORDER_TABS.map((id) => ({
              id,
              label: t(`mine.${id}`),
              to: paths.order(id),
              count: counts?.[id] || undefined,
            })),
          ]}
        />
      </TopBar>
      <EndlessList
        query={{ ...list, data: pages && { pages } }}
        first={first}
        skeleton={<Waiting heights={[228, 228, 228]} />}
        empty={
          <EmptyState
            title={t(EMPTY[current])}
            {...(current === "all"
              ? {
                  text: t("orders.emptyText"),
                  action: <ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>,
                }
              : {
                  action: (
                    <ButtonLink to={paths.order()} replace variant="quiet">
                      {t("orders.toAll")}
                    </ButtonLink>
                  ),
                })}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("titles.order")}>
            {rows.map(({ id, order }) => (
              <OrderCard key={id} order={order} desk={desk} />
            ))}
          </ul>
        )}
      </EndlessList>
      {/* The pressed button goes away with the state it belonged to: reading goes on at the top. */}
      <OrderSheets desk={desk} onDone={() => page.current?.querySelector("h1")?.focus()} />
    </div>
  );
}
