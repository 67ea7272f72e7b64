import { useQueryClient } from "@tanstack/react-query";
import type { User } from "marketplace-sdk";
import { useCallback } from "react";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { type ProfileUser, profileInput } from "./profile";

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
      const { queryKey } = queries.user.index();
      await takeAnswer(queryClient, { queryKey }, { ...queryClient.getQueryData(queryKey), ...input });
    },
    [market, queries, queryClient],
  );
}
