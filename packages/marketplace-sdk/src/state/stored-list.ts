import type { Formats, Records } from "../storage";

type ListKey = "favoriteProducts" | "shopCart";

/** Options of the stores that keep a list. */
export interface StoredListOptions {
  records: Pick<Records, "read" | "write" | "subscribe">;
  /** Runs a write later, once for all changes until then. Default: when the browser is idle, 200 ms at most. */
  defer?: ((write: () => void) => void) | undefined;
}

interface StoredList<List> {
  read(): List;
  change(items: List): void;
  flush(): void;
  dispose(): void;
}

const MAX_DELAY_MS = 200;

const whenIdle = (run: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: MAX_DELAY_MS });
  else setTimeout(run);
};

/**
 * A list under a key of the storage. A change never waits for the storage; it is written soon after, and at the latest
 * when the page goes away. The list follows other tabs, and the last tab to write wins. `show` gets each new list.
 */
export function createStoredList<Key extends ListKey>(
  key: Key,
  { records, defer = whenIdle }: StoredListOptions,
  show: (items: Formats[Key]) => void,
): StoredList<Formats[Key]> {
  const read = (): Formats[Key] => records.read(key) ?? [];
  let items = read();
  let isPending = false;
  const flush = (): void => {
    if (isPending) records.write(key, items);
    isPending = false;
  };
  const unsubscribe = records.subscribe((changed) => {
    // What this tab has yet to write is newer.
    if (isPending || (changed ?? key) !== key) return;
    items = read();
    show(items);
  });
  globalThis.addEventListener?.("pagehide", flush);
  return {
    read: () => items,
    change(next) {
      items = next;
      show(items);
      if (isPending) return;
      isPending = true;
      defer(flush);
    },
    flush,
    dispose() {
      flush();
      unsubscribe();
      globalThis.removeEventListener?.("pagehide", flush);
    },
  };
}
