/**
 * A signal that aborts when another one does, or after some time. `AbortSignal.any` and `AbortSignal.timeout` together would say the same, but
 * Node 20 may collect the timeout as garbage, and then it never comes.
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
