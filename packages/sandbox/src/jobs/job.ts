import type { Services } from "../services";

/** Background work. Safe to run in several processes at once. */
export interface Job {
  readonly name: string;
  /** Seconds of the sandbox's clock between two runs; without it, it looks for due rows at every tick. */
  readonly every?: number;
  /** @param now unix seconds @returns how many rows it moved; 0 when nothing is left to do */
  readonly run: (services: Services, now: number) => Promise<number>;
}
