"use client";
import { useState } from "react";
import { createFormDraft } from "../drafts/form-draft";
import { useMarketplace } from "../provider";

/**
 * The way to pay that the buyer prefers, kept for this tab: what is chosen at the checkout is selected on the payment's page.
 *
 * @returns the method and its setter, like `useState`
 */
export function usePreferredMethod(): [method: string | undefined, prefer: (method: string) => void] {
  const { drafts } = useMarketplace();
  const draft = createFormDraft(drafts.tab, "payment", ["method"]);
  const [method, setMethod] = useState(() => draft.read().method);
  return [
    method,
    (next) => {
      draft.write({ method: next });
      setMethod(next);
    },
  ];
}
