import type { PersistedList } from "../state/persisted-list.js";
import { type Entries, type Entry, keysOf, merge, type Quantities } from "./merge.js";
import type { ListRecord } from "./record.js";
import type { ListFormat } from "./saved-lists.js";

/** A list on this device, with what the synchronization does to it. */
export interface SyncedList<Saved> {
  /**
   * Records which lines differ from what the server had, and when each of them changed.
   * @param now unix seconds
   * @param isOpen a save has no outcome yet: a line that equals the base may still have to be saved
   */
  trackChanges(record: ListRecord, now: number, isOpen: boolean): ListRecord;
  /** Removes another member's lines that the server has, and so are not lost. */
  dropSaved(record: ListRecord): void;
  /** Applies the changes of other devices. @returns the merged list, without lines that can't be saved */
  applyRemote(remote: readonly Saved[] | undefined, record: ListRecord | undefined, now: number): Entries;
  /** The lines of `entries` as the server takes them, in the device's order. */
  toSaved(entries: Entries): Saved[];
}

/** The part of a cart or favorites that is used. */
type Source<Stored> = Pick<PersistedList<readonly Stored[]>, "replace" | "refresh"> & {
  readonly items: () => readonly Stored[];
};

/** Connects one list of the device with its form on the server. */
export function createSyncedList<Stored, Saved extends { updatetime?: number }>(
  { items, replace, refresh }: Source<Stored>,
  format: ListFormat<Stored, Saved>,
): SyncedList<Saved> {
  const quantities = (): Record<string, number> => {
    // All tabs share the record, so without a refresh a line that another tab has added would look removed here.
    refresh();
    const found: Record<string, number> = {};
    for (const line of items()) {
      const key = format.keyOf(line);
      if (key !== undefined) found[key] ??= format.quantityOf(line);
    }
    return found;
  };
  // Quantities at the last comparison: a line that has changed since is newer than the record says.
  let lastCompared: Quantities = quantities();
  const change = (next: readonly Stored[]): void => {
    // Store the lines before the record: another tab that reads the record must find them.
    replace(next);
    lastCompared = quantities();
  };

  return {
    trackChanges({ base, changed }, now, isOpen) {
      const current = quantities();
      const next: Record<string, number> = {};
      for (const key of keysOf({ ...current, ...changed }, base)) {
        const before = changed[key];
        const isSaved = current[key] === base[key]?.num;
        if (isSaved && !(isOpen && before !== undefined)) continue;
        const isUnchanged = before !== undefined && current[key] === lastCompared[key];
        // Never earlier than the previous change, even if the clock was set back.
        next[key] = isUnchanged ? before : Math.max(now, before ?? base[key]?.time ?? 0);
      }
      lastCompared = current;
      return { base, changed: next };
    },

    dropSaved({ base }) {
      // A line that another tab has added must stay.
      refresh();
      const kept = items().filter((line) => {
        const key = format.keyOf(line);
        return key === undefined || base[key]?.num !== format.quantityOf(line);
      });
      if (kept.length < items().length) change(kept);
    },

    applyRemote(remote, record, now) {
      const remoteByKey = new Map(remote?.map((saved) => [format.keyOfSaved(saved), saved]));
      const merged = merge({
        local: quantities(),
        remote: remote ? entriesOf(remote, format) : (record?.base ?? {}),
        base: record?.base,
        changed: record?.changed ?? {},
        now,
      });
      const remaining = new Map<string, Entry>(Object.entries(merged));
      const next = items().flatMap((line): Stored[] => {
        const key = format.keyOf(line);
        // Leave alone a line that can't be saved, and a second one with the same key.
        if (key === undefined || (key in merged && !remaining.has(key))) return [line];
        const entry = remaining.get(key);
        remaining.delete(key);
        if (!entry) return [];
        return [entry.num === format.quantityOf(line) ? line : format.withQuantity(line, entry.num)];
      });
      for (const key of remaining.keys()) {
        const saved = remoteByKey.get(key);
        const stored = saved && format.toStored(saved);
        if (stored) next.push(stored);
      }
      const isSame = next.length === items().length && next.every((line, index) => line === items()[index]);
      if (!isSame) change(next);
      return merged;
    },

    toSaved(entries) {
      const remaining = new Map(Object.entries(entries));
      return items().flatMap((line) => {
        const key = format.keyOf(line) ?? "";
        const entry = remaining.get(key);
        remaining.delete(key);
        return entry ? [format.toSaved(format.withQuantity(line, entry.num), entry.time)] : [];
      });
    },
  };
}

/** Quantity and time of each line that the server has, by key. */
export function entriesOf<Stored, Saved extends { updatetime?: number }>(
  saved: readonly Saved[],
  format: ListFormat<Stored, Saved>,
): Entries {
  return Object.fromEntries(
    saved.map((line) => [
      format.keyOfSaved(line),
      { num: format.quantityOf(line), time: line.updatetime ?? 0 },
    ]),
  );
}
