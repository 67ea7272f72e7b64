import type { StorageLike } from "../storage/index.js";
import type { Entries, Quantities } from "./merge.js";

/** What this device knows of one list on the server. */
export interface ListRecord {
  /** The list at the last exchange with the server. */
  readonly base: Entries;
  /** Unix seconds of the changes that are not saved yet, by key. */
  readonly changed: Quantities;
}

/** What this device knows of a member's lists on the server. It outlives the session, so that the next one doubles nothing. */
export interface SyncRecord {
  readonly member: string;
  readonly version: number;
  /** Unix seconds when a save began that has no outcome yet: the server may have lines that `base` lacks, or get them. */
  readonly openSince?: number | undefined;
  readonly cart: ListRecord;
  readonly favorites: ListRecord;
}

const KEY = "member_lists";

/** Reads and writes the record. One that can't be parsed counts as missing, so the lists are merged again. */
export function createRecordStore(storage: () => StorageLike | undefined) {
  // Set while the storage is full or blocked.
  let memory: string | undefined;
  return {
    read(): SyncRecord | undefined {
      try {
        const record: SyncRecord = JSON.parse(memory ?? storage()?.getItem(KEY) ?? "null");
        const { member, version, cart, favorites } = record;
        const isRecord =
          typeof member === "string" && typeof version === "number" && isList(cart) && isList(favorites);
        return isRecord ? record : undefined;
      } catch {
        return undefined;
      }
    },
    write(record: SyncRecord): void {
      const json = JSON.stringify(record);
      try {
        storage()?.setItem(KEY, json);
        memory = undefined;
      } catch {
        memory = json;
      }
    },
  };
}

const isList = ({ base, changed }: ListRecord): boolean =>
  Object.values(base).every(({ num, time }) => num >= 0 && time >= 0) &&
  Object.values(changed).every((time) => time >= 0);
