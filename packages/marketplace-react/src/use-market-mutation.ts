"use client";
import { hashKey, type QueryKey, useMutation } from "@tanstack/react-query";
import { isOutcomeKnown, type MarketplaceError } from "marketplace-sdk";
import { useRef, useState } from "react";
import { accountChangedError, useOtherUser, useSameAccount } from "./account/use-session.js";
import { useMarketplace } from "./provider.js";
import { invalidateAfter, isChanging } from "./stale-after.js";

/** From `mutations.orders.create()` and similar. */
export interface MarketMutation<Input, Result> {
  /** Of TanStack Query: operation without input. */
  mutationKey: QueryKey;
  /** Makes the call. Its rejection becomes `error`. */
  mutationFn: (input: Input, context?: { meta?: Record<string, unknown> | undefined }) => Promise<Result>;
}

/** What happens around a call. Callbacks also run when the component is gone, but not for another user than the one who called. */
export interface MarketMutationOptions<Input, Result> {
  /** Runs before what has another answer now is loaded again. */
  onSuccess?: (result: Result, input: Input) => void;
  /** See `outcomeUnknown` for whether it may have taken effect. */
  onError?: (error: MarketplaceError, input: Input) => void;
  /** Runs after either of them, such as to close a sheet. */
  onSettled?: () => void;
}

/** The state of a call. */
export interface MarketMutationHandle<Input, Result> {
  /**
   * Calls the API. While a call is running, another one is ignored: a double click is one call. Nothing is sent for a user whose
   * session another tab has just replaced.
   */
  mutate(input: Input): void;
  /**
   * Like `mutate`, for a form that waits for the result. While a call is running, it waits for that one.
   * @throws {MarketplaceError} of kind `aborted` when another tab has just replaced the session: nothing was sent
   */
  mutateAsync(input: Input): Promise<Result>;
  /** Sends the last input again. Servers that honor idempotency keys take it for the same call. */
  retry(): void;
  /** Forgets the result or the error, as happens when another user signs in. */
  reset(): void;
  /** The call is running. */
  isPending: boolean;
  /** The last input, until `reset`. It is here alone: TanStack's mutation cache does not get it, as it may hold a password. */
  variables: Input | undefined;
  /** Result of the last call, until the next one or `reset`. */
  data: Result | undefined;
  /** Why the last call failed, until the next one or `reset`; null otherwise. */
  error: MarketplaceError | null;
  /**
   * The call failed but may have taken effect: a lost connection, a time-out, a 5xx. Offer `retry` and no other
   * call in its place.
   */
  outcomeUnknown: boolean;
}

/**
 * A call that changes something: one at a time, and with the difference between "it failed" and "outcome unknown". What a buyer's call
 * changes elsewhere, such as the balance, is loaded again.
 *
 * ```tsx
 * const remove = useMarketMutation(mutations.addresses.delete());
 * ```
 */
export function useMarketMutation<Input, Result>(
  mutation: MarketMutation<Input, Result>,
  { onSuccess, onError, onSettled }: MarketMutationOptions<Input, Result> = {},
): MarketMutationHandle<Input, Result> {
  const { queryClient } = useMarketplace();
  const operation = mutation.mutationKey.filter((part) => part !== "marketplace").join(".");
  const isSameAccount = useSameAccount();
  // A ref, because state changes only with the next render and a second click may come before it.
  const running = useRef<{ call: object; result: Promise<Result> }>(undefined);
  /**
   * What is sent, by call. TanStack gets an empty object in its place: its cache outlives the component, and an application may store it,
   * while an input may hold a fund password.
   */
  const [inputs] = useState(() => new WeakMap<object, { input: Input }>());
  const inputOf = (call: object): Input => (inputs.get(call) as { input: Input }).input;
  /** The input whose outcome is unknown. A retry of it that never leaves says nothing about what was sent before. */
  const [unknown, setUnknown] = useState<string>();
  const [last, setLast] = useState<{ input: Input }>();
  const { isPending, data, error, mutateAsync, reset } = useMutation<Result, MarketplaceError, object>({
    mutationKey: mutation.mutationKey,
    mutationFn: (call, context) => mutation.mutationFn(inputOf(call), context),
    onSuccess(result, call) {
      const input = inputOf(call);
      setUnknown(undefined);
      onSuccess?.(result, input);
      if (isChanging(operation)) void invalidateAfter(queryClient, operation);
    },
    onError(failure, call) {
      const input = inputOf(call);
      const name = hashKey([input]);
      const isCurrent = running.current?.call === call;
      if (isCurrent) setUnknown(isOutcomeKnown(failure, unknown === name) ? undefined : name);
      if (!failure.isOfFormerUser) onError?.(failure, input);
    },
    onSettled(_result, failure, call) {
      inputs.delete(call);
      // The next user may have begun another one.
      if (running.current?.call === call) running.current = undefined;
      if (!failure?.isOfFormerUser) onSettled?.();
    },
  });
  const start = async (input: Input): Promise<Result> => {
    if (running.current) return running.current.result;
    if (!isSameAccount()) throw accountChangedError(operation);
    const call = {};
    inputs.set(call, { input });
    setLast({ input });
    const result = mutateAsync(call);
    running.current = { call, result };
    return result;
  };
  const forget = (): void => {
    setLast(undefined);
    reset();
  };
  useOtherUser(() => {
    running.current = undefined;
    setUnknown(undefined);
    forget();
  });
  // The error is in the handle.
  const run = (input: Input): void => void start(input).catch(() => undefined);
  return {
    mutate: run,
    mutateAsync: start,
    retry() {
      if (last) run(last.input);
    },
    reset: forget,
    isPending,
    variables: last?.input,
    data,
    error,
    outcomeUnknown: error !== null && unknown !== undefined,
  };
}
