import { loadCode } from "./load-code";

/** Milliseconds before the second attempt; each later one waits twice as long. */
const FIRST_WAIT_MS = 2000;

/**
 * Tries until it succeeds, for what the page can do without for a while.
 *
 * @param work one attempt
 * @returns ends the attempts
 */
export function retryWithBackoff(work: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const attempt = (waitMs: number): void => {
    loadCode(work).catch((error: unknown) => {
      console.warn("A part of the shop did not load yet.", error);
      if (!ended) timer = setTimeout(attempt, waitMs, waitMs * 2);
    });
  };
  attempt(FIRST_WAIT_MS);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Runs something once the page has nothing else to do. Safari has no idle callback: there in a second. */
export function requestIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 1_000);
}
