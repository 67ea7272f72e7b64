/**
 * A call as it was sent. `key` is its `Idempotency-Key`, empty where the client chooses it.
 *
 * The key is stored with the input because the client forgets its own keys with the response, which another tab may receive
 * while this one sends the call again; and because a full storage may take one value and refuse the other.
 */
export interface SentCall<Input> {
  readonly input: Input;
  readonly key: string;
}

/** Stores a call until its outcome is known. */
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

/** 128 random bits, as an `Idempotency-Key`. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
