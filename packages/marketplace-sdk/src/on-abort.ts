/** The one listener on a signal, and what it calls. */
interface Shared {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const shared = new WeakMap<AbortSignal, Shared>();

/**
 * Calls back when a signal aborts. All calls with one signal share one listener: Node warns of a leak at the eleventh.
 *
 * @returns takes it back; with the last one, the listener goes
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, listener } = shared.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    signal.removeEventListener("abort", listener);
    shared.delete(signal);
  };
}

function listen(signal: AbortSignal): Shared {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    for (const callback of [...callbacks]) callback();
  };
  signal.addEventListener("abort", listener);
  const made = { callbacks, listener };
  shared.set(signal, made);
  return made;
}
