"use client";
import { type CartLine, groupLines } from "marketplace-sdk/state";
import { lineKey, lineTerms, orderedPieces, piecesOf } from "../cart/lines.js";
import { useCart } from "../cart/use-cart.js";
import { useCartChanges } from "../cart/use-cart-changes.js";
import { useStoreTerms } from "../cart/use-store-terms.js";
import { Button } from "../ui/button/button.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { bagDrawing } from "../ui/placeholder/drawings.js";
import { EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { Stepper } from "../ui/stepper/stepper.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Props of {@link CartContents}. */
export interface CartContentsProps {
  /** Starts the checkout. */
  onCheckOut: (lines: readonly CartLine[]) => void;
}

/** The lines of the cart with today's prices, their total and the way to the checkout. */
export function CartContents({ onCheckOut }: CartContentsProps) {
  const { t } = useBlockTexts();
  const { lines, selected, totals, setQuantity, remove } = useCart();
  const changes = useCartChanges();
  const pieces = piecesOf(selected);
  if (lines.length === 0) {
    return <EmptyState art={bagDrawing} title={t.cart.emptyTitle} text={t.cart.emptyText} />;
  }
  return (
    <Stack>
      {lines.map((line) => {
        const { title = `${line.id}`, spec, currency, num, packSize = 1, stock } = line;
        const { unitPrice } = lineTerms(line, orderedPieces(line, pieces));
        const change = changes.get(lineKey(line));
        return (
          <Card key={lineKey(line)} label={title}>
            <Stack gap="s">
              <Text dir="auto">{spec ? `${title} · ${spec}` : title}</Text>
              <Stack row gap="s">
                <Price amount={unitPrice} currency={currency} />
                {change && "previousPrice" in change && (
                  <Price amount={change.previousPrice} currency={currency} size="s" tone="previous" />
                )}
              </Stack>
              {change && "unavailable" in change && <Text tone="danger">{t.cart.unavailable}</Text>}
              <Stack row between>
                <Stepper
                  value={num}
                  step={packSize}
                  onChange={(quantity) => setQuantity(line, quantity)}
                  {...(typeof stock === "number" && { max: Math.max(1, stock) })}
                />
                <Button
                  variant="plain"
                  size="s"
                  aria-label={`${t.cart.remove}: ${title}`}
                  onClick={() => remove(line)}
                >
                  {t.cart.remove}
                </Button>
              </Stack>
            </Stack>
          </Card>
        );
      })}
      {groupLines(selected).map((group) => (
        <StoreMinimum key={group.shopId} group={group} />
      ))}
      {totals.map(({ amount, currency }) => (
        <Stack key={currency} row between>
          <Text>{t.cart.total}</Text>
          <Price size="l" amount={amount} currency={currency} />
        </Stack>
      ))}
      <Text size="s" tone="muted">
        {t.cart.beforeFees}
      </Text>
      <Button
        block
        disabled={selected.length === 0 || totals.some(({ amount }) => amount === undefined)}
        onClick={() => onCheckOut(selected)}
      >
        {t.cart.checkOut}
      </Button>
    </Stack>
  );
}

/** What a store's lines lack to its smallest order. */
function StoreMinimum({ group: { shopName, goods } }: { group: ReturnType<typeof groupLines>[number] }) {
  const { t, money } = useBlockTexts();
  const { missingAmount, currency } = useStoreTerms(goods);
  if (missingAmount === undefined) return null;
  return (
    <Text role="status" size="s" tone="danger">
      <bdi>{shopName}</bdi>
      <span>{`: ${fill(t.cart.toMinimum, { money: money(missingAmount, currency) })}`}</span>
    </Text>
  );
}
