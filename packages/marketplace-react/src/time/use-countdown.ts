"use client";
import { useEffect, useReducer } from "react";
import { useIsHydrated } from "../provider.js";
import { useServerNow } from "./use-server-now.js";

const SECOND_MS = 1000;

/**
 * Whole seconds that are left by the server's clock, counted down every second; 0 when the time is over.
 *
 * @param until Unix seconds; undefined counts nothing
 * @returns undefined without `until`, and on a server, whose clock is not the visitor's
 */
export function useCountdown(until: number | undefined): number | undefined {
  const isHydrated = useIsHydrated();
  const now = Math.floor(useServerNow());
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const isRunning = until !== undefined && until > now;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(renderAgain, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (until === undefined || !isHydrated) return undefined;
  return Math.max(0, Math.floor(until) - now);
}
