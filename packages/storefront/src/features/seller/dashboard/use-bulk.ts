import { useSameAccount } from "marketplace-react";
import { useEffect, useRef, useState } from "react";
import { usePriceDigits } from "../../../entities/money/amount";
import { INLINE_ERRORS } from "../../../shared/errors";
import { useServices } from "../../../shared/services";
import {
  type BulkCalls,
  type BulkChange,
  type BulkOutcome,
  changeProduct,
  type UnknownOutcomes,
} from "./bulk";
import { useShopChanges } from "./use-shop-changes";

/** A bulk change, while it runs and after it. */
export interface BulkHandle {
  /** By product id; products still to come are missing. */
  outcomes: ReadonlyMap<string, BulkOutcome>;
  /** Number of products to change; 0 before the first bulk change. */
  total: number;
  isRunning: boolean;
  start: (ids: readonly string[], change: BulkChange) => void;
  /** Stops after the product that is being changed. */
  stop: () => void;
  /** Repeats the change for products that failed or were not reached. */
  retry: () => void;
}

/** Changes products one by one; a failure doesn't stop the rest. Leaving the page stops it. */
export function useBulk(): BulkHandle {
  const { market, queries, queryClient } = useServices();
  const isSameAccount = useSameAccount();
  const { changed } = useShopChanges();
  const digits = usePriceDigits();
  const [outcomes, setOutcomes] = useState<BulkHandle["outcomes"]>(new Map());
  const [total, setTotal] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const run = useRef<{ ids: readonly string[]; change: BulkChange; unknown: UnknownOutcomes }>(undefined);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const calls: BulkCalls = {
    read: (id) =>
      queryClient.fetchQuery({ ...queries.merchantProducts.get({ id }), ...INLINE_ERRORS, staleTime: 0 }),
    save: (input) => market.merchantProducts.save(input, { notify: false }),
    setStatus: (id, status) => market.merchantProducts.setStatus({ id, status }, { notify: false }),
  };
  const changeAll = async (ids: readonly string[]): Promise<void> => {
    const { change, unknown } = run.current ?? {};
    if (!change || !unknown) return;
    isStopped.current = false;
    setRunning(true);
    const setOutcome = (id: string, outcome: BulkOutcome): void =>
      setOutcomes((before) => new Map([...before, [id, outcome]]));
    for (const id of ids) {
      if (isStopped.current || !isSameAccount()) break;
      setOutcome(id, { kind: "running" });
      setOutcome(id, await changeProduct(id, change, { digits, calls, unknown }));
    }
    setRunning(false);
    changed();
  };
  return {
    outcomes,
    total,
    isRunning,
    start(ids, change) {
      if (isRunning) return;
      run.current = { ids, change, unknown: new Map() };
      setOutcomes(new Map());
      setTotal(ids.length);
      void changeAll(ids);
    },
    stop() {
      isStopped.current = true;
    },
    retry() {
      const left = run.current?.ids.filter((id) => {
        const kind = outcomes.get(id)?.kind;
        return kind === undefined || kind === "failed";
      });
      if (!isRunning && left) void changeAll(left);
    },
  };
}
