import { HttpError } from "./errors";

/** Work with a limit on what runs at once, and on what may wait. */
export interface BoundedQueue {
  /**
   * Runs work in order of arrival.
   *
   * @param signal a call whose client has left waits no longer
   * @throws {HttpError} 503 with `Retry-After` at once when the queue is full, or when the client has left
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Lets a caller check before any other work. @throws {HttpError} as `run` does */
  checkRoom(): void;
  /** Whether all slots are in use. */
  isSaturated(): boolean;
}

/** Seconds after which a full queue has moved on. */
const RETRY_AFTER = 2;
const busy = () => new HttpError(503, "unavailable", { retryAfter: RETRY_AFTER });

/** @param atOnce how much is under way @param waiting how much may wait besides */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedQueue {
  let running = 0;
  /** Starts the waiting work in order of arrival. V8 would keep what a `Set` has dropped until a major garbage collection. */
  const queue: (() => void)[] = [];

  const takePlace = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(busy());
      };
      queue.push(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });

  const isSaturated = () => running >= atOnce;
  const checkRoom = () => {
    if (isSaturated() && queue.length >= waiting) throw busy();
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
        // Statements cancelled because the client left aren't failures worth reporting.
        throw signal?.aborted ? busy() : error;
      } finally {
        // A finished task passes its slot to the first in the queue.
        const next = queue.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
