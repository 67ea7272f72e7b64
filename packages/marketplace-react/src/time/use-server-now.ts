"use client";
import { useEffect, useReducer } from "react";
import { useMarketplace } from "../provider.js";

/**
 * The server's time in Unix seconds, as of this rendering: what is compared with deadlines, and what "today" is. Renders again when an
 * answer shows that it was wrong (`market.clock`), but not as time goes by: see `useCountdown`.
 */
export function useServerNow(): number {
  const { clock } = useMarketplace().market;
  const [, renderAgain] = useReducer(countUp, 0);
  const now = clock.now();
  // Not a store of `useSyncExternalStore`: two looks at a clock are never the same.
  useEffect(() => clock.subscribe(renderAgain), [clock]);
  return now;
}

const countUp = (count: number): number => count + 1;
