"use client";
import { useQuery } from "@tanstack/react-query";
import { isErrorOf, type MarketplaceError, type Preview, type PreviewProblem } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { useState } from "react";
import { useMarketplace } from "../provider.js";
import { SHOWN_BY_COMPONENT } from "../query-helpers.js";
import { formerPrices, orderItems } from "./order.js";

/** Figures that changed without the buyer's doing, and must be accepted before ordering. */
export interface PriceChange {
  /** The total that was shown before, a decimal string. */
  previousTotal: string;
  /** Former unit prices by `orderItemKey`. */
  previousPrices: ReadonlyMap<string, string>;
}

/** What the server says about an order that is not placed yet. */
export interface OrderPreview {
  preview: Preview | undefined;
  /** Why the server rejected the whole preview. */
  rejection: PreviewProblem | undefined;
  isAddressGone: boolean;
  /** A failure that says nothing about the order. */
  error: MarketplaceError | null;
  /** The figures on screen are not, or not yet, those of these lines. */
  isStale: boolean;
  priceChange: PriceChange | undefined;
  acceptPrices(): void;
  refetch(): void;
}

/** Longest and shortest time between two previews, in milliseconds. */
const MAX_RENEWAL_MS = 300_000;
const MIN_RENEWAL_MS = 15_000;
/** Seconds before its end that a price token is renewed. */
const RENEW_AHEAD_S = 30;

/**
 * Milliseconds until the price token needs renewing, regardless of this device's clock.
 *
 * @param now Unix seconds
 */
export const renewalDelay = (expiresAt: number | undefined, now: number): number =>
  Math.min(MAX_RENEWAL_MS, Math.max(MIN_RENEWAL_MS, ((expiresAt ?? 0) - RENEW_AHEAD_S - now) * 1000));

/**
 * The order's figures as the server has them now, loaded again before their price token ends.
 *
 * @param addressId empty for the default address
 */
export function useOrderPreview(
  lines: readonly CartLine[],
  addressId: string,
  enabled: boolean,
): OrderPreview {
  const { market, queries } = useMarketplace();
  const options = queries.orders.preview({
    items: orderItems(lines),
    ...(addressId && { address_id: addressId }),
  });
  const query = useQuery({
    ...options,
    meta: SHOWN_BY_COMPONENT,
    enabled,
    staleTime: 0,
    // The old figures stay, marked as stale, while those of other lines or another address are loading.
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => renewalDelay(state.data?.expires_at, market.clock.now()),
  });
  const { data: preview, error, isPlaceholderData, isFetching } = query;
  const rejection = previewRejection(error);
  const addressGone = !!addressId && isAddressGone(error);

  const key = JSON.stringify(options.queryKey);
  /** The figures that the buyer has seen and agreed to. */
  const [seen, setSeen] = useState<{ key: string; preview: Preview }>();
  if (preview && !isPlaceholderData && seen?.key !== key) setSeen({ key, preview });
  return {
    preview,
    rejection,
    isAddressGone: addressGone,
    error: preview || rejection || addressGone ? null : error,
    isStale: isPlaceholderData || (isFetching && !preview),
    priceChange: seen?.key === key && preview ? changeOf(seen.preview, preview) : undefined,
    acceptPrices: () => preview && setSeen({ key, preview }),
    refetch: () => void query.refetch(),
  };
}

/** What is different from what the buyer has seen: another total, or another price. */
function changeOf(seen: Preview, preview: Preview): PriceChange | undefined {
  const previousPrices = formerPrices(seen, preview);
  if (seen.total !== preview.total || previousPrices.size > 0)
    return { previousTotal: seen.total, previousPrices };
  return undefined;
}

/** Why the server rejected the whole preview. @returns undefined for failures that say nothing about the order */
export function previewRejection(error: unknown): PreviewProblem | undefined {
  if (!isErrorOf(error, "orders.preview") || error.reason === undefined) return undefined;
  // Ids are only compared, so they may be anything the server sends.
  const { id = 0, sku_id = 0, left }: Partial<PreviewProblem> = Object(error.data);
  const { reason, msg = "" } = error;
  return { error: reason, msg, id, sku_id, ...(left !== undefined && { left }) };
}

/** Whether the selected address no longer exists. A product that is missing has a reason, or is a problem of its line. */
export const isAddressGone = (error: unknown): boolean =>
  isErrorOf(error, "orders.preview") && error.code === 404 && error.reason === undefined;
