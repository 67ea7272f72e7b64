"use client";
import { type CreatedOrders, isErrorOf } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { type CheckoutGroup, checkoutGroups } from "../checkout/checkout-groups.js";
import { orderItemKey } from "../checkout/order.js";
import {
  type CheckoutSession,
  useCheckoutLines,
  useCheckoutSession,
} from "../checkout/use-checkout-session.js";
import { Button, ButtonLink } from "../ui/button/button.js";
import { TextArea } from "../ui/field/field.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { PriceBreakdown } from "../ui/list/list.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { bagDrawing } from "../ui/placeholder/drawings.js";
import { cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { CheckoutAddress } from "./checkout-address.js";
import { ItemLine } from "./item-line.js";
import { SignIn, type SignInProps } from "./sign-in.js";
import { StoreFreight } from "./store-freight.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Props of {@link CheckoutForm}. */
export interface CheckoutFormProps extends SignInProps {
  /** The orders exist: show the payment `created.pay.pay_no`. */
  onSuccess: (created: CreatedOrders) => void;
  /** Address of the buyer's orders: where an order whose outcome is unknown may be. */
  ordersHref: string;
}

/**
 * An order from its lines to the payment: signing in if that is missing, the address, a note, all that is to be paid, and one button.
 * An order that may have been placed comes before everything else.
 */
export function CheckoutForm({ onSuccess, ordersHref, ...signIn }: CheckoutFormProps) {
  const { t, retry, failure } = useBlockTexts();
  // The list of orders shows what became of an order that another tab has sent again.
  const checkout = useCheckoutSession({ onSuccess, onPlacedElsewhere: () => location.assign(ordersHref) });
  const { status, preview, currency, error } = checkout;
  if (status === "empty") {
    return <EmptyState art={bagDrawing} title={t.checkout.emptyTitle} text={t.checkout.emptyText} />;
  }
  if (status === "signedOut") return <SignIn {...signIn} />;
  if (status === "loading") return <SkeletonList heights={[136, 200, 120]} />;
  if (status === "failed") {
    return (
      <EmptyState
        art={cloudDrawing}
        title={failure(error) ?? ""}
        action={<Button onClick={checkout.refetch}>{retry}</Button>}
      />
    );
  }
  const isSent = status !== "editing";
  const groups = checkoutGroups(checkout);
  return (
    <Stack>
      <CheckoutAddress checkout={checkout} isSent={isSent} />
      {groups.map((group) => (
        <StoreGroup
          key={group.shopId}
          group={group}
          checkout={checkout}
          isOnly={groups.length === 1}
          isSent={isSent}
        />
      ))}
      <TextArea
        label={t.checkout.remark}
        hint={t.checkout.remarkHint}
        rows={2}
        maxLength={limits["orders.create"].remark.maxLength}
        value={checkout.remark}
        disabled={isSent}
        onChange={({ target }) => checkout.setRemark(target.value)}
      />
      {preview && (
        <Card label={t.checkout.total}>
          <PriceBreakdown
            rows={[
              { name: t.checkout.items, amount: preview.goods_amount },
              { name: t.checkout.freight, amount: preview.freight },
              { name: t.checkout.tax, amount: preview.tax },
            ]}
            total={{ name: t.checkout.total, amount: preview.total }}
            currency={currency}
          />
        </Card>
      )}
      <Text size="s" tone="muted">
        {t.checkout.refund}
      </Text>
      <Place checkout={checkout} ordersHref={ordersHref} />
    </Stack>
  );
}

interface StoreGroupProps {
  group: CheckoutGroup;
  checkout: CheckoutSession;
  /** It is the only store, so that its sums are those of the order. */
  isOnly: boolean;
  isSent: boolean;
}

/** What one store sends. A line that can't be ordered can be left out. */
function StoreGroup({ group, checkout, isOnly, isSent }: StoreGroupProps) {
  const { shopName, lines, sums, problem } = group;
  const { currency, priceChange, address } = checkout;
  const { t } = useBlockTexts();
  const { remove } = useCheckoutLines();
  return (
    <Card label={shopName}>
      <Stack gap="s">
        <Text as="h2" size="s" tone="muted" dir="auto">
          {shopName}
        </Text>
        {lines.map(({ line, item, problem: lineProblem }) => (
          <Stack key={`${line.id}/${line.skuId}`} gap="s">
            <ItemLine item={item} currency={currency} />
            <PreviousPrice amount={priceChange?.previousPrices.get(orderItemKey(line))} currency={currency} />
            {lineProblem && (
              <Stack row between>
                <Text tone="danger">{lineProblem.msg || t.checkout.problem}</Text>
                {!isSent && (
                  <Button
                    size="s"
                    variant="plain"
                    aria-label={`${t.checkout.leaveOut}: ${item.title}`}
                    onClick={() => remove(line)}
                  >
                    {t.checkout.leaveOut}
                  </Button>
                )}
              </Stack>
            )}
          </Stack>
        ))}
        {sums && !isOnly && (
          <PriceBreakdown
            rows={[
              { name: t.checkout.items, amount: sums.goods_amount },
              { name: t.checkout.freight, amount: sums.freight },
              { name: t.checkout.tax, amount: sums.tax },
              { name: t.checkout.total, amount: sums.total },
            ]}
            currency={currency}
          />
        )}
        {sums && <StoreFreight sums={sums} currency={currency} country={address?.country} />}
        {problem && <Text tone="danger">{problem.msg || t.checkout.problem}</Text>}
      </Stack>
    </Card>
  );
}

/** Price of an item before it changed. */
function PreviousPrice({ amount, currency }: { amount: string | undefined; currency: string | undefined }) {
  if (amount === undefined) return null;
  return <Price amount={amount} currency={currency} size="s" tone="previous" />;
}

/** What the buyer must know before the button, and the button. */
function Place({ checkout, ordersHref }: { checkout: CheckoutSession; ordersHref: string }) {
  const { t } = useBlockTexts();
  const { status, outcomeUnknown, priceChange, error, isStale } = checkout;
  const isBusy = status === "placing" || status === "placed";
  const isTooMany = isErrorOf(error, "orders.create") && error.reason === "too_many_unpaid";
  return (
    <Stack gap="s">
      <Text role="alert" tone="danger">
        <Notice checkout={checkout} />
      </Text>
      {priceChange && !outcomeUnknown ? (
        <Button block onClick={checkout.acceptPrices}>
          {t.checkout.acceptPrices}
        </Button>
      ) : (
        <Button
          block
          busy={isBusy || isStale}
          disabled={!outcomeUnknown && !isBusy && !checkout.canPlace}
          onClick={outcomeUnknown ? checkout.retry : checkout.place}
        >
          {outcomeUnknown ? t.checkout.sendAgain : t.checkout.placeOrder}
        </Button>
      )}
      {(outcomeUnknown || isTooMany) && (
        <ButtonLink block variant="secondary" href={ordersHref}>
          {t.checkout.toOrders}
        </ButtonLink>
      )}
      {outcomeUnknown && (
        <Button block variant="plain" onClick={checkout.discard}>
          {t.checkout.discard}
        </Button>
      )}
    </Stack>
  );
}

/** Problems that the part with the address shows. */
const OF_ADDRESS: readonly string[] = ["address_required", "area_not_open"];

function Notice({ checkout }: { checkout: CheckoutSession }) {
  const { t, money, failure } = useBlockTexts();
  const { outcomeUnknown, priceChange, preview, problem, rejection, error, currency } = checkout;
  if (outcomeUnknown) return t.checkout.outcomeUnknown;
  if (priceChange && preview) {
    const { previousTotal } = priceChange;
    if (previousTotal === preview.total) return t.checkout.changedPrices;
    const [before, after] = [money(previousTotal, currency), money(preview.total, currency)];
    return fill(t.checkout.changed, { before, after });
  }
  const isOfLine = checkoutGroups(checkout).some(
    (group) => group.problem || group.lines.some((line) => line.problem),
  );
  const other = problem ?? (isOfLine ? undefined : rejection);
  if (other) return OF_ADDRESS.includes(other.error) ? null : <bdi>{other.msg || t.checkout.problem}</bdi>;
  if (isOfLine) return t.checkout.settle;
  if (isErrorOf(error, "orders.create") && error.reason === "price_changed") return t.checkout.checkedAgain;
  return failure(error);
}
