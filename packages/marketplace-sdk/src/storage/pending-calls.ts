import { isMarketplaceError, isOutcomeKnown } from "../errors.js";
import { randomKey } from "../random-key.js";
import type { StorageLike } from "./typed-storage.js";

/**
 * Calls that must not happen twice, and their keys. A key is made and stored before its call leaves, so that a reload and other tabs
 * send the same call again under it. Whoever learns the outcome drops it from the storage; a page that was told that the outcome is
 * unknown holds on to it until it is told more, whatever other tabs know.
 */

/** What this page knows of a key. */
interface HeldKey {
  readonly key: string;
  /** Calls under it that have not come back. */
  underWay: number;
  /** Calls so far, and the number of the last one whose outcome is unknown; 0 for none. */
  calls: number;
  lastUnknown: number;
}

const heldKeys = new WeakMap<StorageLike, Map<string, HeldKey>>();
/** Keys whose outcome is known, which a storage did not let go. */
const settledKeys = new Set<string>();
/** Takes the place of a storage that is missing: it keeps nothing, and the calls that are given the same one still share a key. */
export const noStorage = (): StorageLike => ({ getItem: () => null, setItem() {}, removeItem() {} });
const NO_STORAGE = noStorage();
/** As the contract writes keys: anything else in the storage is none. */
const KEY = /^[\w-]{8,64}$/;

/**
 * Sends a call so that it takes effect once, however often the user tries again: under an `Idempotency-Key` that is stored before the
 * call leaves, and used again after a lost answer, a reload or in another tab, until the outcome is known (`isOutcomeKnown`). Calls of
 * one name at the same time go under one key, which stays as long as one of them has no outcome.
 *
 * ```ts
 * const pay = (pay_no: string, fund_password: string, expect_total: string) =>
 *   sendOnce(defaultStorage(), `pay ${userId} ${pay_no}`, (idempotencyKey) =>
 *     market.payments.payWithBalance({ pay_no, fund_password, expect_total }, { idempotencyKey }),
 *   );
 * ```
 *
 * @param storage where the key is stored, always the same object; while it is missing, full or blocked, a reload forgets the key
 * @param name the user and what the call is about: calls of the same name are one. Without a password
 * @param send makes the call with the key
 * @param mayStore asked when the outcome is unknown and the key is no longer stored, whether it is stored again; not after the user
 *   has signed out. Default: yes
 * @throws what `send` rejects with
 */
export async function sendOnce<Result>(
  storage: StorageLike = NO_STORAGE,
  name: string,
  send: (idempotencyKey: string) => Promise<Result>,
  mayStore: () => boolean | Promise<boolean> = () => true,
): Promise<Result> {
  const keys = heldKeys.get(storage) ?? new Map<string, HeldKey>();
  heldKeys.set(storage, keys);
  const stored = (): string | undefined => {
    const found: unknown = attempt(() => storage.getItem(name));
    return typeof found === "string" && KEY.test(found) && !settledKeys.has(found) ? found : undefined;
  };
  const kept = stored();
  // A key that was kept is of a call that has no outcome.
  const earlier = kept ? 1 : 0;
  const held = keys.get(name) ?? {
    key: kept || randomKey(),
    underWay: 0,
    calls: earlier,
    lastUnknown: earlier,
  };
  const { key } = held;
  // A key that is there is this one, or of a call that another tab has begun since.
  const store = (): void => void (stored() || attempt(() => storage.setItem(name, key)));

  keys.set(name, held);
  store();
  const wasSentBefore = held.calls > 0;
  const number = ++held.calls;
  held.underWay++;
  let outcome: "known" | "unknown" | "not sent" = "unknown";
  try {
    const result = await send(key);
    outcome = "known";
    return result;
  } catch (error) {
    if (isOutcomeKnown(error, wasSentBefore)) outcome = "known";
    else if (isMarketplaceError(error) && error.attempts === 0) outcome = "not sent";
    throw error;
  } finally {
    held.underWay--;
    if (outcome === "unknown") {
      // Counts for every call that has been made by now.
      held.lastUnknown = held.calls;
      if (await ask(mayStore)) store();
    } else if (outcome === "known" && held.lastUnknown < number) {
      held.lastUnknown = 0;
    }
    // A later call may have begun under another key while `mayStore` was asked.
    if (held.underWay === 0 && held.lastUnknown === 0 && keys.get(name) === held) {
      keys.delete(name);
      if (stored() === key) attempt(() => storage.removeItem(name));
      if (stored() === key) settledKeys.add(key);
    }
  }
}

/** The one secret that is not what a call is about: it says who may make it, and may be typed anew. */
const AUTHORIZES = "fund_password";
const SECRET = /password|^code$/;

/**
 * Names a call for {@link sendOnce}: its operation, and its input with sorted fields. A fund password, which may differ when the call is
 * made again, is left out.
 *
 * @returns undefined for a call that is about a secret, such as a new password: it would be stored
 */
export function callName(operation: string, input: object | undefined): string | undefined {
  let hasSecret = false;
  const text = JSON.stringify(input ?? {}, (name, field: unknown) => {
    if (name === AUTHORIZES) return undefined;
    hasSecret ||= SECRET.test(name);
    const isObject = field instanceof Object && !Array.isArray(field);
    return isObject ? Object.fromEntries(Object.entries(field).sort()) : field;
  });
  return hasSecret ? undefined : `call:${operation} ${text}`;
}

/** A question that fails is answered by no. */
async function ask(question: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await question();
  } catch {
    return false;
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A call as it was sent, with its `Idempotency-Key`. */
export interface SentCall<Input> {
  /** What the user agreed to. */
  readonly input: Input;
  /** Its `Idempotency-Key`; empty where the storage had no room for it. */
  readonly key: string;
}

/** Stores a call until its outcome is known, key and input together: a form can show it again. */
export interface PendingCallStorage<Input> {
  /** The call that is stored; undefined without one. */
  read(): SentCall<Input> | undefined;
  /** Stores a call in place of the one before. */
  write(call: SentCall<Input>): void;
  /** Forgets the call. */
  clear(): void;
  /** Identifies a call. */
  idOf(input: Input): string;
}

/**
 * Stores a call. Do it before the call is sent, because the page may be closed before the response arrives.
 *
 * @param remembered a pending call that this page still knows, even if signing out in another tab emptied the storage
 * @returns `call` with its key; or `other`, a pending call of another tab: it stays stored, and `input` must not be sent
 */
export function keepPending<Input>(
  kept: PendingCallStorage<Input>,
  input: Input,
  remembered?: SentCall<Input>,
): { call: SentCall<Input>; other?: undefined } | { call?: undefined; other: SentCall<Input> } {
  const other = otherPending(kept, input);
  if (other) return { other };
  const isRemembered = remembered && kept.idOf(remembered.input) === kept.idOf(input);
  const known = kept.read() ?? (isRemembered ? remembered : undefined);
  const call = { input, key: known?.key ?? randomKey() };
  kept.write(call);
  return { call };
}

/**
 * Forgets a call whose outcome is known, or that the user gives up.
 *
 * @returns another call that was stored in the meantime, such as after another tab signed out: it stays stored
 */
export function settlePending<Input>(
  kept: PendingCallStorage<Input>,
  input: Input,
): SentCall<Input> | undefined {
  const other = otherPending(kept, input);
  if (!other) kept.clear();
  return other;
}

function otherPending<Input>(kept: PendingCallStorage<Input>, input: Input): SentCall<Input> | undefined {
  const other = kept.read();
  return other && kept.idOf(other.input) !== kept.idOf(input) ? other : undefined;
}
