import { neighborhoodOf, subscriberOf } from "../domain/ip-address";
import { HttpError } from "../features/errors";
import { hashToken } from "../features/users/sessions";

/** Calls a second that one subscriber, and one signed-in session, may make for long, and how many at once after a pause. */
const PER_SECOND = 60;
const BURST_SECONDS = 2;
/** Concurrent calls from any one address: a whole office may share it. */
const SPARE = 8;
/** Above that, the calls of each caller that run at once, and those of one caller that may wait. */
const AT_ONCE = 2;
const WAITING = 30;
/** The share of a whole network neighborhood, which one attacker can rent. */
const NEIGHBORS = 4;
/** Number of remembered subscribers; the one idle longest is forgotten. */
const MOST_KNOWN = 50_000;
/** The error comes after this pause, so that calling again at once gains nothing. Milliseconds. */
const PAUSE_MS = 1_000;
/** Callers whose error is delayed, at most; others get it at once. */
const MOST_HELD = 1_000;

interface Caller {
  readonly ip: string;
  /** "" without one. */
  readonly token: string;
}

/** Keeps one caller from taking the whole process, whatever is called: counted in memory, before anything is read or asked. */
export interface CallShares {
  /** @param weight calls that it counts as, see `weightOf` @throws {HttpError} 429, after a pause */
  admit(caller: Caller, weight?: number): Promise<void>;
  /** Does a call's work when it is the caller's turn. @throws {HttpError} 429, after a pause, when too many calls wait */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** The token is a member's: calls with it no longer count for its address, which others may share. */
  trust(token: string): void;
}

/** @param perSecond calls of one caller @param now milliseconds, of a clock that never jumps */
export function callShares(
  perSecond: number = PER_SECOND,
  now: () => number = () => performance.now(),
): CallShares {
  const burst = perSecond * BURST_SECONDS;
  const calls = leastRecent<{ left: number; at: number }>();
  const sessions = leastRecent<boolean>();
  const turns = fairTurns();
  let held = 0;

  const tooManyCalls = async (): Promise<HttpError> => {
    if (held < MOST_HELD) {
      held += 1;
      await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS).unref());
      held -= 1;
    }
    return new HttpError(429, "too_many_requests", { retryAfter: 1 });
  };

  /** The session of a member, or the address for everybody else. */
  const callerOf = ({ ip, token }: Caller): { subject: string; isMember: boolean } => {
    const session = token === "" ? "" : hashToken(token);
    const isMember = sessions.get(session) ?? false;
    return { subject: isMember ? session : subscriberOf(ip), isMember };
  };

  const take = (subject: string, weight: number, times = 1): boolean => {
    const at = now();
    const before = calls.get(subject) ?? { left: burst * times, at };
    const left = Math.min(burst * times, before.left + ((at - before.at) / 1_000) * perSecond * times);
    // The heaviest call fits in the smallest share: after a pause everything can be called.
    const taken = Math.min(weight, burst);
    calls.set(subject, { left: left < taken ? left : left - taken, at });
    return left >= taken;
  };

  return {
    async admit(caller, weight = 1) {
      const { subject, isMember } = callerOf(caller);
      const around = `around ${neighborhoodOf(caller.ip)}`;
      const hasRoom = take(subject, weight) && (isMember || take(around, weight, NEIGHBORS));
      if (!hasRoom) throw await tooManyCalls();
    },
    async run(caller, work) {
      const { subject } = callerOf(caller);
      if (!turns.hasRoom(subject)) throw await tooManyCalls();
      await turns.begin(subject);
      try {
        return await work();
      } finally {
        turns.end(subject);
      }
    },
    trust: (token) => sessions.set(hashToken(token), true),
  };
}

interface Turns {
  running: number;
  /** Starts the waiting calls in order of arrival. */
  readonly waiting: (() => void)[];
}

/** Lets calls of all callers through while few are under way; then each caller has {@link AT_ONCE}, however many the others send. */
function fairTurns() {
  const callers = new Map<string, Turns>();
  let running = 0;

  const mayRun = (caller: Turns) => running < SPARE || caller.running < AT_ONCE;
  const take = (caller: Turns) => {
    running += 1;
    caller.running += 1;
  };
  /** Who waits and has the fewest calls under way. */
  const next = (): Turns | undefined => {
    let least: Turns | undefined;
    for (const caller of callers.values()) {
      const isLess =
        caller.waiting.length > 0 && mayRun(caller) && caller.running < (least?.running ?? Infinity);
      if (isLess) least = caller;
    }
    return least;
  };

  return {
    hasRoom: (subject: string): boolean => (callers.get(subject)?.waiting.length ?? 0) < WAITING,
    async begin(subject: string): Promise<void> {
      const caller = callers.get(subject) ?? { running: 0, waiting: [] };
      callers.set(subject, caller);
      if (mayRun(caller)) take(caller);
      else await new Promise<void>((resolve) => caller.waiting.push(resolve));
    },
    end(subject: string): void {
      const ended = callers.get(subject);
      if (!ended) return;
      running -= 1;
      ended.running -= 1;
      if (ended.running === 0 && ended.waiting.length === 0) callers.delete(subject);
      for (let caller = next(); caller; caller = next()) {
        take(caller);
        caller.waiting.shift()?.();
      }
    },
  };
}

/** A map that forgets what was written longest ago. */
function leastRecent<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: Value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.size > MOST_KNOWN ? values.keys() : [];
      if (oldest !== undefined) values.delete(oldest);
    },
  };
}
