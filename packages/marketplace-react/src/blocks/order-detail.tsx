"use client";
import { useQuery } from "@tanstack/react-query";
import { useMarketplace } from "../provider.js";
import { isNotFound, SHOWN_BY_COMPONENT } from "../query-helpers.js";
import { Badge } from "../ui/badge/badge.js";
import { Button } from "../ui/button/button.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { Copyable, Description, DescriptionList, PriceBreakdown } from "../ui/list/list.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { AddressText } from "./address-text.js";
import { ItemLine } from "./item-line.js";
import { OrderButtons, type OrderButtonsProps } from "./order-buttons.js";
import { orderBadge, useOrderSentence } from "./order-status.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link OrderDetail}. */
export interface OrderDetailProps extends Omit<OrderButtonsProps, "order"> {
  /** `order_no` of an order. */
  orderNo: string;
}

/** One order: where it stands, what can be done, where it goes, what it held and what it cost. */
export function OrderDetail({ orderNo, ...actions }: OrderDetailProps) {
  const { t, retry, failure } = useBlockTexts();
  const sentence = useOrderSentence();
  const { queries } = useMarketplace();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...queries.orders.get({ order_no: orderNo }),
    meta: SHOWN_BY_COMPONENT,
    // It also changes without the buyer.
    staleTime: 0,
  });
  if (!order) {
    if (isNotFound(error)) return <EmptyState title={t.orders.goneTitle} text={t.orders.goneText} />;
    if (!error) return <SkeletonList heights={[136, 136, 200]} />;
    return (
      <EmptyState
        art={cloudDrawing}
        title={failure(error) ?? ""}
        action={<Button onClick={() => void refetch()}>{retry}</Button>}
      />
    );
  }
  const { status, shopname, goods, currency, address, express, cancel_reason, refund_status, remark } = order;
  const isRefunded = refund_status === "refunded" || refund_status === "partial";
  return (
    <Stack>
      <Card label={t.orders[orderBadge(status).name]}>
        <Stack gap="s">
          <Text>
            <Badge tone={orderBadge(status).tone}>{t.orders[orderBadge(status).name]}</Badge>
          </Text>
          <Text role="status">{sentence(order)}</Text>
          {cancel_reason && (
            <Text size="s" tone="muted">
              {t.orders.reason} <bdi>{cancel_reason}</bdi>
            </Text>
          )}
          <Stack row gap="s">
            <OrderButtons order={order} {...actions} />
          </Stack>
        </Stack>
      </Card>
      {(address || express) && (
        <Card label={t.orders.delivery}>
          <Stack gap="s">
            <Text as="h2" size="s" tone="muted">
              {t.orders.delivery}
            </Text>
            {address && <AddressText address={address} />}
            {express && (
              <DescriptionList>
                <Description name={t.orders.carrier}>
                  <bdi>{express.carrier}</bdi>
                </Description>
                <Description name={t.orders.tracking}>
                  <Copyable text={express.tracking_no} label={t.orders.tracking} />
                </Description>
              </DescriptionList>
            )}
          </Stack>
        </Card>
      )}
      <Card label={shopname}>
        <Stack gap="s">
          <Text as="h2" size="s" tone="muted" dir="auto">
            {shopname}
          </Text>
          {goods.map((item) => (
            <ItemLine key={item.id} item={item} currency={currency} />
          ))}
          <PriceBreakdown
            rows={[
              { name: t.orders.items, amount: order.goods_amount },
              { name: t.orders.freight, amount: order.freight },
              { name: t.orders.tax, amount: order.tax },
            ]}
            total={{ name: t.orders.total, amount: order.total }}
            currency={currency}
          />
          {isRefunded && (
            <Stack row between gap="s">
              <Text size="s">{t.orders.refunded}</Text>
              {/* Left out, it is the total. One that can't be read is not known. */}
              <Price
                amount={"refund_amount" in order ? order.refund_amount : order.total}
                currency={currency}
                size="s"
                tone="text"
              />
            </Stack>
          )}
        </Stack>
      </Card>
      <Card label={t.orders.number}>
        <DescriptionList>
          <Description name={t.orders.number}>
            <Copyable text={order.order_no} label={t.orders.number} />
          </Description>
          <Description name={t.orders.remark}>{remark && <bdi>{remark}</bdi>}</Description>
        </DescriptionList>
      </Card>
    </Stack>
  );
}
