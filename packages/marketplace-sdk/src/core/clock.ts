import type { Clock } from "./types";

/** Milliseconds from one look at what waits to the next. */
const BEAT = 500;

/** A wait that shares the timer. It ends by the time that has passed or by its beats, whichever comes first. */
interface Wait {
  readonly due: number;
  beats: number;
  readonly run: () => void;
}

/**
 * The system's clock. With `shares`, for browsers, all waits of more than five seconds have one timer: to set and to clear
 * one of its own is half of what a call costs there. Such a wait ends up to a beat late, never early, and the timer stops
 * a beat after the last one. Elsewhere timers are cheap and one that is left would keep a program alive.
 */
export function createClock(shares: boolean): Clock {
  const waits = new Set<Wait>();
  // The function that set the running timer: in tests it may be gone together with the timers of a false clock.
  let setBy: unknown;

  const start = () => {
    setBy = setTimeout;
    setTimeout(beat, BEAT);
  };

  const beat = () => {
    setBy = 0;
    if (waits.size) start();
    for (const wait of waits) {
      // Hidden pages beat late: then time counts. A false clock may leave `performance` alone: then beats count.
      if (performance.now() >= wait.due || --wait.beats < 0) {
        waits.delete(wait);
        wait.run();
      }
    }
  };

  return {
    now: () => Date.now(),
    after(ms, run) {
      if (shares && ms > 5000) {
        const wait = { due: performance.now() + ms, beats: ms / BEAT, run };
        waits.add(wait);
        if (setBy !== setTimeout) start();
        return () => waits.delete(wait);
      }
      // setTimeout knows no more than 2^31 - 1 ms and fires at once beyond.
      const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
  };
}
