import type { Clock } from "./options.js";

/** Milliseconds between two checks of the shared timer. */
const TICK_MS = 500;
/** Waits longer than this share one timer in browsers. */
const SHARED_FROM_MS = 5000;
/** `setTimeout` fires at once beyond this. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** A wait on the shared timer. Fires at its deadline or when its tick count reaches zero. */
interface SharedWait {
  readonly deadline: number;
  ticksLeft: number;
  readonly run: () => void;
}

/**
 * The system's clock.
 * @param isShared for browsers, where setting and clearing a timer is half of what a call costs: all waits of more than five
 *   seconds share one. They may fire up to a tick late, never early. Elsewhere timers are cheap, and a shared one would keep
 *   the process alive.
 */
export function createClock(isShared: boolean): Clock {
  const waits = new Set<SharedWait>();
  // The `setTimeout` that runs the timer: tests swap it, and their timers disappear with it.
  let timerOwner: unknown;

  const start = () => {
    timerOwner = setTimeout;
    setTimeout(tick, TICK_MS);
  };

  const tick = () => {
    timerOwner = undefined;
    if (waits.size > 0) start();
    for (const wait of waits) {
      // Hidden pages tick late, so the deadline counts too; fake timers may not move `performance`, so ticks count too.
      if (performance.now() >= wait.deadline || --wait.ticksLeft < 0) {
        waits.delete(wait);
        wait.run();
      }
    }
  };

  return {
    now: () => Date.now(),
    after(ms, run) {
      if (isShared && ms > SHARED_FROM_MS) {
        const wait = { deadline: performance.now() + ms, ticksLeft: ms / TICK_MS, run };
        waits.add(wait);
        if (timerOwner !== setTimeout) start();
        return () => waits.delete(wait);
      }
      const timer = setTimeout(run, Math.min(ms, MAX_TIMEOUT_MS));
      return () => clearTimeout(timer);
    },
  };
}
