"use client";
import type { CreatedOrders } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { lineKey, lineTerms, orderedPieces, piecesOf } from "../cart/lines.js";
import { useCart } from "../cart/use-cart.js";
import { useCartChanges } from "../cart/use-cart-changes.js";
import { checkoutGroups } from "../checkout/checkout-groups.js";
import { useCheckoutSession } from "../checkout/use-checkout-session.js";
import { Button } from "../ui/button/button.js";
import { failureText } from "../ui/failure-text.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { PriceBreakdown } from "../ui/list/list.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { bagDrawing } from "../ui/placeholder/drawings.js";
import { EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { Stepper } from "../ui/stepper/stepper.js";
import { useUi } from "../ui/ui-provider.js";

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
      <Button
        block
        disabled={selected.length === 0 || totals.some(({ amount }) => amount === undefined)}
        onClick={() => onCheckOut(selected)}
      >
        {words.checkOut}
      </Button>
    </Stack>
  );
}

/** Words of {@link CheckoutForm}. */
export interface CheckoutFormWords {
  /** Shown alone when there is nothing to order. */
  emptyCart: string;
  /** Over the address. */
  deliverTo: string;
  /** There is no address, or no store delivers to it. */
  addressProblem: string;
  /** Names the freight of all stores. */
  freight: string;
  /** Names the tax of all stores. */
  tax: string;
  /** Names what is to be paid. */
  total: string;
  /** Button that sends the order. */
  placeOrder: string;
  /** Sentence over `acceptPrices`: the figures are others than those shown before. */
  pricesChanged: string;
  /** Button that agrees to the new figures. */
  acceptPrices: string;
  /** Sentence for an order that was sent and may exist. */
  outcomeUnknown: string;
  /** Button that sends that same order once more. */
  sendAgain: string;
  /** Button that gives that order up. */
  discard: string;
}

/** Props of {@link CheckoutForm}. */
export interface CheckoutFormProps {
  /** In the user's language. */
  words: CheckoutFormWords;
  /** The orders exist: show the payment `created.pay.pay_no`. */
  onPlaced: (created: CreatedOrders) => void;
}

/** Address, items by store, sums, and the button that places the order. */
export function CheckoutForm({ words, onPlaced }: CheckoutFormProps) {
  const checkout = useCheckoutSession({ onSuccess: onPlaced });
  const { labels } = useUi();
  const {
    status,
    outcomeUnknown,
    preview,
    address,
    currency,
    total,
    priceChange,
    problem,
    rejection,
    error,
  } = checkout;
  if (status === "empty") return <EmptyState art={bagDrawing} title={words.emptyCart} />;
  if (status === "loading") return <SkeletonList heights={[96, 200]} />;
  const message = outcomeUnknown
    ? words.outcomeUnknown
    : error
      ? failureText(error, labels.failure)
      : rejection && (rejection.msg || labels.failure.refused);
  return (
    <Stack>
      <Card label={words.deliverTo}>
        <Text size="s" tone="muted">
          {words.deliverTo}
        </Text>
        {address && <Text dir="auto">{`${address.name}, ${address.address}`}</Text>}
        {problem && <Text tone="danger">{problem.msg || words.addressProblem}</Text>}
      </Card>
      {checkoutGroups(checkout).map(({ shopId, shopName, lines, problem: storeProblem }) => (
        <Card key={shopId} label={shopName}>
          <Text size="s" tone="muted" dir="auto">
            {shopName}
          </Text>
          {lines.map(({ line, item, problem: lineProblem }) => (
            <div key={`${line.id}/${line.skuId}`}>
              <PriceBreakdown
                rows={[{ name: `${item.num} × ${item.title}`, amount: item.amount }]}
                currency={currency}
              />
              {lineProblem && <Text tone="danger">{lineProblem.msg ?? lineProblem.error}</Text>}
            </div>
          ))}
          {storeProblem && <Text tone="danger">{storeProblem.msg ?? storeProblem.error}</Text>}
        </Card>
      ))}
      {total !== undefined && (
        <PriceBreakdown
          rows={[
            { name: words.freight, amount: preview?.freight },
            { name: words.tax, amount: preview?.tax },
          ]}
          total={{ name: words.total, amount: total }}
          currency={currency}
        />
      )}
      <Text role="alert" tone="danger">
        {message ?? (priceChange && words.pricesChanged)}
      </Text>
      {priceChange && !outcomeUnknown ? (
        <Button block onClick={checkout.acceptPrices}>
          {words.acceptPrices}
        </Button>
      ) : (
        <Button
          block
          busy={status === "placing"}
          disabled={!outcomeUnknown && status !== "failed" && !checkout.canPlace}
          onClick={outcomeUnknown ? checkout.retry : status === "failed" ? checkout.refetch : checkout.place}
        >
          {outcomeUnknown ? words.sendAgain : status === "failed" ? labels.retry : words.placeOrder}
        </Button>
      )}
      {outcomeUnknown && (
        <Button block variant="plain" onClick={checkout.discard}>
          {words.discard}
        </Button>
      )}
    </Stack>
  );
}
