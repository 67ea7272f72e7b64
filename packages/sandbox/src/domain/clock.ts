/** The time the whole server lives in. */
export interface Clock {
  /** Unix seconds. */
  now(): number;
}

/** Real time. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
