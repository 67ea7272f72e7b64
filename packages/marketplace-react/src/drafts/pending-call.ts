import { randomKey } from "./random-key";

/**
 * A call as it was sent. Its `Idempotency-Key` is kept with the input, in one value: the client's own list of keys lets one go with
 * the answer, which another tab may get while this one sends the call again, and a storage without room takes the one and not the
 * other. Empty where the client chooses the key.
 */
export interface SentCall<Input> {
  readonly input: Input;
  readonly key: string;
}

/** Where a call waits for its outcome. */
export interface PendingCallStorage<Input> {
  read(): SentCall<Input> | undefined;
  write(call: SentCall<Input>): void;
  clear(): void;
  /** Identifies a call. */
  idOf(input: Input): string;
}

/**
 * Before a call is sent: the page may be closed before the answer comes.
 *
 * @param before a call without outcome that this page remembers, though signing out elsewhere may have emptied the storage
 * @returns the call under its key; or another one, of another tab, that waits for its outcome: it stays, and this must not be sent
 */
export function keepPending<Input>(
  kept: PendingCallStorage<Input>,
  input: Input,
  before?: SentCall<Input>,
): { call: SentCall<Input>; waiting?: undefined } | { call?: undefined; waiting: SentCall<Input> } {
  const waiting = waitingElse(kept, input);
  if (waiting) return { waiting };
  const known = kept.read() ?? (before && kept.idOf(before.input) === kept.idOf(input) ? before : undefined);
  const call = { input, key: known?.key ?? randomKey() };
  kept.write(call);
  return { call };
}

/**
 * The outcome of a call is known, or the user gives it up.
 *
 * @returns a call that was sent since, such as after another tab signed out: it stays
 */
export function settlePending<Input>(
  kept: PendingCallStorage<Input>,
  input: Input,
): SentCall<Input> | undefined {
  const waiting = waitingElse(kept, input);
  if (!waiting) kept.clear();
  return waiting;
}

function waitingElse<Input>(kept: PendingCallStorage<Input>, input: Input): SentCall<Input> | undefined {
  const waiting = kept.read();
  return waiting && kept.idOf(waiting.input) !== kept.idOf(input) ? waiting : undefined;
}
