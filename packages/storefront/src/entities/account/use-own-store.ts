import { useQuery } from "@tanstack/react-query";
import { useAccount } from "marketplace-react";
import type { Id } from "marketplace-sdk";
import { INLINE_ERRORS } from "../../shared/errors";
import { STALE, useServices } from "../../shared/services";

/** Whether a store is the user's own, which they can't follow or buy from. False until their store has loaded. */
export function useOwnStore(id: Id): boolean {
  const { queries } = useServices();
  const { data } = useQuery({
    ...queries.merchant.dashboard(),
    ...INLINE_ERRORS,
    staleTime: STALE.minute,
    enabled: useAccount().data?.is_merchant === true,
  });
  const own = data?.shop?.id;
  return own !== undefined && String(own) === String(id);
}
