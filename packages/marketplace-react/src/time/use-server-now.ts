"use client";
import type { ServerClock } from "marketplace-sdk";
import { useEffect, useReducer, useState } from "react";
import { useMarketplace } from "../provider.js";

/** The clock itself tells only of jumps by more than this. */
const JUMP_S = 2;

/**
 * The server's time in Unix seconds, as of this rendering: what is compared with deadlines, and what "today" is. Renders again when an
 * answer shows that it was wrong (`market.clock`), but not as time goes by: see `useCountdown`.
 */
export function useServerNow(): number {
  const { clock } = useMarketplace().market;
  const [, renderAgain] = useReducer(countUp, 0);
  const [offset] = useState(() => offsetOf(clock));
  const now = clock.now();
  // Not a store of `useSyncExternalStore`: two looks at a clock are never the same.
  useEffect(() => {
    const stop = clock.subscribe(renderAgain);
    // It may have jumped since the first rendering.
    if (Math.abs(offsetOf(clock) - offset) > JUMP_S) renderAgain();
    return stop;
  }, [clock, offset]);
  return now;
}

/** Seconds that the device's clock is behind, which stay the same as time goes by. */
const offsetOf = (clock: ServerClock): number => clock.now() - Date.now() / 1000;

const countUp = (count: number): number => count + 1;
