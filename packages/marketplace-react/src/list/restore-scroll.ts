/** Content that is rendered later than this no longer moves the page. */
const MAX_WAIT_MS = 4000;

/**
 * Scrolls to a position, and again while the content grows that leads there. A user who scrolls wins.
 *
 * @param top pixels from the top of the page
 * @returns stops it
 */
export function restoreScroll(top: number): () => void {
  const page = document.documentElement;
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  const attempt = (): void => {
    scrollTo(0, top);
    if (page.scrollHeight - page.clientHeight >= top) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, MAX_WAIT_MS);
  abort.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ["wheel", "touchmove", "keydown"]) {
    addEventListener(event, stop, { passive: true, signal: abort.signal });
  }
  if (top > 0) {
    observer.observe(document.body);
    attempt();
  } else stop();
  return stop;
}
