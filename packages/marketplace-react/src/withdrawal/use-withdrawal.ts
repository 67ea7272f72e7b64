"use client";
import { useQuery } from "@tanstack/react-query";
import {
  type Input,
  isErrorOf,
  isMarketplaceError,
  isOutcomeKnown,
  MarketplaceError,
  type Withdrawal,
} from "marketplace-sdk";
import { isDecimal } from "marketplace-sdk/money";
import { useEffect, useRef, useState } from "react";
import { usePendingCall } from "../drafts/use-drafts.js";
import { useMarketplace } from "../provider.js";
import { SHOWN_BY_COMPONENT } from "../query-helpers.js";
import { invalidateAfter } from "../stale-after.js";
import {
  type ConfirmedWithdrawal,
  pendingWithdrawalOf,
  type WithdrawalTarget,
  withdrawalInput,
  withQuote,
} from "./withdrawal.js";

/** A user who types pauses this long before the server is asked. */
const DEBOUNCE_MS = 350;

/** A quote of this age may be confirmed without asking again; servers keep them for some minutes. */
const QUOTE_FRESH_MS = 60_000;

/** Errors to correct in the form, not where the withdrawal is confirmed. */
const FORM_ERRORS = /^(?:address_|self_address|memo_required)/;

/**
 * - `editing`: the form is filled in; `error` says what the server rejected about it
 * - `quoting`: the figures are loading
 * - `confirming`: everything is shown once more and signed
 * - `sending`: the withdrawal is being sent
 * - `outcomeUnknown`: one was sent, here or in a tab since closed, and may exist. Offer `retry` and `discard`
 */
export type WithdrawalStatus = "editing" | "quoting" | "confirming" | "sending" | "outcomeUnknown";

/** Callbacks of {@link useWithdrawal}. They also run when the component is gone. */
export interface WithdrawalOptions {
  /** The withdrawal exists; the balance is being loaded again. */
  onSuccess?: (created: Withdrawal, withdrawal: ConfirmedWithdrawal) => void;
  /**
   * The withdrawal was not made, or `outcomeUnknown`: the error alone does not say so, since an earlier attempt may have made it. The handle
   * says it, too, for as long as the component is there.
   */
  onError?: (error: MarketplaceError, withdrawal: ConfirmedWithdrawal, outcomeUnknown: boolean) => void;
  /** The withdrawal that was sent before may exist, and its quote is used up: show the list instead of another form. */
  onMayExist?: () => void;
}

/** A withdrawal from the form to the server's answer: quoted, confirmed, signed, and never sent twice. */
export interface WithdrawalHandle {
  /** What the screen shows; see {@link WithdrawalStatus}. */
  status: WithdrawalStatus;
  /** What is confirmed, or what was sent and has no outcome. */
  withdrawal: ConfirmedWithdrawal | undefined;
  /** The figures are others than those that were confirmed first: say so. */
  quoteChanged: boolean;
  /** Gets the figures and shows them for confirmation. @param amount decimal string */
  quote(target: WithdrawalTarget, amount: string): Promise<void>;
  /** Confirms what is shown: signs and sends it. */
  confirm(fundPassword: string): Promise<void>;
  /** Back to the form. */
  close(): void;
  /** Shows the withdrawal without outcome for confirmation again: it stays the same one to the server. */
  retry(): void;
  /** Gives up the withdrawal whose outcome is unknown. It may still exist. */
  discard(): void;
  /** The withdrawal that is confirmed was sent before, and may exist. */
  outcomeUnknown: boolean;
  /** Why the last step failed, until the next one; null otherwise. */
  error: MarketplaceError | null;
}

/** The state machine of a withdrawal. */
export function useWithdrawal({ onSuccess, onError, onMayExist }: WithdrawalOptions = {}): WithdrawalHandle {
  const { market, queries, queryClient } = useMarketplace();
  const { pending, keep, markUnknown, settle } = usePendingCall<ConfirmedWithdrawal>(pendingWithdrawalOf);
  const [confirmed, setConfirmed] = useState<ConfirmedWithdrawal>();
  const [quoteChanged, setQuoteChanged] = useState(false);
  const [running, setRunning] = useState<"quoting" | "sending">();
  const [error, setError] = useState<MarketplaceError | null>(null);
  // A ref, because state changes only with the next render and a second click may come before it.
  const isRunning = useRef(false);

  const show = (next: ConfirmedWithdrawal | undefined, isQuoteChanged = false): void => {
    setConfirmed(next);
    setQuoteChanged(isQuoteChanged);
    setError(null);
  };
  /** Runs one call at a time and shows its error. */
  const run = async (kind: "quoting" | "sending", work: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(kind);
    setError(null);
    try {
      await work();
    } catch (failure) {
      if (!isMarketplaceError(failure)) throw failure;
      if (!failure.isOfFormerUser) setError(failure);
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  const quoteFor = async (target: WithdrawalTarget, amount: string, staleTime: number) => {
    const { coin, network } = target;
    const query = queries.withdrawals.quote({ coin, network, amount });
    const quoted = await queryClient.fetchQuery({ ...query, meta: SHOWN_BY_COMPONENT, staleTime });
    const withdrawal = withQuote(target, quoted);
    const { fee, received } = withdrawal;
    if (isDecimal(withdrawal.amount) && isDecimal(fee) && isDecimal(received)) return withdrawal;
    // Nobody can agree to figures that are not known.
    throw new MarketplaceError("withdrawals.quote: unexpected response: no figures", {
      kind: "protocol",
      operation: "withdrawals.quote",
      attempts: 1,
      received: "unexpected data",
    });
  };

  const finish = (): void => {
    show(undefined);
    // The quote is used up, and the balance has changed.
    queryClient.removeQueries({ queryKey: queries.withdrawals.quote.key });
    void invalidateAfter(queryClient, "withdrawals.create");
  };
  const send = async (withdrawal: ConfirmedWithdrawal, fundPassword: string): Promise<void> => {
    const call = keep(withdrawal);
    if (!call) {
      // Another user has signed in, or a withdrawal of another tab has no outcome yet and is pending here now.
      show(undefined);
      return;
    }
    try {
      const input = withdrawalInput(withdrawal, fundPassword);
      const created = await market.withdrawals.create(input, {
        notify: false,
        idempotencyKey: call.key || undefined,
      });
      settle(withdrawal);
      finish();
      onSuccess?.(created, withdrawal);
    } catch (failure) {
      if (isMarketplaceError(failure) && failure.isOfFormerUser) {
        // For the user who sent it, who may return.
        markUnknown(call);
        return show(undefined);
      }
      const outcomeUnknown = !isOutcomeKnown(failure, pending !== undefined);
      const notifyFailed = (): void => {
        if (isMarketplaceError(failure)) onError?.(failure, withdrawal, outcomeUnknown);
      };
      if (outcomeUnknown) {
        markUnknown(call);
        notifyFailed();
        throw failure;
      }
      settle(withdrawal);
      const reason = (isErrorOf(failure, "withdrawals.create") && failure.reason) || "";
      if (FORM_ERRORS.test(reason)) show(undefined);
      const isQuote = reason === "quote_expired" || reason === "quote_changed";
      if (reason === "quote_expired" && pending) {
        // A used quote counts as expired, too: the first attempt may have created the withdrawal.
        show(undefined);
        onMayExist?.();
        return;
      }
      notifyFailed();
      if (!isQuote) throw failure;
      show(await quoteFor(withdrawal, withdrawal.amount, 0), true);
    }
  };

  const idle = confirmed ? "confirming" : pending ? "outcomeUnknown" : "editing";
  return {
    status: running ?? idle,
    withdrawal: confirmed ?? pending,
    quoteChanged,
    quote: (target, amount) =>
      run("quoting", async () => show(await quoteFor(target, amount, QUOTE_FRESH_MS))),
    async confirm(fundPassword) {
      if (confirmed) await run("sending", () => send(confirmed, fundPassword));
    },
    close: () => show(undefined),
    retry: () => show(pending),
    discard() {
      if (pending) settle(pending);
      show(undefined);
    },
    outcomeUnknown: pending !== undefined,
    error,
  };
}

/**
 * What a withdrawal costs and brings, while the user types. The figures never belong to another amount than the typed one.
 *
 * @param input undefined while there is nothing to ask
 * @returns the query of `withdrawals.quote`
 */
export function useWithdrawalQuote(input: Input<"withdrawals.quote"> | undefined) {
  const { queries } = useMarketplace();
  const current = JSON.stringify(input);
  const [debounced, setDebounced] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(current), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return useQuery({
    ...queries.withdrawals.quote(input ?? { coin: "", network: "" }),
    meta: SHOWN_BY_COMPONENT,
    enabled: input !== undefined && debounced === current,
    staleTime: QUOTE_FRESH_MS,
    refetchInterval: 4 * QUOTE_FRESH_MS,
  });
}
