import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useEffect } from "react";
import { retryWithBackoff } from "../../shared/background";
import { configQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";

/** Keeps cart and favorites the same on all of a member's devices, where the server keeps them (docs/product.md, "Stored on the device"). */
export function useListSync(): void {
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const config = useQuery({ ...configQuery(services), enabled: loggedIn });
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
