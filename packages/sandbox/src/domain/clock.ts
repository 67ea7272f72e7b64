/** The server's time. Everything that needs the time asks this clock. */
export interface Clock {
  /** Unix seconds. */
  now(): number;
}

/** Real time. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };
