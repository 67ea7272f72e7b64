/** When a store writes to the storage. */
export interface SaveOptions {
  /** Runs the write later, once for all changes until then. Default: when the browser is idle, 200 ms at most. */
  defer?: ((run: () => void) => void) | undefined;
  /** Where `pagehide` and `visibilitychange` arrive: pending writes happen then. Default: the page. */
  page?: Pick<EventTarget, "addEventListener" | "removeEventListener"> | undefined;
}

/** Collects writes. */
export interface Saver {
  /** Writes soon. */
  request(): void;
  isPending(): boolean;
  /** Writes now when a write is pending. */
  flush(): void;
  /** Writes what is pending and stops listening. */
  dispose(): void;
}

const MAX_DELAY_MS = 200;

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: MAX_DELAY_MS });
  else setTimeout(run);
};

/** Defers `save` so that a change never waits for the storage; nothing is lost when the page goes away. */
export function createSaver(
  save: () => void,
  { defer = whenIdle, page = globalThis }: SaveOptions = {},
): Saver {
  let isPending = false;
  const flush = (): void => {
    if (!isPending) return;
    isPending = false;
    save();
  };
  // visibilitychange is the last event a phone is sure to send; it bubbles from the document to the window.
  const events = ["pagehide", "visibilitychange"];
  for (const event of events) page.addEventListener?.(event, flush);
  return {
    request() {
      if (isPending) return;
      isPending = true;
      defer(flush);
    },
    isPending: () => isPending,
    flush,
    dispose() {
      flush();
      for (const event of events) page.removeEventListener?.(event, flush);
    },
  };
}
