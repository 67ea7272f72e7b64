"use client";
import { useQuery } from "@tanstack/react-query";
import type { Input, MarketplaceError, Recharge } from "marketplace-sdk";
import { useEffect } from "react";
import { useMarketplace } from "../provider";
import { isNotFound, SHOWN_BY_COMPONENT, setQueryDataFromResponse } from "../query-helpers";
import { type MarketMutationHandle, useMarketMutation } from "../use-market-mutation";
import { usePolling } from "../use-polling";
import { acceptsProof, isPendingRecharge } from "./recharge-state";

/** What the buyer sent: the transaction, a picture of it, or both. */
export type RechargeProof = Omit<Input<"recharges.submitProof">, "id">;

/** A recharge from its address to the balance. */
export interface RechargeHandle {
  /** `notFound` is the server's word for it, `failed` any other reason why nothing could be loaded. */
  state: "loading" | "notFound" | "failed" | "loaded";
  /** The last answer; undefined until loaded. */
  recharge: Recharge | undefined;
  /** Unix seconds until when the address is watched; for `useCountdown`. */
  deadline: number | undefined;
  /** Whether a proof of the transfer is accepted. */
  acceptsProof: boolean;
  /** `mutate({ amount, txid, image })`, with `txid`, `image` or both, while `acceptsProof`. */
  submitProof: MarketMutationHandle<RechargeProof, Recharge>;
  /** Why loading failed. */
  error: MarketplaceError | null;
  /** Loads it now, such as after `failed`. */
  refetch(): void;
}

/** A recharge, polled while its state may change on its own. */
export function useRecharge(id: string): RechargeHandle {
  const { market, queries, queryClient } = useMarketplace();
  const query = queries.recharges.get({ id });
  const { data, error, refetch } = useQuery({
    ...query,
    meta: SHOWN_BY_COMPONENT,
    ...usePolling(isPendingRecharge),
  });
  const status = data?.status;
  useEffect(() => {
    // Lists show the status, and a credited recharge changes the balance.
    if (!status) return;
    for (const { key } of [queries.recharges.list, queries.account.get, queries.account.transactions]) {
      void queryClient.invalidateQueries({ queryKey: key });
    }
  }, [status, queries, queryClient]);
  const submitProof = useMarketMutation(
    {
      mutationKey: ["recharges.submitProof"],
      mutationFn: (proof: RechargeProof) => market.recharges.submitProof({ ...proof, id }, { notify: false }),
    },
    {
      onSuccess: (recharge) => setQueryDataFromResponse(queryClient, query.queryKey, recharge),
    },
  );
  return {
    state: data ? "loaded" : isNotFound(error) ? "notFound" : error ? "failed" : "loading",
    recharge: data,
    deadline: data?.expires_at,
    acceptsProof: data !== undefined && acceptsProof(data),
    submitProof,
    error,
    refetch: () => void refetch(),
  };
}
