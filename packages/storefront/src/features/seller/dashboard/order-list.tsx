import { useInfiniteQuery } from "@tanstack/react-query";
import { doneDrawing, EmptyState, Price, SkeletonList, Tabs } from "marketplace-react/ui";
import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { OrderLine } from "../../../entities/order/order";
import {
  filterFields,
  isFiltered,
  type OrderFilter,
  OrderSearch,
  readOrderFilter,
} from "../../../entities/order/order-search";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { OrderHeading } from "./order-heading";
import { inOrder, ORDER_TABS, OrderStatus, type StoreOrder, TAB_LABELS } from "./store-orders";
import { useDesktopPart } from "./use-desktop-part";

const loadTable = () => import("./order-table");

/** The store's orders, with those to ship first; on a wide screen as a table. */
export function OrderList({ tab }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const filter = readOrderFilter(useSearchParams()[0]);
  // What is searched for may be in any state.
  const current = ORDER_TABS.find((known) => known === tab) ?? (isFiltered(filter) ? "all" : "paid");
  const hrefOf = (id: string, changed: OrderFilter) =>
    paths.merchant({ view: "orders", tab: id, ...changed });
  const { isDesktop, part: table } = useDesktopPart(loadTable);
  const list = useInfiniteQuery({
    ...queries.merchantOrders.list.infinite({ tab: current, limit: 50, ...filterFields(filter) }),
    staleTime: 0,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    // The server sorts by newest, so only all pages together show which orders are most urgent.
    if (current === "paid" && hasNextPage && !isFetching && !isError)
      void fetchNextPage({ cancelRefetch: false });
  }, [current, hasNextPage, isFetching, isError, fetchNextPage]);
  const counts = list.data?.pages[0]?.counts;
  const pages = list.data?.pages.map(({ data }) => ({
    data: data.map((order) => ({ id: order.order_no, ship_by: order.ship_by ?? 0, order })),
  }));
  return (
    <>
      <Tabs
        label={t("orders.tabs")}
        variant="chip"
        current={current}
        items={ORDER_TABS.map((id) => ({
          id,
          label: t(TAB_LABELS[id]),
          href: hrefOf(id, filter),
          count: id === "all" ? undefined : counts?.[id] || undefined,
        }))}
      />
      {list.data && <OrderSearch filter={filter} hrefOf={(changed) => hrefOf(tab, changed)} />}
      <InfiniteList
        query={{ ...list, data: pages && { pages } }}
        skeleton={<SkeletonList />}
        empty={
          <EmptyState
            art={current === "paid" && !isFiltered(filter) ? doneDrawing : undefined}
            title={t(
              isFiltered(filter)
                ? "orders.noneFound"
                : current === "paid"
                  ? "dashboard.allDone"
                  : "dashboard.noOrders",
            )}
          />
        }
      >
        {(rows) =>
          isDesktop ? (
            table ? (
              <table.OrderTable orders={inOrder(current, rows).map(({ order }) => order)} />
            ) : (
              <SkeletonList />
            )
          ) : (
            <ul className={styles.list} aria-label={t("dashboard.orders")}>
              {inOrder(current, rows).map(({ id, order }) => (
                <OrderCard key={id} order={order} />
              ))}
            </ul>
          )
        }
      </InfiniteList>
    </>
  );
}

function OrderCard({ order }: { order: StoreOrder }) {
  const { t } = useI18n();
  const { order_no, goods, currency, net, total } = order;
  return (
    <li className={styles.card}>
      <OrderHeading orderNo={order_no} />
      <OrderStatus order={order} />
      <ul>
        {goods?.map((line) => (
          <OrderLine key={line.id} goods={line} currency={currency} />
        ))}
      </ul>
      <p className={styles.total}>
        <span className={styles.quiet}>{t("dashboard.net")}</span>
        <Price amount={net ?? total} currency={currency} size="s" />
      </p>
    </li>
  );
}
