"use client";
import type { CallOptions, Input, MarketplaceError } from "marketplace-sdk";
import { useState, useSyncExternalStore } from "react";
import { useFormDraft } from "../drafts/use-drafts.js";
import { useMarketplace } from "../provider.js";
import { useMarketMutation } from "../use-market-mutation.js";
import { createCodeTimer } from "./email-code-timer.js";

/** Codes that are sent to an e-mail address. */
export interface EmailCode {
  /** Sends one. Ask before whether there is an address, and wait while there are `secondsLeft`. */
  send(): void;
  /** The code is on its way to the server. */
  isSending: boolean;
  /** Until the same address may get another code, also after a reload; 0 when it may now. */
  secondsLeft: number;
  /** Why the last code was not sent. */
  error: MarketplaceError | null;
}

/**
 * Asks for a code by e-mail, for `auth.register` and the other calls that want one, and counts down until another one may be asked for.
 *
 * @param email where the code goes
 * @param event what the code is for
 * @param options `onSuccess` runs when the code is on its way to the user; `call` is for the call itself, such as `{ notify: false }`
 */
export function useEmailCode(
  email: string,
  event: NonNullable<Input<"auth.sendEmailCode">["event"]>,
  { onSuccess, call }: { onSuccess?: () => void; call?: CallOptions } = {},
): EmailCode {
  const { mutations } = useMarketplace();
  const sent = useFormDraft("code", ["to", "at"]);
  const [timer] = useState(() => createCodeTimer(sent));
  const secondsLeft = useSyncExternalStore(
    timer.subscribe,
    () => timer.secondsLeft(email),
    () => 0,
  );
  const { mutate, isPending, error } = useMarketMutation(mutations.auth.sendEmailCode(call), {
    onSuccess(_, input) {
      timer.sent(input.email);
      onSuccess?.();
    },
  });
  return { send: () => mutate({ email, event }), isSending: isPending, secondsLeft, error };
}
