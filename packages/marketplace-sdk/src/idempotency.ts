import type { Call } from "./call.js";
import { isOutcomeKnown } from "./errors.js";
import type { KeyStorage } from "./options.js";
import { randomKey } from "./random-key.js";
import type { PreparedRequest } from "./send.js";
import type { Session } from "./session.js";
import { defaultStorage } from "./storage/default-storage.js";

/** A request whose outcome is not known yet. Nothing in it reveals the request or the user. */
interface StoredKey {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** The operation's id, such as `orders.create`. */
  readonly operation: string;
  /** See {@link fingerprint}. */
  readonly hash: string;
  /** When the key was created, in milliseconds since the epoch. */
  readonly time: number;
}

const STORAGE_NAME = "pending_ops";
/** Servers keep keys for a day or more; the same call a week later is a new one. */
const TTL_MS = 7 * 24 * 3600 * 1000;
const MAX_ENTRIES = 100;

/** Fields that must not influence a stored hash: a short password could be guessed from it. */
const SECRET = /password|^code$/;

/** JSON with sorted fields and without secrets: equal for calls that a user would call the same. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (name, field: unknown) => {
    if (SECRET.test(name)) return undefined;
    const isObject = field instanceof Object && !Array.isArray(field);
    return isObject ? Object.fromEntries(Object.entries(field).sort()) : field;
  });

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/**
 * What makes two calls the same: who asks (user id or token), the operation, and the JSON body. In 16 hex digits: FNV-1a, 64 bits.
 * It hides nothing, which is why secrets stay out of it.
 */
function fingerprint(owner: unknown, operation: string, body: unknown): string {
  const text = `${owner}\n${operation}\n${typeof body === "string" ? canonicalJson(fieldsOf(body)) : ""}`;
  let hash = FNV_OFFSET;
  for (const character of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, "0");
}

/** The fields of a JSON body, or of a form. */
function fieldsOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}

const isStoredKey = (value: unknown): value is StoredKey => {
  const { key, operation, hash, time } = Object(value);
  return (
    /^[\w-]{8,64}$/.test(key) && [key, operation, hash].every((text) => typeof text === "string") && time >= 0
  );
};

/**
 * The stored keys, read and written as a whole on each use because other tabs share them. Nothing here throws: a value that is
 * not ours is removed, and what the storage refuses lives as long as this object.
 */
function createKeyStore(getStorage: () => KeyStorage | undefined, now: () => number) {
  // Keys that a full or blocked storage did not take. The storage may hold other tabs' keys, so these are added to them.
  let added: readonly StoredKey[] = [];
  const forgotten = new Set<string>();

  const write = (keys: readonly StoredKey[]): void => {
    added = keys.slice(-MAX_ENTRIES);
    try {
      const storage = getStorage();
      if (!storage) return;
      if (keys.length > 0) storage.setItem(STORAGE_NAME, JSON.stringify(added));
      else storage.removeItem(STORAGE_NAME);
      added = [];
      forgotten.clear();
    } catch {}
  };

  const readStored = (): readonly StoredKey[] => {
    try {
      const text = getStorage()?.getItem(STORAGE_NAME);
      if (!text) return [];
      const keys: unknown = JSON.parse(text);
      if (Array.isArray(keys) && keys.every(isStoredKey)) return keys;
    } catch {}
    write(added);
    return [];
  };

  const read = (): StoredKey[] => {
    const keys = new Map(readStored().map((entry) => [entry.key, entry]));
    for (const entry of added) keys.set(entry.key, entry);
    return [...keys.values()].filter(
      ({ key, time }) => !forgotten.has(key) && Math.abs(now() - time) < TTL_MS,
    );
  };

  return {
    /** The key of a call: the one it already has, or a new one, stored before it is returned. */
    keyFor(operation: string, hash: string): string {
      const keys = read();
      const known = keys.find((entry) => entry.hash === hash && entry.operation === operation);
      if (known) {
        // The storage may have room again: another tab must not choose another key for the same call.
        if (added.length > 0) write(keys);
        return known.key;
      }
      const key = randomKey();
      write([...keys, { key, operation, hash, time: now() }]);
      return key;
    },
    forget(key: string): void {
      const keys = read().filter((entry) => entry.key !== key);
      forgotten.add(key);
      write(keys);
    },
    clear(): void {
      for (const { key } of readStored()) forgotten.add(key);
      write([]);
    },
  };
}

/** Options of {@link createIdempotencyKeys}. */
export interface IdempotencyOptions {
  /** Default: `localStorage` in pages, memory elsewhere: on a server keys live as long as the client. */
  keyStorage?: KeyStorage | undefined;
  /** Whose calls they are. */
  session?: Session | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Gives calls their `Idempotency-Key`: one for each distinct call, stored before the request leaves, and the same for every
 * repetition, also after a reload and in another tab, until the outcome is known.
 */
export function createIdempotencyKeys({ keyStorage, session, now }: IdempotencyOptions) {
  const getStorage = () => keyStorage ?? defaultStorage();
  const store = createKeyStore(getStorage, now);
  const running = new Map<string, Promise<unknown>>();

  return {
    /**
     * Sends a call under its key. A concurrent call with the same fingerprint (a double tap) shares the first one's outcome; if
     * that outcome is unknown, it sends the request itself, under the same key.
     * @param request gets the key as a header
     */
    async run<T>(
      call: Call,
      { init: { headers, body } }: PreparedRequest,
      send: () => Promise<T>,
    ): Promise<T> {
      const operation = call.operation.id;
      const user = await session?.user?.().catch(() => undefined);
      const hash = fingerprint(user?.id ?? call.token, operation, body);
      for (let first = running.get(hash); first; first = running.get(hash)) {
        try {
          // The same operation, so the same type.
          return (await first) as T;
        } catch (error) {
          if (isOutcomeKnown(error)) throw error;
        }
      }
      // The call's own promise may settle before `send` does, when its time is up.
      const outcome = call.outcome as Promise<T>;
      running.set(hash, outcome);
      let isOver = false;
      const release = () => {
        isOver = true;
        running.delete(hash);
      };
      outcome.then(release, release);
      // A response after the time limit doesn't count: the caller already knows the outcome as unknown and will retry.
      const settle = () => {
        if (!isOver) store.forget(key);
      };

      const key = store.keyFor(operation, hash);
      headers["idempotency-key"] = key;
      try {
        const result = await send();
        settle();
        return result;
      } catch (error) {
        if (isOutcomeKnown(error)) settle();
        throw error;
      }
    },
    /** Forgets every key: the user has signed out. */
    clear: store.clear,
  };
}

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;
