"use client";
import type { CartLine } from "marketplace-sdk/state";
import { lineKey } from "../cart/lines";
import { lineTerms, orderedPieces, piecesOf } from "../cart/totals";
import { useCart } from "../cart/use-cart";
import { useCartChanges } from "../cart/use-cart-changes";
import { Button } from "../ui/button/button";
import { bagDrawing } from "../ui/empty-state/drawings";
import { EmptyState } from "../ui/empty-state/empty-state";
import { Card } from "../ui/layout/card";
import { Stack } from "../ui/layout/stack";
import { Text } from "../ui/layout/text";
import { Price } from "../ui/price/price";
import { Stepper } from "../ui/stepper/stepper";

/** Words of {@link CartContents}. */
export interface CartContentsWords {
  /** Shown instead of the list when the cart is empty. */
  emptyCart: string;
  /** Button of each line. */
  remove: string;
  /** Button that hands the selected lines over. */
  checkOut: string;
  /** A line that is no longer sold. */
  unavailable: string;
}

/** Props of {@link CartContents}. */
export interface CartContentsProps {
  /** In the user's language. */
  words: CartContentsWords;
  /** Starts the checkout. */
  onCheckOut: (lines: readonly CartLine[]) => void;
}

/** The lines of the cart with today's prices, their total and the way to the checkout. */
export function CartContents({ words, onCheckOut }: CartContentsProps) {
  const { lines, selected, totals, setQuantity, remove } = useCart();
  const changes = useCartChanges();
  const pieces = piecesOf(selected);
  if (lines.length === 0) return <EmptyState art={bagDrawing} title={words.emptyCart} />;
  return (
    <Stack>
      {lines.map((line) => {
        const { title = `${line.id}`, spec, currency, num, packSize = 1, stock } = line;
        const { unitPrice = "0" } = lineTerms(line, orderedPieces(line, pieces));
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
              {change && "unavailable" in change && <Text tone="danger">{words.unavailable}</Text>}
              <Stack row between>
                <Stepper
                  value={num}
                  step={packSize}
                  onChange={(quantity) => setQuantity(line, quantity)}
                  {...(typeof stock === "number" && { max: Math.max(1, stock) })}
                />
                <Button variant="plain" size="s" onClick={() => remove(line)}>
                  {words.remove}
                </Button>
              </Stack>
            </Stack>
          </Card>
        );
      })}
      {totals.map(({ amount, currency }) => (
        <Price key={currency} size="l" amount={amount} currency={currency} />
      ))}
      <Button block disabled={selected.length === 0} onClick={() => onCheckOut(selected)}>
        {words.checkOut}
      </Button>
    </Stack>
  );
}
