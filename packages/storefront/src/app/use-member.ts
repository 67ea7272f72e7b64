import { useQuery } from "@tanstack/react-query";
import type { SessionUser } from "marketplace-sdk/state";
import { useSnapshot } from "valtio";
import { MEMBER, useShop } from "./market";
import { belongTo } from "./private-data";

/** What the login answered about who is signed in; null for nobody, undefined until it has been read. */
export function useUserinfo(): SessionUser | null | undefined {
  const { session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  return useQuery({
    queryKey: [MEMBER, loggedIn],
    async queryFn() {
      const user = (await session.user()) ?? null;
      // Before anything on screen knows who it is.
      if (user) belongTo(`${user.id}`);
      return user;
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** Id of who is signed in, as this device knows it; empty for nobody, undefined until it has been read. */
export function useMember(): string | undefined {
  const user = useUserinfo();
  return user === undefined ? undefined : `${user?.id ?? ""}`;
}
