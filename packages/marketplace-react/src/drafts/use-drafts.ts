"use client";
import type { StorageLike } from "marketplace-sdk/storage";
import { keepPending, type PendingCallStorage, type SentCall, settlePending } from "marketplace-sdk/storage";
import { useMemo, useState } from "react";
import { useUserId } from "../account/use-session.js";
import { useMarketplace } from "../provider.js";
import { isStillSignedIn } from "../services.js";
import { createFormDraft, type FormDraft } from "./form-draft.js";

/**
 * The unfinished values of a form, kept for this tab so that a reload or an ended session loses nothing.
 *
 * @param name names the form. Read once
 * @param fields the fields that may be kept: never a password
 */
export function useFormDraft<const Name extends string>(
  name: string,
  fields: readonly Name[],
): FormDraft<Name> {
  const { drafts } = useMarketplace();
  const [draft] = useState(() => createFormDraft(drafts.tab, name, fields));
  return draft;
}

/** The input of a call whose response may be lost. */
interface PendingCall<Input> {
  /** Input that was sent, here or in a tab since closed, and may have taken effect. */
  pending: Input | undefined;
  /**
   * Stores the input. Do it before the call is sent, because the page may be closed before the response arrives.
   *
   * @returns the call with its key; undefined when it must not be sent, because another tab has signed in or out, or has a
   *   call without an outcome: that one stays stored, and is pending here from now on
   */
  keep(input: Input): SentCall<Input> | undefined;
  /** The response was lost. */
  markUnknown(call: SentCall<Input>): void;
  /** The outcome is known, or the user gives the call up. A call of another tab stays stored. */
  settle(input: Input): void;
}

/**
 * Keeps the input of a call until its outcome is known, for the signed-in user in every tab of this device.
 *
 * @param openStorage must be the same function on each render
 */
export function usePendingCall<Input>(
  openStorage: (storage: StorageLike) => PendingCallStorage<Input>,
): PendingCall<Input> {
  const services = useMarketplace();
  const { drafts } = services;
  const userId = useUserId();
  const kept = useMemo(() => openStorage(drafts.forUser(userId ?? "")), [openStorage, drafts, userId]);
  const stored = useMemo(() => (userId === undefined ? undefined : kept.read()), [kept, userId]);
  // What this component has sent or settled since `stored` was read, for the same storage.
  const [latest, setLatest] = useState<{ kept: typeof kept; call: SentCall<Input> | undefined }>();
  const pending = latest?.kept === kept ? latest.call : stored;
  return {
    pending: pending?.input,
    keep(input) {
      if (!isStillSignedIn(services, userId)) return undefined;
      const { call, other } = keepPending(kept, input, pending);
      if (other) setLatest({ kept, call: other });
      return call;
    },
    markUnknown(call) {
      // Another tab that sent the same call may have had its outcome, and dropped it: a reload must still know it.
      if (isStillSignedIn(services, userId)) keepPending(kept, call.input, call);
      setLatest({ kept, call });
    },
    settle: (input) => setLatest({ kept, call: settlePending(kept, input) }),
  };
}
