"use client";
import { useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio";
import { useMarketplace } from "../provider";

/** The query of the signed-in user's account (`account.get`); disabled while nobody is signed in. */
export function useAccount() {
  const { queries, session } = useMarketplace();
  const { loggedIn } = useSnapshot(session.state);
  return useQuery({ ...queries.account.get(), enabled: loggedIn });
}
