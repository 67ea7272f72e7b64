/** Where the input of a call waits for its outcome. */
export interface PendingCallStorage<Input> {
  read(): Input | undefined;
  write(input: Input): void;
  clear(): void;
  /** Identifies a call. */
  idOf(input: Input): string;
}

/**
 * Before a call is sent: the page may be closed before the answer comes.
 *
 * @returns a call of another tab that waits for its outcome: that one stays, and the other must not be sent
 */
export function keepPending<Input>(kept: PendingCallStorage<Input>, input: Input): Input | undefined {
  const waiting = waitingElse(kept, input);
  if (!waiting) kept.write(input);
  return waiting;
}

/**
 * The outcome of a call is known, or the user gives it up.
 *
 * @returns a call that was sent since, such as after another tab signed out: it stays
 */
export function settlePending<Input>(kept: PendingCallStorage<Input>, input: Input): Input | undefined {
  const waiting = waitingElse(kept, input);
  if (!waiting) kept.clear();
  return waiting;
}

function waitingElse<Input>(kept: PendingCallStorage<Input>, input: Input): Input | undefined {
  const waiting = kept.read();
  return waiting && kept.idOf(waiting) !== kept.idOf(input) ? waiting : undefined;
}
