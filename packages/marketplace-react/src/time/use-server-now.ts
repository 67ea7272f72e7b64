"use client";
import { useSyncExternalStore } from "react";
import { useMarketplace } from "../provider.js";

/**
 * The server's time in Unix seconds, as of this rendering: what is compared with deadlines, and what "today" is. Renders again when an
 * answer shows that it was wrong (`market.clock`), but not as time goes by: see `useCountdown`.
 */
export function useServerNow(): number {
  const { clock } = useMarketplace().market;
  // Seconds between the two clocks: the same from one jump to the next.
  useSyncExternalStore(
    clock.subscribe,
    () => Math.round(clock.now() - Date.now() / 1000),
    () => 0,
  );
  return clock.now();
}
