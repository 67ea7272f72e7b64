"use client";
import type { Address, CreatedOrders, MarketplaceError, Preview, PreviewProblem } from "marketplace-sdk";
import { isDecimal } from "marketplace-sdk/money";
import type { CartLine } from "marketplace-sdk/state";
import { useEffect, useMemo, useState } from "react";
import { useSession, useUserId } from "../account/use-session.js";
import { lineKey, restoreRemoved } from "../cart/lines.js";
import { useMarketplace, useStore } from "../provider.js";
import { orderProblem } from "./checkout-groups.js";
import { type CheckoutOrigin, checkoutOf } from "./checkout-store.js";
import { orderItemKey } from "./order.js";
import { type PriceChange, useOrderPreview } from "./use-order-preview.js";

/**
 * - `empty`: there is nothing to order
 * - `signedOut`: the buyer has to sign in first; the lines wait
 * - `loading`: the first preview is on its way
 * - `failed`: the preview failed, see `error`; `refetch` tries again
 * - `editing`: the buyer decides; `canPlace` says whether the order can be sent
 * - `placing`: the order is on its way
 * - `placed`: the orders exist; the component still shows what was ordered, until it unmounts or another order is started
 * - `outcomeUnknown`: an order was sent, here or in a tab since closed, and may exist. Offer `retry` and `discard`
 */
export type CheckoutStatus =
  | "empty"
  | "signedOut"
  | "loading"
  | "failed"
  | "editing"
  | "placing"
  | "placed"
  | "outcomeUnknown";

/** Callbacks of {@link useCheckoutSession}. They also run when the component is gone. */
export interface CheckoutSessionOptions {
  /** The orders exist; next is the payment `created.pay.pay_no`. */
  onSuccess?: (created: CreatedOrders) => void;
  /**
   * The order was not placed, or `outcomeUnknown`: the error alone does not say so, since an earlier attempt may have placed it. `error`
   * of the handle says why, for as long as the component is there.
   */
  onError?: (error: MarketplaceError, outcomeUnknown: boolean) => void;
  /** The pending order got its outcome in another tab: it is in the list of orders, or it was never created. */
  onPlacedElsewhere?: () => void;
}

/** An order from its lines to the payment. */
export interface CheckoutSession {
  /** What the screen shows; see {@link CheckoutStatus}. */
  status: CheckoutStatus;
  /** What is ordered, or was sent. Empty when there is nothing. */
  lines: readonly CartLine[];
  /** What the server says: sums, balance, ways to pay. Undefined until it has answered. See also `checkoutGroups`. */
  preview: Preview | undefined;
  /** Why the server rejected the whole preview, such as the last line being sold out. */
  rejection: PreviewProblem | undefined;
  /** Decimal string; undefined until the server has answered. */
  total: string | undefined;
  /** Of every amount here, such as `USDT`; until the server has answered, that of the first line. */
  currency: string | undefined;
  /** The preview does not yet match the current lines and address. */
  isStale: boolean;
  /** What keeps the whole order from being placed, such as `address_required` or `area_not_open`. */
  problem: PreviewProblem | undefined;
  /** Prices that changed without the buyer's doing: show them, then `acceptPrices`. */
  priceChange: PriceChange | undefined;
  /** Agrees to the figures on screen: `priceChange` is undefined from then on. */
  acceptPrices(): void;

  /** Where the order goes, as the preview says: the selected address, or the default one. */
  address: Address | undefined;
  /** The address that was selected; empty for the default one. */
  addressId: string;
  /** The address that was selected has been deleted. The default one is used. */
  isAddressGone: boolean;
  /** Loads the preview again, with this address. @param id such as `(await market.addresses.save(input)).id` */
  selectAddress(id: Address["id"]): void;
  /** The buyer's note for the stores; empty for none. */
  remark: string;
  /** Keeps the note in this tab, through a reload, and dismisses the last error. */
  setRemark(remark: string): void;

  /** Begins an order: the selected lines of the cart, or what "Buy now" was pressed for. */
  start(lines: readonly CartLine[], origin: CheckoutOrigin): void;

  /** There is an address, no problem, no change of price to accept, and the figures are those of now. */
  canPlace: boolean;
  /** Sends the order that is on screen. Does nothing unless `canPlace`. */
  place(): void;
  /** An order was sent, here or in a tab since closed, and may exist: offer `retry` and `discard`. */
  outcomeUnknown: boolean;
  /** Sends the order whose outcome is unknown once more: to the server it is the same order. */
  retry(): void;
  /** Gives up the order whose outcome is unknown. The order may still exist. */
  discard(): void;
  /** Why the order or its preview failed. */
  error: MarketplaceError | null;
  /** Loads the preview again, such as after `failed`. */
  refetch(): void;
}

/**
 * The checkout: lines of the cart or of "Buy now", address, preview, changed prices, sending, and the case where it is unknown
 * whether the order exists. It survives a reload and a sign-in; every component that uses it sees the same session.
 *
 * ```tsx
 * const checkout = useCheckoutSession({ onSuccess: ({ pay }) => navigate(`/pay?no=${pay.pay_no}`) });
 * ```
 */
export function useCheckoutSession({
  onSuccess,
  onError,
  onPlacedElsewhere,
}: CheckoutSessionOptions = {}): CheckoutSession {
  const store = checkoutOf(useMarketplace());
  const { lines, draft, userId, pendingOrder, placedOrder, isPlacing, error } = useStore(store);
  const [orderBefore] = useState(placedOrder);
  const { isSignedIn } = useSession();
  const currentUserId = useUserId();
  useEffect(() => {
    if (isSignedIn && currentUserId !== undefined) store.claim(currentUserId);
  }, [store, isSignedIn, currentUserId]);

  const isClaimed = userId !== undefined && userId === currentUserId;
  const pending = isClaimed ? pendingOrder : undefined;
  const placed = placedOrder === orderBefore ? undefined : placedOrder;
  const sent = placed ?? pending;
  const isEditable = isClaimed && !sent && !isPlacing;
  const orderPreview = useOrderPreview(
    placed?.lines ?? lines,
    draft.addressId,
    isEditable && lines.length > 0,
  );
  const isAgreed = sent?.token === orderPreview.preview?.price_token;
  // A sent order shows only the figures that the buyer agreed to. Without lines, or for another user, there are none to show.
  const preview = (sent ? isAgreed : isClaimed && lines.length > 0) ? orderPreview.preview : undefined;
  const { rejection } = orderPreview;

  const [isAddressGone, setIsAddressGone] = useState(false);
  useEffect(() => {
    if (!orderPreview.isAddressGone) return;
    store.change({ addressId: "" });
    setIsAddressGone(true);
  }, [store, orderPreview.isAddressGone]);

  const status = statusOf();
  const canPlace =
    status === "editing" &&
    !rejection &&
    !orderPreview.isStale &&
    !orderPreview.priceChange &&
    // Nobody can agree to a sum that is not known.
    isDecimal(preview?.total) &&
    // The preview has no token while a line or the address has a problem.
    Boolean(preview?.price_token && preview.address);

  function statusOf(): CheckoutStatus {
    if (isPlacing) return "placing";
    if (placed) return "placed";
    if (pending) return "outcomeUnknown";
    if (lines.length === 0) return isSignedIn && !isClaimed ? "loading" : "empty";
    if (!isSignedIn) return "signedOut";
    if (orderPreview.error) return "failed";
    return preview || rejection ? "editing" : "loading";
  }

  const send = async (order?: Parameters<typeof store.place>[0]): Promise<void> => {
    const created = await store.place(order);
    if (created) onSuccess?.(created);
    else if (store.state.error) onError?.(store.state.error, store.state.outcomeUnknown);
    else if (!order && store.state.userId !== undefined && !store.state.pendingOrder) onPlacedElsewhere?.();
  };
  return {
    ...orderPreview,
    status,
    lines: sent?.lines ?? lines,
    preview,
    total: sent?.total ?? preview?.total,
    currency: preview?.currency ?? lines[0]?.currency,
    problem: orderProblem(preview, rejection),
    acceptPrices() {
      store.change({});
      orderPreview.acceptPrices();
    },
    address: preview?.address ?? undefined,
    addressId: draft.addressId,
    isAddressGone: isAddressGone && !draft.addressId,
    remark: sent?.remark ?? draft.remark,
    setRemark: (next) => store.change({ remark: next }),
    selectAddress(id) {
      setIsAddressGone(false);
      store.change({ addressId: `${id}` });
    },
    start: store.start,
    discard: store.discardPending,
    canPlace,
    place() {
      if (!canPlace || !preview?.address) return;
      const { price_token: token, total, address } = preview;
      void send({ ...draft, lines, token, total, addressId: `${address.id}` });
    },
    outcomeUnknown: status === "outcomeUnknown",
    retry() {
      if (pending) void send();
    },
    error: error ?? orderPreview.error,
  };
}

/** Changes of single lines of an order. The cart stays as it is until the order is placed. */
export interface CheckoutLines {
  /** Takes a line out of this order. Returns its undo, which leaves later changes alone. */
  remove(line: CartLine): () => void;
  /** Such as the quantity that is left in stock. */
  setQuantity(line: CartLine, quantity: number): void;
}

/** Changes the lines of the order that `useCheckoutSession` shows. */
export function useCheckoutLines(): CheckoutLines {
  const store = checkoutOf(useMarketplace());
  return useMemo(() => {
    const isSame = (one: CartLine, other: CartLine): boolean => orderItemKey(one) === orderItemKey(other);
    return {
      remove(line: CartLine) {
        const before = store.state.lines;
        const after = before.filter((row) => !isSame(row, line));
        store.replaceLines(after);
        return () => store.replaceLines(restoreRemoved(before, after, store.state.lines, lineKey));
      },
      setQuantity: (line: CartLine, num: number) =>
        store.replaceLines(store.state.lines.map((row) => (isSame(row, line) ? { ...row, num } : row))),
    };
  }, [store]);
}
