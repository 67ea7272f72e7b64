import type { Services } from "./services";

/**
 * Jobs of a lane run one after the other; lanes do not wait for each other. `money` moves what is due and counts what was sold,
 * `checks` reads whole tables, which may take minutes, and `upkeep` is everything else.
 */
export type Lane = "money" | "upkeep" | "checks";

/** Background work. Safe to run in several processes at once. */
export interface Job {
  readonly name: string;
  /** Usually `upkeep`. */
  readonly lane?: Lane;
  /** Seconds of the sandbox's clock between two runs that succeed. Without it, the job looks for due rows at every tick. */
  readonly every?: number;
  /**
   * Most rows that one call takes. After fewer, the job waits for the next tick, since rows that arrive in the meantime could keep it
   * busy forever. Default 1: it continues until a call finds none.
   */
  readonly batch?: number;
  /** @param now unix seconds @returns how many rows it moved; 0 when nothing is left to do */
  readonly run: (services: Services, now: number) => Promise<number>;
}
