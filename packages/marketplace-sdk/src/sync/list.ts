import type { PersistedList } from "../state/persisted-list";
import { type Entries, type Entry, keysOf, merge, type Quantities } from "./merge";
import type { ListRecord } from "./record";
import type { ListFormat } from "./saved-lists";

/** One of the device's lists as the synchronization works with it. */
export interface SyncedList<Saved> {
  /**
   * Notes which lines differ from what the server had, with the time where that is new.
   * @param now unix seconds
   * @param isOpen a save has no outcome yet: what is as it was before may still be a change
   */
  note(record: ListRecord, now: number, isOpen: boolean): ListRecord;
  /** Removes the lines of another member, who has them on the server. */
  dropSaved(record: ListRecord): void;
  /** Takes over what others have changed. @returns the list as it is now, of what can be saved */
  take(remote: readonly Saved[] | undefined, record: ListRecord | undefined, now: number): Entries;
  /** The lines of `entries`, in the order of the device. */
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
    // The record is every tab's, so a line that another tab has added must not pass for one that was removed here.
    refresh();
    const found: Record<string, number> = {};
    for (const line of items()) {
      const key = format.keyOf(line);
      if (key !== undefined) found[key] ??= format.quantityOf(line);
    }
    return found;
  };
  // As of the last comparison: a line that changes again is newer than the record.
  let seen: Quantities = quantities();
  const change = (next: readonly Stored[]): void => {
    // Stored before the record is: another tab that knows the record must have the lines, too.
    replace(next);
    seen = quantities();
  };

  return {
    note({ base, changed }, now, isOpen) {
      const current = quantities();
      const noted: Record<string, number> = {};
      for (const key of keysOf({ ...current, ...changed }, base)) {
        const before = changed[key];
        const isSaved = current[key] === base[key]?.num;
        if (isSaved && !(isOpen && before !== undefined)) continue;
        const isSeen = before !== undefined && current[key] === seen[key];
        // A change is later than the one before it, also when the clock was set back.
        noted[key] = isSeen ? before : Math.max(now, before ?? base[key]?.time ?? 0);
      }
      seen = current;
      return { base, changed: noted };
    },

    dropSaved({ base }) {
      // Of what is stored: a line that another tab has added must stay.
      refresh();
      const kept = items().filter((line) => {
        const key = format.keyOf(line);
        return key === undefined || base[key]?.num !== format.quantityOf(line);
      });
      if (kept.length < items().length) change(kept);
    },

    take(remote, record, now) {
      const known = new Map(remote?.map((saved) => [format.keyOfSaved(saved), saved]));
      const merged = merge({
        local: quantities(),
        remote: remote ? entriesOf(remote, format) : (record?.base ?? {}),
        base: record?.base,
        changed: record?.changed ?? {},
        now,
      });
      const rest = new Map<string, Entry>(Object.entries(merged));
      const next = items().flatMap((line): Stored[] => {
        const key = format.keyOf(line);
        // What can't be saved, and a second line of the same key, is left alone.
        if (key === undefined || (key in merged && !rest.has(key))) return [line];
        const entry = rest.get(key);
        rest.delete(key);
        if (!entry) return [];
        return [entry.num === format.quantityOf(line) ? line : format.withQuantity(line, entry.num)];
      });
      for (const key of rest.keys()) {
        const saved = known.get(key);
        if (saved) next.push(format.toStored(saved));
      }
      const isSame = next.length === items().length && next.every((line, index) => line === items()[index]);
      if (!isSame) change(next);
      return merged;
    },

    toSaved(entries) {
      const rest = new Map(Object.entries(entries));
      return items().flatMap((line) => {
        const key = format.keyOf(line) ?? "";
        const entry = rest.get(key);
        rest.delete(key);
        return entry ? [format.toSaved(format.withQuantity(line, entry.num), entry.time)] : [];
      });
    },
  };
}

/** What a member decided about the lines that the server has. */
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
