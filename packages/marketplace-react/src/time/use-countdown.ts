"use client";
import { useSyncExternalStore } from "react";
import { useMarketplace } from "../provider.js";

const SECOND_MS = 1000;

function subscribeToSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, SECOND_MS);
  return () => clearInterval(timer);
}

/**
 * Whole seconds that are left by the server's clock, counted down every second; 0 when the time is over.
 *
 * @param until Unix seconds; undefined counts nothing
 * @returns undefined without `until`, and on a server, whose clock is not the visitor's
 */
export function useCountdown(until: number | undefined): number | undefined {
  const { clock } = useMarketplace().market;
  const currentSecond = (): number => Math.floor(clock.now());
  const isOver = until === undefined || until <= currentSecond();
  const now = useSyncExternalStore(
    isOver ? clock.subscribe : subscribeToSeconds,
    currentSecond,
    () => undefined,
  );
  if (until === undefined || now === undefined) return undefined;
  return Math.max(0, Math.floor(until) - now);
}
