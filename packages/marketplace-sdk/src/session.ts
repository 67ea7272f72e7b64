/**
 * Where the session token lives. Both sync and async stores do; a sync one costs no extra turn. No call waits longer than 2 s for it:
 * a store that does not answer counts as one that is empty.
 */
export interface Session {
  /** Read before each call; undefined or empty makes it a visitor's. */
  get(): string | undefined | Promise<string | undefined>;
  /** Keeps a token and forgets the one before. */
  set(token: string): void | Promise<void>;
  /** Called after a 401 of a call that had sent the current token. */
  clear(): void | Promise<void>;
  /**
   * The signed-in user, where that is known, and the token that is theirs. With it, no call is answered to another user than the one who made it: it fails with kind
   * `aborted` and `isOfFormerUser` if somebody else, or a user who is not known, has signed in before its answer came.
   */
  user?(): Promise<{ readonly id: number | string; readonly token?: string } | undefined>;
  /** Replaces the token by a renewed one of the same user, and keeps what else is known of them. Without it, `set` is called. */
  renew?(token: string): void | Promise<void>;
  /** Keeps the `userinfo` of a sign-in, token included. `auth.signIn` prefers it to `set`. */
  save?(userinfo: { readonly id: number | string; readonly token: string }): Promise<void>;
  /** Calls back after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** A session in memory: for servers (one per request), scripts and tests. */
export function memorySession(token?: string): Session {
  let current = token;
  const listeners = new Set<() => void>();
  const change = (next: string | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    set: change,
    clear: () => change(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
