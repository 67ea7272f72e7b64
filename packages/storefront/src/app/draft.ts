import type { StorageLike } from "marketplace-sdk/storage";
import { deviceStorage, remove, tabStorage } from "./storages";

/** A form's unfinished values, kept for this tab so that a reload or an ended session loses nothing. Never a password. */
export interface Draft<Name extends string> {
  /** What was kept; fields that were not, or are no text, are left out. */
  read(): Partial<Record<Name, string>>;
  /** Keeps the draft's own fields of `values`; others, such as passwords, are ignored. */
  write(values: Readonly<Partial<Record<Name, string>>>): void;
  clear(): void;
}

/** Begins every key of a draft, so that they can be forgotten together. */
export const DRAFT_PREFIX = "draft:";
/** Longest text of a field that is read back: a product with all its variants. More was not typed into a form of the shop. */
const LONGEST = 200_000;

/**
 * @param name names the form
 * @param fields the fields that may be kept
 */
export function createDraft<Name extends string>(
  name: string,
  fields: readonly Name[],
  storage: StorageLike | undefined = tabStorage(),
): Draft<Name> {
  const key = DRAFT_PREFIX + name;
  return {
    read() {
      const kept: Partial<Record<Name, string>> = {};
      try {
        const stored: unknown = JSON.parse(storage?.getItem(key) ?? "null");
        if (typeof stored !== "object" || stored === null) return kept;
        for (const field of fields) {
          const value: unknown = Object.hasOwn(stored, field) ? Reflect.get(stored, field) : undefined;
          if (typeof value === "string" && value.length <= LONGEST) kept[field] = value;
        }
      } catch {
        // A foreign value counts as no draft.
      }
      return kept;
    },
    write(values) {
      const kept = Object.fromEntries(fields.map((field) => [field, values[field]]));
      try {
        storage?.setItem(key, JSON.stringify(kept));
      } catch {
        // Full or closed storage costs only the draft.
      }
    },
    clear: () => remove(key, storage),
  };
}

/** Forgets every draft, and every call without an answer, of this device: at the end of a session that the buyer ended. */
export function forgetDrafts(
  storages: readonly (Storage | undefined)[] = [tabStorage(), deviceStorage()],
): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage ?? {})) {
      if (key.startsWith(DRAFT_PREFIX)) remove(key, storage);
    }
  }
}
