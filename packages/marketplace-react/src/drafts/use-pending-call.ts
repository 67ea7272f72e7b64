"use client";
import type { StorageLike } from "marketplace-sdk/storage";
import { useMemo, useState } from "react";
import { useUserId } from "../account/use-session";
import { useMarketplace } from "../provider";
import { keepPending, type PendingCallStorage, settlePending } from "./pending-call";

/** The input of a call whose response may be lost. */
export interface PendingCall<Input> {
  /** What was sent, now or in a tab that is closed by now, and may have happened. */
  pending: Input | undefined;
  /**
   * Before the call is sent: the page may be closed before the answer comes.
   *
   * @returns false while a call of another tab waits for its outcome: that one stays, and is pending here from now on
   */
  keep(input: Input): boolean;
  /** The answer got lost. */
  markUnknown(input: Input): void;
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
  const { drafts } = useMarketplace();
  const userId = useUserId();
  const kept = useMemo(() => open(drafts.forUser(userId ?? "")), [open, drafts, userId]);
  const stored = useMemo(() => (userId === undefined ? undefined : kept.read()), [kept, userId]);
  // What happened here since it was read, for the same user.
  const [latest, setLatest] = useState<{ kept: typeof kept; input: Input | undefined }>();
  return {
    pending: latest?.kept === kept ? latest.input : stored,
    keep(input) {
      const waiting = keepPending(kept, input);
      if (waiting) setLatest({ kept, input: waiting });
      return !waiting;
    },
    markUnknown: (input) => setLatest({ kept, input }),
    settle: (input) => setLatest({ kept, input: settlePending(kept, input) }),
  };
}
