import { useQuery } from "@tanstack/react-query";
import type { CartLine } from "marketplace-sdk/state";
import { useState } from "react";
import { useShop } from "../../app/market";
import {
  formerPrices,
  isAddressGone,
  isChanged,
  orderItems,
  type Preview,
  refusedBy,
  renewIn,
} from "./order-view";

/**
 * The order's figures as the server has them now, asked again before their price token ends.
 *
 * @param address id of the chosen one; none for the default one
 * @param enabled false while an order's outcome is unknown: then nothing about it may change
 */
export function usePreview(lines: readonly CartLine[], address: string | undefined, enabled: boolean) {
  const { queries } = useShop();
  const options = queries.orders.preview({
    items: orderItems(lines),
    ...(address && { address_id: address }),
  });
  const query = useQuery({
    ...options,
    enabled,
    staleTime: 0,
    // The old figures stand, marked as such, while those for other lines or another address are on their way.
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => renewIn(state.data?.expires_at, Date.now() / 1000),
  });
  const { data: preview, error, isPlaceholderData, isFetching } = query;
  const refused = refusedBy(error);
  const addressGone = Boolean(address) && isAddressGone(error);

  const key = JSON.stringify(options.queryKey);
  /** The figures that the buyer has seen and not been told of as new. */
  const [seen, setSeen] = useState<{ key: string; preview: Preview }>();
  if (preview && !isPlaceholderData && seen?.key !== key) setSeen({ key, preview });
  const before = seen?.key === key && preview && isChanged(seen.preview, preview) ? seen.preview : undefined;

  return {
    preview,
    refused,
    /** The chosen address was deleted, here or on another device. */
    addressGone,
    /** What failed for reasons that are not the order's. */
    failure: preview || refused || addressGone ? undefined : error,
    /** The figures on show are not, or not yet, those of these lines. */
    isOld: isPlaceholderData || (isFetching && !preview),
    refetch: query.refetch,
    /** The figures shown before, when they have changed without the buyer's doing. */
    before,
    former: before && preview ? formerPrices(before, preview) : undefined,
    /** The buyer has seen the new figures. */
    accept: () => preview && setSeen({ key, preview }),
  };
}
