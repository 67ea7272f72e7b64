import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useAvailability } from "../../shared/availability";
import { unreadQuery } from "../../shared/queries";
import { useServices } from "../../shared/services";

/**
 * The number of the signed-in user's unread messages; 0 while unknown.
 *
 * @param ready whether a request may be sent now; otherwise only cached data counts
 */
export function useUnread(ready = true): number {
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const has = useAvailability();
  const { data } = useQuery({ ...unreadQuery(services), enabled: loggedIn && ready && has("messages") });
  return (loggedIn && data?.unread) || 0;
}
