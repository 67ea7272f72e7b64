import type { Services } from "../services";

/** Background work. Safe to run in several processes at once. */
export interface Job {
  readonly name: string;
  /** Seconds of the sandbox's clock between two runs; without it, it looks for due rows at every tick. */
  readonly every?: number;
  /**
   * Rows that one call takes where there are as many. After fewer it rests until the next tick, for those that came meanwhile would
   * keep it busy as long as people buy. Default 1: it goes on until a call finds none.
   */
  readonly batch?: number;
  /** @param now unix seconds @returns how many rows it moved; 0 when nothing is left to do */
  readonly run: (services: Services, now: number) => Promise<number>;
}
