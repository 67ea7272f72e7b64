"use client";
import { useInfiniteList } from "../list/use-infinite-list.js";
import { useMarketplace } from "../provider.js";
import { Badge } from "../ui/badge/badge.js";
import { Button, ButtonLink } from "../ui/button/button.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { LoadMore, SkeletonList } from "../ui/loading/loading.js";
import { bagDrawing } from "../ui/placeholder/drawings.js";
import { cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { OrderButtons, type OrderButtonsProps } from "./order-buttons.js";
import { orderBadge, useOrderSentence } from "./order-status.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link OrderList}. */
export interface OrderListProps extends Omit<OrderButtonsProps, "order"> {
  /** Address of an order's page. */
  hrefOf: (orderNo: string) => string;
  /** Names the visit, so that going back finds the place; see `useInfiniteList`. */
  restorationKey?: string;
}

/** The signed-in user's orders, the newest first, with what can be done with each. */
export function OrderList({ hrefOf, restorationKey, ...actions }: OrderListProps) {
  const { t, retry, failure } = useBlockTexts();
  const sentence = useOrderSentence();
  const { queries } = useMarketplace();
  const list = useInfiniteList(queries.orders.list.infinite({ tab: "all" }), {
    rowKey: ({ order_no }) => order_no,
    restorationKey,
  });
  if (list.error) {
    return (
      <EmptyState
        art={cloudDrawing}
        title={failure(list.error) ?? ""}
        action={<Button onClick={list.refetch}>{retry}</Button>}
      />
    );
  }
  if (list.isLoading) return <SkeletonList />;
  if (list.rows.length === 0) {
    return <EmptyState art={bagDrawing} title={t.orders.emptyTitle} text={t.orders.emptyText} />;
  }
  return (
    <Stack>
      {list.rows.map((order) => {
        const { order_no, shopname, goods, status, total, currency } = order;
        return (
          <Card key={order_no} label={`${shopname}, ${order_no}`}>
            <Stack gap="s">
              <Stack row between>
                <Text dir="auto">{shopname}</Text>
                <Badge tone={orderBadge(status).tone}>{t.orders[orderBadge(status).name]}</Badge>
              </Stack>
              <Text size="s" tone="muted">
                {sentence(order)}
              </Text>
              {goods.map(({ id, title, spec, num }) => (
                <Text key={id} size="s" dir="auto">
                  {`${num} × ${[title, spec].filter(Boolean).join(" · ")}`}
                </Text>
              ))}
              <Price amount={total} currency={currency} tone="text" />
              <Stack row gap="s">
                <OrderButtons order={order} {...actions} />
                <ButtonLink
                  size="s"
                  variant="secondary"
                  href={hrefOf(order_no)}
                  aria-label={`${t.orders.view}: ${order_no}`}
                >
                  {t.orders.view}
                </ButtonLink>
              </Stack>
            </Stack>
          </Card>
        );
      })}
      <LoadMore list={list} />
    </Stack>
  );
}
