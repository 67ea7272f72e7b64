/** Runs something once the page has nothing else to do. Safari has no idle callback: there in a second. */
export function requestIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 1_000);
}
