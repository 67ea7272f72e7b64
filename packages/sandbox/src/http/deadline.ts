/**
 * A signal that aborts when another one does, or after some time. `AbortSignal.any` and `AbortSignal.timeout` together would do the same, but
 * Node 20 may collect the timeout as garbage, so that it never fires.
 */
export function abortAfter(milliseconds: number, other: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const timeUp = () => controller.abort(new DOMException("The time is up.", "TimeoutError"));
  const timer = setTimeout(timeUp, milliseconds).unref();
  const abort = () => {
    clearTimeout(timer);
    controller.abort(other.reason);
  };
  if (other.aborted) abort();
  else other.addEventListener("abort", abort, { once: true });
  return controller.signal;
}
