"use client";
import { useQuery } from "@tanstack/react-query";
import {
  type Data,
  isErrorOf,
  isMarketplaceError,
  type MarketplaceError,
  type Payment,
} from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useRef, useState } from "react";
import { createFormDraft } from "../drafts/form-draft.js";
import { useIsHydrated, useMarketplace } from "../provider.js";
import { SHOWN_BY_COMPONENT, setQueryDataFromResponse } from "../query-helpers.js";
import { invalidateAfter } from "../stale-after.js";
import { type MarketMutationHandle, useMarketMutation } from "../use-market-mutation.js";
import { usePolling } from "../use-polling.js";
import {
  isFinalPayment,
  type PaymentOption,
  type PaymentState,
  paymentOptions,
  paymentState,
  selectedOption,
} from "./payment.js";

/** Callbacks of {@link usePayment}. */
export interface PaymentOptions {
  /** The payment is settled: when the page opens, by this device, or by coins that arrived. */
  onSuccess?: (payment: Payment) => void;
}

/** A payment, followed for as long as something can happen to it. */
export interface PaymentHandle {
  /** Besides the states of the payment: `loading`, `notFound`, and `failed` when nothing could be loaded. */
  status: PaymentState | "loading" | "notFound" | "failed";
  /** The last answer, kept while a newer one fails to load; undefined until loaded. */
  payment: Payment | undefined;
  /** Until when it can be paid, in Unix seconds; for `useCountdown`. */
  deadline: number | undefined;
  /** Ways to pay, while one can be chosen. */
  options: readonly PaymentOption[];
  /** The selected one. Its `enabled` may be false when none is. */
  selected: PaymentOption | undefined;
  /** Selects `balance` or `crypto` and remembers it for this tab. It calls nothing. */
  selectMethod(method: string): void;
  /** Back to the choice of a method from an address that has received nothing. */
  changeMethod(): void;
  /** Pays from the balance: `mutate(fundPassword)`. */
  payWithBalance: MarketMutationHandle<string, Data<"payments.payWithBalance">>;
  /** Asks for an address: `mutate({ coin, network })`. The same coin and network give the same address. */
  payWithCrypto: MarketMutationHandle<{ coin: string; network: string }, Payment>;
  /** Why loading failed. The calls have errors of their own. */
  error: MarketplaceError | null;
  /** Loads the payment now, such as after `failed`. */
  refetch(): void;
}

/** What the contract takes as the number of a payment. */
const PAYMENT_NUMBER = new RegExp(limits["payments.get"].pay_no.pattern);

/**
 * A payment as a state machine: it polls while something can change, pays with the balance or a coin, and shows the
 * response of a call at once.
 *
 * ```tsx
 * const payment = usePayment(payNo, { onSuccess: ({ pay_no }) => navigate(`/success?no=${pay_no}`) });
 * ```
 */
export function usePayment(payNo: string, { onSuccess }: PaymentOptions = {}): PaymentHandle {
  const { market, queries, queryClient } = useMarketplace();
  const isNumber = PAYMENT_NUMBER.test(payNo);
  const query = queries.payments.get({ pay_no: payNo });
  const { data, error, refetch } = useQuery({
    ...query,
    meta: SHOWN_BY_COMPONENT,
    ...usePolling<Payment>((payment) => !isFinalPayment(payment)),
    staleTime: 0,
    enabled: isNumber,
  });
  const [preferred, selectMethod] = usePreferredMethod();
  const [isChangingMethod, setIsChangingMethod] = useState(false);
  const options = paymentOptions(data?.pay_methods, data?.total);

  const show = (payment: Payment): void => {
    setIsChangingMethod(false);
    setQueryDataFromResponse(queryClient, query, payment);
  };
  // It may have been paid on another device, have expired, or the response was lost: load its current state.
  const reload = () => queryClient.invalidateQueries(query);
  const payWithBalance = useMarketMutation(
    {
      mutationKey: ["marketplace", "payments.payWithBalance"],
      mutationFn: (fund_password: string) =>
        market.payments.payWithBalance(
          { pay_no: payNo, fund_password, expect_total: data?.total ?? "" },
          { notify: false },
        ),
    },
    {
      onSuccess: ({ pay }) => show(pay),
      onError(failure) {
        const isPassword =
          isErrorOf(failure, "payments.payWithBalance") && failure.reason?.startsWith("fund_password");
        if (!isPassword) void reload();
      },
    },
  );
  const payWithCrypto = useMarketMutation(
    {
      mutationKey: ["marketplace", "payments.payWithCrypto"],
      mutationFn: (input: { coin: string; network: string }) =>
        market.payments.payWithCrypto({ pay_no: payNo, ...input }, { notify: false }),
    },
    { onSuccess: show, onError: () => void reload() },
  );

  const latest = useRef({ onSuccess, data });
  useEffect(() => {
    latest.current = { onSuccess, data };
  });
  const status = statusOf();
  useEffect(() => {
    const { onSuccess: callback, data: payment } = latest.current;
    if (status !== "paid" || !payment) return;
    void invalidateAfter(queryClient, "payments.get");
    callback?.(payment);
  }, [status, queryClient]);

  function statusOf(): PaymentHandle["status"] {
    if (data) {
      const current = paymentState(data);
      return current === "awaitingTransfer" && isChangingMethod ? "awaitingMethod" : current;
    }
    const isRejected = isMarketplaceError(error) && error.kind === "api" && !error.isUnauthorized;
    if (isRejected || !isNumber) return "notFound";
    return error ? "failed" : "loading";
  }
  return {
    status,
    payment: data,
    deadline: data?.expires_at,
    options,
    selected: selectedOption(options, preferred),
    selectMethod,
    changeMethod: () => setIsChangingMethod(true),
    payWithBalance,
    payWithCrypto,
    error,
    refetch: () => void refetch(),
  };
}

/**
 * The way to pay that the buyer prefers, kept for this tab: what is chosen at the checkout is selected on the payment's page.
 *
 * @returns the method and its setter, like `useState`
 */
export function usePreferredMethod(): [method: string | undefined, prefer: (method: string) => void] {
  const { drafts } = useMarketplace();
  const draft = createFormDraft(drafts.tab, "payment", ["method"]);
  const isHydrated = useIsHydrated();
  const [method, setMethod] = useState<string>();
  return [
    method ?? (isHydrated ? draft.read().method : undefined),
    (next) => {
      draft.write({ method: next });
      setMethod(next);
    },
  ];
}
