import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { User } from "marketplace-sdk";
import { useCallback } from "react";
import { useSnapshot } from "valtio";
import { useShop } from "../../app/market";
import { type ProfileUser, profileInput } from "./profile";

/** The signed-in user; not asked for while nobody is. Stock servers tell little of it, so every part may be missing. */
export function useUser() {
  const { queries, session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  return useQuery({ ...queries.user.index(), enabled: loggedIn });
}

/**
 * Saves a change of the profile and shows it everywhere.
 *
 * @throws {MarketplaceError} of user.profile
 */
export function useSaveProfile(): (user: User, change: ProfileUser) => Promise<void> {
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  return useCallback(
    async (user, change) => {
      const input = profileInput(user, change);
      await market.user.profile(input);
      queryClient.setQueryData(queries.user.index().queryKey, (known) => ({ ...known, ...input }));
    },
    [market, queries, queryClient],
  );
}
