"use client";
import { useQuery } from "@tanstack/react-query";
import { type Data, type Input, isOutcomeKnown, type MarketplaceError, type Recharge } from "marketplace-sdk";
import { useEffect } from "react";
import { usePendingCall } from "../drafts/use-drafts.js";
import { useMarketplace } from "../provider.js";
import { isNotFound, SHOWN_BY_COMPONENT, setQueryDataFromResponse } from "../query-helpers.js";
import { invalidateAfter } from "../stale-after.js";
import { type MarketMutationHandle, useMarketMutation } from "../use-market-mutation.js";
import { usePolling } from "../use-polling.js";
import { pendingRechargeOf, type RechargeInput } from "./pending-recharge.js";
import { acceptsProof, isPendingRecharge } from "./recharge-state.js";

/** What the buyer sent: the transaction, a picture of it, or both. */
export type RechargeProof = Omit<Input<"recharges.submitProof">, "id">;

/** A recharge from its address to the balance. */
export interface RechargeHandle {
  /** `notFound` is the server's word for it, `failed` any other reason why nothing could be loaded. */
  status: "loading" | "notFound" | "failed" | "loaded";
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
  const state = data?.status;
  useEffect(() => {
    if (state) void invalidateAfter(queryClient, "recharges.get");
  }, [state, queryClient]);
  const submitProof = useMarketMutation(
    {
      mutationKey: ["marketplace", "recharges.submitProof"],
      mutationFn: (proof: RechargeProof) => market.recharges.submitProof({ ...proof, id }, { notify: false }),
    },
    {
      onSuccess: (recharge) => setQueryDataFromResponse(queryClient, query, recharge),
    },
  );
  return {
    status: data ? "loaded" : isNotFound(error) ? "notFound" : error ? "failed" : "loading",
    recharge: data,
    deadline: data?.expires_at,
    acceptsProof: data !== undefined && acceptsProof(data),
    submitProof,
    error,
    refetch: () => void refetch(),
  };
}

/** Callbacks of {@link useCreateRecharge}. They also run when the component is gone. */
export interface CreateRechargeOptions {
  /** The recharge exists and has an address: show it with `useRecharge`. */
  onSuccess?: (recharge: Recharge) => void;
  /** It was not created, or `outcomeUnknown`. */
  onError?: (error: MarketplaceError) => void;
}

/** Starting a recharge. */
export interface CreateRechargeHandle {
  /** Coins and networks with their limits; undefined until loaded. */
  methods: Data<"recharges.methods"> | undefined;
  /** Whether the methods are there. */
  status: "loading" | "failed" | "loaded";
  /** Why the methods could not be loaded. `create` has its own error. */
  error: MarketplaceError | null;
  /** Loads the methods again, such as after `failed`. */
  refetch(): void;
  /** Asks for an address: `mutate({ coin, network, amount })`. */
  create: MarketMutationHandle<RechargeInput, Recharge>;
  /**
   * A recharge that was requested, here or in a tab since closed, and may exist. Requested again unchanged, it is the same
   * recharge.
   */
  pendingInput: RechargeInput | undefined;
  /** There is a `pendingInput`: offer `retry` and `discard`. */
  outcomeUnknown: boolean;
  /** Requests `pendingInput` again. */
  retry(): void;
  /** Gives up `pendingInput`. The recharge may still exist. */
  discard(): void;
}

/** Methods and creation of a recharge. */
export function useCreateRecharge({ onSuccess, onError }: CreateRechargeOptions = {}): CreateRechargeHandle {
  const { market, queries, queryClient } = useMarketplace();
  const { data, error, refetch } = useQuery({ ...queries.recharges.methods(), meta: SHOWN_BY_COMPONENT });
  const { pending, keep, markUnknown, settle } = usePendingCall(pendingRechargeOf);
  const create = useMarketMutation(
    {
      mutationKey: ["marketplace", "recharges.create"],
      async mutationFn(input: RechargeInput) {
        // While another one waits, the client keeps the key.
        const call = keep(input) ?? { input, key: "" };
        try {
          return await market.recharges.create(input, {
            notify: false,
            idempotencyKey: call.key || undefined,
          });
        } catch (failure) {
          if (isOutcomeKnown(failure, pending !== undefined)) settle(input);
          else markUnknown(call);
          throw failure;
        }
      },
    },
    {
      onSuccess(recharge, input) {
        settle(input);
        queryClient.setQueryData(queries.recharges.get({ id: String(recharge.id) }).queryKey, recharge);
        onSuccess?.(recharge);
      },
      onError(failure) {
        // The methods on screen are out of date.
        void refetch();
        onError?.(failure);
      },
    },
  );
  return {
    methods: data,
    status: data ? "loaded" : error ? "failed" : "loading",
    error,
    refetch: () => void refetch(),
    create,
    pendingInput: pending,
    outcomeUnknown: pending !== undefined,
    retry() {
      if (pending) create.mutate(pending);
    },
    discard() {
      if (pending) settle(pending);
    },
  };
}
