import type { StorageLike } from "marketplace-sdk/storage";

/**
 * Stores unfinished input and calls whose outcome is unknown, so that a reload, a sign-in or a closed tab loses nothing.
 * A blocked or full storage is replaced by memory. Never keep a password here.
 */
export interface Drafts {
  /** For this tab: forms that are being filled in. `clear` forgets these alone, for another user who signs in. */
  readonly tab: StorageLike & { clear(): void };
  /**
   * For one user, in every tab of this device, for as long as a server knows the key of a call: 24 hours (contract,
   * `Idempotency-Key`). For calls whose outcome is unknown.
   *
   * @param userId empty keeps the values in this tab
   * @returns the same object for the same user
   */
  forUser(userId: string): StorageLike;
  /** Forgets everything, for a user who signs out. */
  clear(): void;
}

/** Storages of {@link createDrafts}. */
export interface DraftStorages {
  /** Looked up on each use, because merely naming a blocked storage throws. */
  tab: () => StorageLike | undefined;
  device: () => StorageLike | undefined;
  /** Milliseconds. */
  now?: () => number;
}

/** Every key starts with it, which separates drafts from the origin's other values. */
export const DRAFT_PREFIX = "draft:";
const DAY_MS = 24 * 3600 * 1000;

/** Creates the drafts of one visitor. */
export function createDrafts({ tab, device, now = Date.now }: DraftStorages): Drafts {
  const [tabDrafts, deviceDrafts] = [draftStorage(tab), draftStorage(device)];
  const users = new Map<string, StorageLike>();
  const createForUser = (userId: string): StorageLike => {
    const storage = userId ? deviceDrafts : tabDrafts;
    return {
      getItem(key) {
        const [, time, text = null] = /^(\d+) (.+)$/s.exec(storage.getItem(`${userId}:${key}`) ?? "") ?? [];
        return Math.abs(now() - Number(time)) < DAY_MS ? text : null;
      },
      setItem: (key, value) => storage.setItem(`${userId}:${key}`, `${now()} ${value}`),
      removeItem: (key) => storage.removeItem(`${userId}:${key}`),
    };
  };
  return {
    tab: tabDrafts,
    forUser(userId) {
      const known = users.get(userId) ?? createForUser(userId);
      users.set(userId, known);
      return known;
    },
    clear() {
      tabDrafts.clear();
      deviceDrafts.clear();
    },
  };
}

/** A storage whose keys have the prefix of drafts, and which never throws. */
function draftStorage(find: () => StorageLike | undefined): StorageLike & { clear(): void } {
  // Values that the storage did not take, with what it held then.
  const memory = new Map<string, { value: string; stored: string | undefined }>();
  const attempt = <Result>(work: (storage: StorageLike) => Result): Result | undefined => {
    try {
      const storage = find();
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  const read = (key: string) => attempt((storage) => storage.getItem(DRAFT_PREFIX + key)) ?? undefined;
  /** Another tab has stored a value since this one's stayed in memory: it is not this tab's to replace or remove. */
  const isOfOtherTab = (key: string): boolean => {
    const unstored = memory.get(key);
    return unstored !== undefined && unstored.stored !== read(key);
  };
  const removeItem = (key: string): void => {
    if (!isOfOtherTab(key)) attempt((storage) => storage.removeItem(DRAFT_PREFIX + key));
    memory.delete(key);
  };
  return {
    getItem: (key) => memory.get(key)?.value ?? read(key) ?? null,
    setItem(key, value) {
      const unstored = memory.get(key);
      const isStored =
        !isOfOtherTab(key) &&
        attempt((storage) => {
          storage.setItem(DRAFT_PREFIX + key, value);
          return true;
        });
      if (isStored) memory.delete(key);
      else memory.set(key, { value, stored: unstored ? unstored.stored : read(key) });
    },
    removeItem,
    clear() {
      memory.clear();
      for (const key of attempt((storage) => keysOf(storage)) ?? []) {
        if (key.startsWith(DRAFT_PREFIX)) removeItem(key.slice(DRAFT_PREFIX.length));
      }
    },
  };
}

/** Web Storage names its keys by index. */
const keysOf = (storage: StorageLike & Partial<Pick<Storage, "key" | "length">>): string[] =>
  Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? "");
