import { typedName } from "../typed-name.js";

/** Seconds between two codes to one address, the limit of stock servers. */
const CODE_WAIT_SECONDS = 60;

/** A clock that tests can replace. Milliseconds. */
export interface TimerClock {
  now(): number;
  /** Calls back every `ms`. Returns a function that stops it. */
  every(ms: number, run: () => void): () => void;
}

/** Storage for the last code sent, so that a reload does not forget it. */
export interface TimerMemory {
  read(): { to?: string; at?: string };
  write(values: { to: string; at: string }): void;
}

/** Counts down until another e-mail code may be requested. A corrected address doesn't have to wait. */
export interface CodeTimer {
  /** Whole seconds until `email` may get another code; 0 if it may now. */
  secondsLeft(email: string): number;
  /** Call it when a code has been sent. */
  sent(email: string): void;
  /** Calls back each second while a user waits. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const wallClock: TimerClock = {
  now: () => Date.now(),
  every(ms, run) {
    const id = setInterval(run, ms);
    return () => clearInterval(id);
  },
};

/** Counts down to a point in time, so that a tab that slept shows the right figure. */
export function createCodeTimer(memory: TimerMemory, clock: TimerClock = wallClock): CodeTimer {
  const kept = memory.read();
  let to = kept.to ?? "";
  let at = Number(kept.at);
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  const left = (): number => {
    const passed = (clock.now() - at) / 1000;
    // An invalid time, or one in the future, comes from another program or a clock that was set back.
    if (!(passed >= 0 && passed < CODE_WAIT_SECONDS)) return 0;
    return Math.ceil(CODE_WAIT_SECONDS - passed);
  };
  const tick = (): void => {
    if (left() === 0 || listeners.size === 0) {
      stop?.();
      stop = undefined;
    }
    for (const listener of [...listeners]) listener();
  };
  const run = (): void => {
    if (!stop && left() > 0 && listeners.size > 0) stop = clock.every(1000, tick);
  };

  return {
    secondsLeft: (email) => (same(email, to) ? left() : 0),
    sent(email) {
      to = email;
      at = clock.now();
      memory.write({ to, at: String(at) });
      run();
      tick();
    },
    subscribe(listener) {
      listeners.add(listener);
      run();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

function same(one: string, other: string): boolean {
  return typedName(one).toLowerCase() === typedName(other).toLowerCase();
}
