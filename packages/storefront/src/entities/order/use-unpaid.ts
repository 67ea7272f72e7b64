import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useMemo } from "react";
import { useAvailability } from "../../shared/availability";
import { INLINE_ERRORS } from "../../shared/errors";
import { PAGE_SIZE } from "../../shared/page-size";
import { STALE, useServices } from "../../shared/services";
import { type UnpaidPayment, unpaidPayments } from "./unpaid";

const NONE: readonly UnpaidPayment[] = [];

/**
 * The signed-in user's pending payments. They have no tab (docs/product.md, "Orders"), so they are read from the newest
 * orders: an unpaid one is never old.
 */
export function useUnpaid(): readonly UnpaidPayment[] {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const has = useAvailability();
  const { data } = useQuery({
    ...queries.orders.list({ limit: PAGE_SIZE }),
    ...INLINE_ERRORS,
    enabled: loggedIn && has("orders"),
    staleTime: STALE.seconds,
  });
  return useMemo(() => (data ? unpaidPayments(data.data, Date.now() / 1000) : NONE), [data]);
}
