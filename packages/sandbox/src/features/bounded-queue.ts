import { HttpError } from "./errors";

/** Work that only so much of is done at once, and only so much may wait for. */
export interface BoundedQueue {
  /**
   * Does the work in its turn: who comes first is served first.
   *
   * @param signal a call whose client has left waits no longer
   * @throws {HttpError} 503 with `Retry-After` at once when the queue is full, or when the client has left
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** For who can ask before anything else is done. @throws {HttpError} as `run` does */
  checkRoom(): void;
  /** Everything that may be done at once is under way. */
  isSaturated(): boolean;
}

/** Seconds after which a full queue has moved on. */
const RETRY_AFTER = 2;
const busy = () => new HttpError(503, "unavailable", { retryAfter: RETRY_AFTER });

/** @param atOnce how much is under way @param waiting how much may wait besides */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedQueue {
  let running = 0;
  const queue = new Set<() => void>();

  const takePlace = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        queue.delete(begin);
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.delete(begin);
        reject(busy());
      };
      queue.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });

  const isSaturated = () => running >= atOnce;
  const checkRoom = () => {
    if (isSaturated() && queue.size >= waiting) throw busy();
  };

  return {
    checkRoom,
    isSaturated,
    async run(work, signal) {
      if (signal?.aborted) throw busy();
      checkRoom();
      if (isSaturated()) await takePlace(signal);
      else running++;
      try {
        return await work();
      } catch (error) {
        // What the database had to stop, as the client has left, is no failure to tell of.
        throw signal?.aborted ? busy() : error;
      } finally {
        // Whoever ends hands its place to the first that waits.
        const [next] = queue;
        if (next) next();
        else running--;
      }
    },
  };
}
