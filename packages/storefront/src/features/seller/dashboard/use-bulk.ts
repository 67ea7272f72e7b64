import { useEffect, useRef, useState } from "react";
import { usePriceDigits } from "../../../entities/money/use-price-digits";
import { INLINE_ERRORS } from "../../../shared/errors";
import { useServices } from "../../../shared/services";
import {
  type BulkCalls,
  type BulkChange,
  type BulkOutcome,
  changeProduct,
  type UnknownOutcomes,
} from "./bulk";
import { useShopChanges } from "./queries";

/** One change of several products, while it runs and after it. */
export interface BulkHandle {
  /** By product; missing for those still to come. */
  outcomes: ReadonlyMap<string, BulkOutcome>;
  /** How many are to be changed; 0 before the first change. */
  total: number;
  isRunning: boolean;
  start: (ids: readonly string[], change: BulkChange) => void;
  /** After the one that is being changed. */
  stop: () => void;
  /** Those that failed or were not reached, once more. */
  retry: () => void;
}

/** Changes products one after the other; one that fails does not stop the others. Leaving the page stops it. */
export function useBulk(): BulkHandle {
  const { market, queries, queryClient } = useServices();
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
  const go = async (ids: readonly string[]): Promise<void> => {
    const { change, unknown } = run.current ?? {};
    if (!change || !unknown) return;
    isStopped.current = false;
    setRunning(true);
    const tell = (id: string, outcome: BulkOutcome): void =>
      setOutcomes((before) => new Map([...before, [id, outcome]]));
    for (const id of ids) {
      if (isStopped.current) break;
      tell(id, { kind: "running" });
      tell(id, await changeProduct(id, change, digits, calls, unknown));
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
      void go(ids);
    },
    stop() {
      isStopped.current = true;
    },
    retry() {
      const left = run.current?.ids.filter((id) => {
        const kind = outcomes.get(id)?.kind;
        return kind === undefined || kind === "failed";
      });
      if (!isRunning && left) void go(left);
    },
  };
}
