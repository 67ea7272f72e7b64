import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import { useServices } from "../../shared/services";

/** The signed-in user; not asked for while nobody is. Stock servers tell little of it, so every part may be missing. */
export function useUser() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  return useQuery({ ...queries.account.get(), enabled: loggedIn });
}
