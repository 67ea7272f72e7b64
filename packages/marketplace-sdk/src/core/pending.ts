import { isDefinitive } from "./definitive";
import { type Intent, intentHash } from "./intent";
import { createPendingStore } from "./pending-store";
import type { MarketplaceOptions } from "./types";

/**
 * Gives operations marked `key` their `Idempotency-Key`: one per intent, stored before the request leaves, the same
 * for every repetition, also after a reload and in another tab, until the outcome is known.
 * Loads with the first such call, and imports nothing the first load needs: a shared chunk would cost everyone.
 */
export function createPending({ pending, clock }: Pick<MarketplaceOptions, "pending" | "clock">) {
  // Only a page belongs to one user: on a server keys live as long as the client.
  const storage = () => pending ?? (globalThis.document ? globalThis.localStorage : undefined);
  const store = createPendingStore(storage, () => (clock ?? Date).now());
  const running = new Map<string, Promise<unknown>>();

  return {
    /**
     * Runs a call under the key of its intent. A second one for the same intent, a double tap, waits and shares the
     * outcome of the first; when that leaves the outcome open, it sends the request itself under the same key.
     * @param call the whole call, which ends before `send` does when its time is up
     */
    async run<T>(intent: Intent, call: Promise<T>, send: (key: string) => Promise<T>): Promise<T> {
      const hash = intentHash(intent);
      for (let first = running.get(hash); first; first = running.get(hash)) {
        try {
          // The same operation, so the same type.
          return (await first) as T;
        } catch (error) {
          if (isDefinitive(error)) throw error;
        }
      }
      running.set(hash, call);
      const release = () => void running.delete(hash);
      call.then(release, release);

      const key = store.keyOf(intent[1], hash);
      try {
        const result = await send(key);
        store.drop(key);
        return result;
      } catch (error) {
        if (isDefinitive(error)) store.drop(key);
        throw error;
      }
    },
    /** Forgets every key: the user has signed out. */
    clear: store.clear,
  };
}
