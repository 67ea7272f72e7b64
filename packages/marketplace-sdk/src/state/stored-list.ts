import type { Formats, Records } from "../storage";
import { createSaver, type SaveOptions } from "./saver";

type ListKey = "favoriteProducts" | "shopCart";

/** Options of the stores that keep a list. */
export interface StoredListOptions extends SaveOptions {
  records: Pick<Records, "read" | "write" | "subscribe">;
}

interface StoredList<List> {
  read(): List;
  change(items: List): void;
  flush(): void;
  dispose(): void;
}

/**
 * A list under a key of the storage: saved after every change, and followed when another tab changes it. The last
 * tab to write wins; `show` gets the list whenever it is another one.
 */
export function createStoredList<Key extends ListKey>(
  key: Key,
  { records, ...options }: StoredListOptions,
  show: (items: Formats[Key]) => void,
): StoredList<Formats[Key]> {
  const read = (): Formats[Key] => records.read(key) ?? [];
  let items = read();
  const saver = createSaver(() => records.write(key, items), options);
  const unsubscribe = records.subscribe((changed) => {
    // What this tab has yet to write is newer.
    if (changed !== key || saver.isPending()) return;
    items = read();
    show(items);
  });
  return {
    read: () => items,
    change(next) {
      items = next;
      show(items);
      saver.request();
    },
    flush: saver.flush,
    dispose() {
      unsubscribe();
      saver.dispose();
    },
  };
}
