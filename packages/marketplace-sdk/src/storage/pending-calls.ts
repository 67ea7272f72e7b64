import { isOutcomeKnown } from "../errors.js";
import { randomKey } from "../random-key.js";
import type { StorageLike } from "./typed-storage.js";

/**
 * Sends a call so that it takes effect once, however often the user tries again: under an `Idempotency-Key` that is stored before the
 * call leaves, and used again after a lost answer, a reload or in another tab, until the outcome is known (`isOutcomeKnown`).
 * Send one call of a name at a time: the first answer drops the key, which another call whose answer is lost would still need.
 *
 * ```ts
 * const pay = (pay_no: string, fund_password: string, expect_total: string) =>
 *   sendOnce(localStorage, `pay ${userId} ${pay_no}`, (idempotencyKey) =>
 *     market.payments.payWithBalance({ pay_no, fund_password, expect_total }, { idempotencyKey }),
 *   );
 * ```
 *
 * @param storage where the key is stored; while it is full or blocked, a reload forgets it
 * @param name the user and what the call is about: calls of the same name are one. Without a password
 * @param send makes the call with the key
 * @throws what `send` rejects with
 */
export async function sendOnce<Result>(
  storage: StorageLike,
  name: string,
  send: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const kept = attempt(() => storage.getItem(name));
  const key = kept || randomKey();
  attempt(() => storage.setItem(name, key));
  const forget = (): void => {
    // Another tab may have stored the key of the next call since.
    attempt(() => storage.getItem(name) === key && storage.removeItem(name));
  };
  try {
    const result = await send(key);
    forget();
    return result;
  } catch (error) {
    if (isOutcomeKnown(error, !!kept)) forget();
    throw error;
  }
}

/** Fields that say nothing about what a call is about, and must not be stored. */
const SECRET = /password|^code$/;

/** Names a call for {@link sendOnce}: its operation, and its input with sorted fields and without secrets. */
export const callName = (operation: string, input: object | undefined): string =>
  `call:${operation} ${JSON.stringify(input ?? {}, (name, field: unknown) => {
    if (SECRET.test(name)) return undefined;
    const isObject = field instanceof Object && !Array.isArray(field);
    return isObject ? Object.fromEntries(Object.entries(field).sort()) : field;
  })}`;

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A call as it was sent, with its `Idempotency-Key`. */
export interface SentCall<Input> {
  readonly input: Input;
  readonly key: string;
}

/** Stores a call until its outcome is known, key and input together: a form can show it again. */
export interface PendingCallStorage<Input> {
  read(): SentCall<Input> | undefined;
  write(call: SentCall<Input>): void;
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
