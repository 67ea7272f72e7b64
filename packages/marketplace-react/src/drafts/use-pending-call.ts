"use client";
import type { StorageLike } from "marketplace-sdk/storage";
import { useMemo, useState } from "react";
import { isStillSignedIn } from "../account/still-signed-in";
import { useUserId } from "../account/use-session";
import { useMarketplace } from "../provider";
import { keepPending, type PendingCallStorage, type SentCall, settlePending } from "./pending-call";

/** The input of a call whose response may be lost. */
export interface PendingCall<Input> {
  /** What was sent, now or in a tab that is closed by now, and may have happened. */
  pending: Input | undefined;
  /**
   * Before the call is sent: the page may be closed before the answer comes.
   *
   * @returns the call with the key it goes under; undefined when it must not be sent: another tab has signed in or out, or a call of
   *   another tab waits for its outcome. That one stays, and is pending here from now on
   */
  keep(input: Input): SentCall<Input> | undefined;
  /** The answer got lost. */
  markUnknown(call: SentCall<Input>): void;
  /** The outcome is known, or the user gives the call up. What another tab has sent stays. */
  settle(input: Input): void;
}

/**
 * Keeps the input of a call until its outcome is known, for the signed-in user in every tab of this device.
 *
 * @param open makes the storage; must be the same function each time
 */
export function usePendingCall<Input>(
  open: (storage: StorageLike) => PendingCallStorage<Input>,
): PendingCall<Input> {
  const services = useMarketplace();
  const { drafts } = services;
  const userId = useUserId();
  const kept = useMemo(() => open(drafts.forUser(userId ?? "")), [open, drafts, userId]);
  const stored = useMemo(() => (userId === undefined ? undefined : kept.read()), [kept, userId]);
  // What happened here since it was read, for the same user.
  const [latest, setLatest] = useState<{ kept: typeof kept; call: SentCall<Input> | undefined }>();
  const pending = latest?.kept === kept ? latest.call : stored;
  return {
    pending: pending?.input,
    keep(input) {
      if (!isStillSignedIn(services, userId)) return undefined;
      const { call, waiting } = keepPending(kept, input, pending);
      if (waiting) setLatest({ kept, call: waiting });
      return call;
    },
    markUnknown: (call) => setLatest({ kept, call }),
    settle: (input) => setLatest({ kept, call: settlePending(kept, input) }),
  };
}
