"use client";
import { useQuery } from "@tanstack/react-query";
import { useMarketplace } from "../provider";
import { useStore } from "../use-store";

/** The query of the signed-in user's account (`account.get`); disabled while signed out. */
export function useAccount() {
  const { queries, session } = useMarketplace();
  const { loggedIn } = useStore(session);
  return useQuery({ ...queries.account.get(), enabled: loggedIn });
}
