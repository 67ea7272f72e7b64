import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { INLINE_ERRORS } from "../../shared/errors";
import { COUNT_ONLY, useServices } from "../../shared/services";

/**
 * The number of the signed-in user's unread messages; 0 while unknown.
 *
 * @param ready whether a request may be sent now; otherwise only cached data counts
 */
export function useUnread(ready = true): number {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  // One row is enough, because the response counts all pages.
  const { data } = useQuery({
    ...queries.messages.list(COUNT_ONLY),
    ...INLINE_ERRORS,
    enabled: loggedIn && ready,
  });
  return (loggedIn && data?.unread) || 0;
}
