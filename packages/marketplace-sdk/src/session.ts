import type { Session } from "./options";

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
