import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, classNames, EmptyState, Price, SkeletonList, Tabs } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { ORDER_TABS, UnpaidNotice, useNewestOrdersQuery } from "../../entities/order/newest-orders";
import { OrderLine } from "../../entities/order/order";
import {
  filterFields,
  isFiltered,
  type OrderFilter,
  OrderSearch,
  readOrderFilter,
} from "../../entities/order/order-search";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { ordersQuery } from "../../shared/queries";
import { STALE, useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { deferred } from "../../shared/ui/deferred";
import { InfiniteList } from "../../shared/ui/infinite-list";
import { Page } from "../../shared/ui/page";
import { useInitialRowCount } from "../../shared/ui/progressive-render";
import utilities from "../../shared/ui/utilities.module.css";
import { type OrderActions, OrderButtons, useOrderActions } from "./order-actions";
import { OrderSheets } from "./order-sheets";
import { StatusBadge, StatusSentence } from "./order-status";
import styles from "./orders.module.css";

const DISPUTED = "disputed";
const TABS = [...ORDER_TABS, DISPUTED] as const;
type Tab = "all" | (typeof TABS)[number];

const EMPTY: Readonly<Record<Tab, PlainKey>> = {
  all: "orders.emptyAll",
  paid: "orders.emptyPaid",
  shipped: "orders.emptyShipped",
  received: "orders.emptyReceived",
  assess: "orders.emptyAssess",
  disputed: "orders.emptyDisputed",
};

/** Orders that fit a phone's first screen, including the one that peeks in. */
const ON_SCREEN = 3;

/** Most lines that a card shows; the order's own page shows all. */
const MAX_LINES = 2;

/** Loaded on request, so that the list doesn't wait for it. */
const oneOrder = deferred(() => import("./one-order").then(({ OneOrder }) => OneOrder), OrderLoading);

/** /order: the buyer's orders, the one that `?no=` names, its invoice, its reviews or a problem with it (docs/product.md, "Orders"). */
export function OrdersScreen() {
  const [query] = useSearchParams();
  const no = queryId(query, "no");
  if (no) return <oneOrder.Part no={no} view={query.get("view")} />;
  return (
    <OrderList tab={query.get("tab") ?? ""} filter={readOrderFilter(query)} onLoaded={oneOrder.prefetch} />
  );
}

function OrderLoading() {
  const { t } = useI18n();
  return (
    <Page title={t("orders.title")} back={paths.order()}>
      <SkeletonList heights={[228, 228, 228]} />
    </Page>
  );
}

/** Props of {@link OrderList}. */
interface OrderListProps {
  tab: string;
  filter: OrderFilter;
  /** Called once the orders have loaded, even if there are none. */
  onLoaded: () => void;
}

/** The buyer's orders, newest first, by the tabs of docs/product.md, "Orders". */
export function OrderList({ tab, filter, onLoaded }: OrderListProps) {
  const { t } = useI18n();
  const services = useServices();
  const current: Tab = TABS.find((known) => known === tab) ?? "all";
  // Orders also change without the buyer, so each visit refetches and shows cached data in the meantime.
  const isSearch = isFiltered(filter);
  const list = useInfiniteQuery({
    ...ordersQuery(services, current, filterFields(filter)),
    staleTime: STALE.visit,
  });
  const newest = useNewestOrdersQuery();
  // The unpaid notice is above the orders and would move them if it came later. A failed request is not waited for.
  const isPending = list.isPending || (newest.isLoading && newest.failureCount === 0);
  const hasShownOrders = useHasBeen(!isPending);
  // Deferred like the first orders, to be shown with them: the tab of disputes, which few buyers have, would move them, too.
  const shown = useDeferredValue(hasShownOrders ? newest.data?.counts : undefined);
  const counts = isSearch ? list.data?.pages[0]?.counts : shown;
  const hasSearch = useDeferredValue(hasShownOrders);
  // Shown on demand: few buyers ever need it, and not every server supports it.
  const hasDisputed = current === DISPUTED || (counts?.disputed ?? 0) > 0;
  const actions = useOrderActions();
  const first = useInitialRowCount(ON_SCREEN);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The current tab may be out of view, and the counts can move it there.
    const at = page.current?.querySelector(`nav [href*="tab=${current}"]`);
    if (counts) at?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current, counts]);
  useEffect(() => {
    if (list.isSuccess) onLoaded();
  }, [list.isSuccess, onLoaded]);
  const pages = list.data?.pages.map(({ data }) => ({
    data: data.map((order) => ({ id: order.order_no, order })),
  }));
  return (
    <Page
      title={t("titles.order")}
      back={paths.mine()}
      isWide
      ref={page}
      top={
        <Tabs
          label={t("orders.tabs")}
          current={current}
          items={[
            { id: "all", label: t("orders.all"), href: paths.order("", filter) },
            ...ORDER_TABS.map((id) => ({
              id,
              label: t(`mine.${id}`),
              href: paths.order(id, filter),
              count: counts?.[id] || undefined,
            })),
            ...(hasDisputed
              ? [
                  {
                    id: DISPUTED,
                    label: t("disputes.tab"),
                    href: paths.order(DISPUTED, filter),
                    count: counts?.disputed || undefined,
                  },
                ]
              : []),
          ]}
        />
      }
    >
      {hasSearch && (
        <OrderSearch
          filter={filter}
          hrefOf={(changed) => paths.order(tab, changed)}
          hint={t("orders.searchHint")}
        />
      )}
      <InfiniteList
        query={{ ...list, data: isPending ? undefined : pages && { pages }, isPending }}
        first={first}
        before={<UnpaidNotice />}
        skeleton={<SkeletonList heights={[228, 228, 228]} />}
        empty={
          <EmptyState
            title={t(isSearch ? "orders.noneFound" : EMPTY[current])}
            {...(current === "all" && !isSearch
              ? {
                  text: t("orders.emptyText"),
                  action: <ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>,
                }
              : {
                  action: (
                    <ButtonLink href={paths.order()} replace variant="secondary">
                      {t("orders.toAll")}
                    </ButtonLink>
                  ),
                })}
          />
        }
      >
        {(rows) => (
          <ul className={utilities.stackM} aria-label={t("titles.order")}>
            {rows.map(({ id, order }) => (
              <OrderCard key={id} order={order} actions={actions} />
            ))}
          </ul>
        )}
      </InfiniteList>
      {/* The pressed button goes away with the old state: focus moves to the heading. */}
      <OrderSheets actions={actions} onDone={() => page.current?.querySelector("h1")?.focus()} />
    </Page>
  );
}

/** Whether a condition holds or has held since the component was mounted. */
function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return condition || hasBeen;
}

/** An order in a list. The whole card links to it, with the buttons on top. */
function OrderCard({ order, actions }: { order: Order; actions: OrderActions }) {
  const { t, date } = useI18n();
  const { order_no, shopname, status, goods, currency, total, createtime } = order;
  const more = goods.length - MAX_LINES;
  return (
    <li className={classNames(styles.card, styles.inList)}>
      <div className={styles.head}>
        <h2 className={styles.shop}>
          <Link href={paths.orderDetail(order_no)} className={styles.cardLink}>
            <bdi>{shopname}</bdi>
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className={cards.quiet}>
        <span>{`${date(createtime)} · `}</span>
        <bdi translate="no">{order_no}</bdi>
      </p>
      <ul>
        {goods.slice(0, MAX_LINES).map((line) => (
          <OrderLine key={line.id} goods={line} currency={currency} />
        ))}
      </ul>
      {more > 0 && <p className={cards.quiet}>{t("orders.more", { count: more })}</p>}
      {(status === "unpaid" || status === "paid" || status === "shipped") && <StatusSentence order={order} />}
      <p className={styles.total}>
        <span className={cards.quiet}>{t("cart.total")}</span>
        <Price amount={total} currency={currency} />
      </p>
      <OrderButtons order={order} actions={actions} />
    </li>
  );
}
