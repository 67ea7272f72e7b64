import type { Clock } from "./types";

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    // setTimeout knows no more than 2^31 - 1 ms and fires at once beyond.
    const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
};
