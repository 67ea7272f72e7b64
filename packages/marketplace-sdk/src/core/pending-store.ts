import type { StorageLike } from "../storage/records";

/** An operation whose outcome is not known yet. Nothing in it tells what was asked or by whom. */
export interface PendingOperation {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** See `intentHash`. */
  readonly hash: string;
  /** When the key was made, in milliseconds. */
  readonly time: number;
}

const NAME = "pending_ops";
/** Servers forget keys after a day at the earliest; nobody repeats an order that is a week old by accident. */
const LIFE = 7 * 24 * 3600 * 1000;
const MOST = 100;

const isOurs = (value: unknown): value is PendingOperation => {
  const { key, operation, hash, time } = Object(value);
  return (
    /^[\w-]{8,64}$/.test(key) && [key, operation, hash].every((text) => typeof text === "string") && time >= 0
  );
};

/**
 * The list under `pending_ops`, read and written as a whole on each use because other tabs share it. Nothing here
 * throws: a value that is not ours is removed, and what the storage refuses lives as long as this object.
 * @param storage looked up on each use: merely naming `localStorage` throws where it is blocked
 */
export function createPendingStore(storage: () => StorageLike | undefined, now: () => number) {
  let refused: string | undefined;

  const write = (list: readonly PendingOperation[]): void => {
    const text = JSON.stringify(list.slice(-MOST));
    refused = text;
    try {
      const target = storage();
      if (!target) return;
      if (list.length > 0) target.setItem(NAME, text);
      else target.removeItem(NAME);
      refused = undefined;
    } catch {}
  };

  const read = (): PendingOperation[] => {
    try {
      const text = refused ?? storage()?.getItem(NAME);
      if (!text) return [];
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list) && list.every(isOurs)) {
        return list.filter(({ time }) => Math.abs(now() - time) < LIFE);
      }
    } catch {}
    write([]);
    return [];
  };

  return {
    /** The key of an intent: the one it already has, or a new one that is stored before it is returned. */
    keyOf(operation: string, hash: string): string {
      const list = read();
      const found = list.find((entry) => entry.hash === hash && entry.operation === operation);
      if (found) return found.key;
      // Not randomUUID: pages without HTTPS lack it.
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      write([...list, { key, operation, hash, time: now() }]);
      return key;
    },
    /** Forgets a key whose outcome is known. */
    drop(key: string): void {
      write(read().filter((entry) => entry.key !== key));
    },
    /** Forgets all. */
    clear: () => write([]),
  };
}
