import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useEffect } from "react";
import { INLINE_ERRORS } from "../../shared/errors";
import { retryWithBackoff } from "../../shared/retry-with-backoff";
import { STALE, useServices } from "../../shared/services";

/** Keeps cart and favorites the same on all of a member's devices, where the server keeps them (docs/product.md, "Stored on the device"). */
export function useListSync(): void {
  const services = useServices();
  const { queries, session } = services;
  const { loggedIn } = useStore(session);
  const config = useQuery({
    ...queries.site.config(),
    ...INLINE_ERRORS,
    staleTime: STALE.session,
    enabled: loggedIn,
  });
  const isKept = loggedIn && config.data?.features?.member_lists === true;
  useEffect(() => {
    if (!isKept) return;
    let isOver = false;
    let stop = (): void => {};
    const end = retryWithBackoff(async () => {
      const { syncLists } = await import("marketplace-sdk/sync");
      if (!isOver) stop = syncLists(services).stop;
    });
    return () => {
      isOver = true;
      end();
      stop();
    };
  }, [isKept, services]);
}
