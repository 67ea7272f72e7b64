import { HttpError } from "./errors";

/** Work with a limit on what runs at once, and on what may wait. */
export interface BoundedQueue {
  /**
   * Runs work in order of arrival. Where `callers` are named, whoever had the least so far goes first: each name has its own turns, and
   * work of several names waits for the turn of all. So neither a member with many addresses nor an address with many members keeps
   * others waiting for more than what is running.
   *
   * @param signal a call whose client has left waits no longer
   * @param callers whom the work is for, such as a member and an address
   * @throws {HttpError} 503 with `Retry-After` when the queue is full and nobody in it had more than these callers, or when the client
   *   has left
   */
  run<Result>(
    work: () => Promise<Result>,
    signal?: AbortSignal,
    callers?: readonly string[],
  ): Promise<Result>;
  /** Lets callers check before any other work. @throws {HttpError} 503 where `run` would refuse them at once */
  checkRoom(callers?: readonly string[]): void;
  /** Whether all slots are in use. */
  isSaturated(): boolean;
}

/** Seconds after which a full queue has moved on. */
const RETRY_AFTER = 2;
const busy = () => new HttpError(503, "unavailable", { retryAfter: RETRY_AFTER });

interface Waiting {
  readonly turn: number;
  begin(): void;
  giveUp(): void;
}

/** @param atOnce how much is under way @param waiting how much may wait besides */
export function boundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedQueue {
  let running = 0;
  const turns = fairTurns();
  /** By turn, and in order of arrival. V8 would keep what a `Set` has dropped until a major garbage collection. */
  const queue: Waiting[] = [];

  const isSaturated = () => running >= atOnce;
  const isFull = () => isSaturated() && queue.length >= waiting;
  /** Who leaves a full queue so that work with this turn gets in. @throws {HttpError} if nobody in it had more */
  const lastAfter = (turn: number): Waiting => {
    const last = queue.at(-1);
    if (!last || last.turn <= turn) throw busy();
    return last;
  };

  const enqueue = (next: Waiting) => {
    const after = queue.findLastIndex(({ turn }) => turn <= next.turn);
    queue.splice(after + 1, 0, next);
  };

  const takePlace = (turn: number, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(place), 1);
        reject(busy());
      };
      const stopListening = () => signal?.removeEventListener("abort", leave);
      const place: Waiting = {
        turn,
        begin() {
          stopListening();
          turns.begin(turn);
          resolve();
        },
        giveUp() {
          stopListening();
          leave();
        },
      };
      enqueue(place);
      signal?.addEventListener("abort", leave, { once: true });
    });

  return {
    checkRoom(callers = []) {
      if (isFull()) lastAfter(turns.next(callers));
    },
    isSaturated,
    async run(work, signal, callers = []) {
      if (signal?.aborted) throw busy();
      if (running === 0) turns.forget();
      const turn = turns.next(callers);
      if (isFull()) lastAfter(turn).giveUp();
      turns.take(callers, turn);
      if (isSaturated()) await takePlace(turn, signal);
      else {
        running++;
        turns.begin(turn);
      }
      try {
        return await work();
      } catch (error) {
        // Statements cancelled because the client left aren't failures worth reporting.
        throw signal?.aborted ? busy() : error;
      } finally {
        // A finished task passes its slot to the first in the queue.
        const next = queue.shift();
        if (next) next.begin();
        else running--;
      }
    },
  };
}

/** Callers whose turns are remembered; beyond, those are forgotten who had no more than others. */
const MAX_CALLERS = 1_000;

/**
 * Numbers the work of callers by start-time fair queuing: each piece starts where its callers' last one ended, but never before what
 * runs now, so that nobody saves turns up.
 */
function fairTurns() {
  let now = 0;
  /** When the last work of a caller ends. */
  const ends = new Map<string, number>();
  return {
    next: (callers: readonly string[]) =>
      callers.reduce((turn, caller) => Math.max(turn, ends.get(caller) ?? 0), now),
    take(callers: readonly string[], turn: number) {
      for (const caller of callers) ends.set(caller, turn + 1);
      if (ends.size <= MAX_CALLERS) return;
      for (const [caller, end] of ends) if (end <= now) ends.delete(caller);
    },
    begin(turn: number) {
      now = Math.max(now, turn);
    },
    forget() {
      now = 0;
      ends.clear();
    },
  };
}
