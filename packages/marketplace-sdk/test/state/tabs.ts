import type { StorageEvents, StorageLike } from "../../src/storage/index";
import { type MemoryStorage, memoryStorage } from "../../src/testing/index";

type Listener = (event: { readonly key: string | null }) => void;

/** A tab of the browser: the shared storage, and the events of what the other tabs do to it. */
export interface Tab {
  readonly storage: StorageLike;
  readonly events: StorageEvents;
}

/** Tabs over one storage. As in browsers, a change reaches all tabs but the one that made it. */
export function openTabs(count: number, shared: MemoryStorage = memoryStorage()): Tab[] {
  const listeners = Array.from({ length: count }, () => new Set<Listener>());
  const tell = (from: number, key: string, change: () => void): void => {
    const before = shared.getItem(key);
    change();
    if (shared.getItem(key) === before) return;
    listeners.forEach((own, tab) => {
      if (tab !== from) for (const listener of own) listener({ key });
    });
  };
  return listeners.map((own, tab) => ({
    storage: {
      getItem: shared.getItem,
      setItem: (key, value) => tell(tab, key, () => shared.setItem(key, value)),
      removeItem: (key) => tell(tab, key, () => shared.removeItem(key)),
    },
    events: {
      addEventListener: (_, listener) => void own.add(listener),
      removeEventListener: (_, listener) => void own.delete(listener),
    },
  }));
}
