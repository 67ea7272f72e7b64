import { neighborhoodOf, subscriberOf } from "../domain/ip-address";
import { HttpError } from "../kernel/errors";
import { hashToken } from "../kernel/hash-token";

/** Calls per second that a subscriber or a signed-in session may make continuously; bursts may use the calls of some seconds. */
const PER_SECOND = 60;
const BURST_SECONDS = 2;
/** Concurrent calls that run whoever sends them: a whole office may share one address. */
const FREE_SLOTS = 8;
/** Beyond those, concurrent calls of one caller, and how many more of them may wait. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 30;
/** Shares that all addresses of a network neighborhood have together, because one attacker can rent it. */
const NEIGHBORHOOD_SHARES = 4;
/** Subscribers that are remembered; the one idle longest is forgotten. */
const MAX_SUBSCRIBERS = 50_000;
/**
 * Milliseconds before the error is sent, so that calling again immediately gains nothing. Not always the same, so that those who were
 * refused together do not come back together.
 */
const ERROR_DELAY_MS = { least: 500, most: 1_500 };
/** Delayed errors at a time; further ones are sent at once. */
const MAX_DELAYED = 1_000;

interface Caller {
  readonly ip: string;
  /** "" without one. */
  readonly token: string;
}

/** Keeps one caller from using up the process. Counts in memory, before a request is read and the database is asked. */
export interface CallShares {
  /** Counts a call. @param weight how many calls it counts as, see `weightOf` @throws {HttpError} 429, after a pause */
  admit(caller: Caller, weight?: number): Promise<void>;
  /** Runs a call's work once the caller has a free slot. @throws {HttpError} 429, after a pause, when too many calls wait */
  run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** The token belongs to a member: its calls no longer count for the address, which others may share. */
  trust(token: string): void;
}

/** @param perSecond calls of one caller @param now milliseconds of a monotonic clock */
export function callShares(
  perSecond: number = PER_SECOND,
  now: () => number = () => performance.now(),
): CallShares {
  const burst = perSecond * BURST_SECONDS;
  const calls = recentMap<{ left: number; at: number }>();
  const sessions = recentMap<boolean>();
  const queue = fairQueue();
  let held = 0;

  const tooManyCalls = async (): Promise<HttpError> => {
    if (held < MAX_DELAYED) {
      held += 1;
      const { least, most } = ERROR_DELAY_MS;
      const delay = least + Math.random() * (most - least);
      await new Promise<void>((resolve) => setTimeout(resolve, delay).unref());
      held -= 1;
    }
    return new HttpError(429, "too_many_requests", { retryAfter: 1 });
  };

  /** A member's session; for anyone else the subscriber's address. */
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
      const hasRoom = take(subject, weight) && (isMember || take(around, weight, NEIGHBORHOOD_SHARES));
      if (!hasRoom) throw await tooManyCalls();
    },
    async run(caller, work) {
      const { subject } = callerOf(caller);
      if (!queue.hasRoom(subject)) throw await tooManyCalls();
      await queue.begin(subject);
      try {
        return await work();
      } finally {
        queue.end(subject);
      }
    },
    trust: (token) => sessions.set(hashToken(token), true),
  };
}

interface CallerQueue {
  running: number;
  /** Starts the waiting calls in order of arrival. */
  readonly waiting: (() => void)[];
}

/** Runs all calls while few are in progress. Under load each caller has {@link MAX_CONCURRENT}, however many the others send. */
function fairQueue() {
  const callers = new Map<string, CallerQueue>();
  let running = 0;

  const mayRun = (caller: CallerQueue) => running < FREE_SLOTS || caller.running < MAX_CONCURRENT;
  const take = (caller: CallerQueue) => {
    running += 1;
    caller.running += 1;
  };
  /** The waiting caller with the fewest running calls. */
  const next = (): CallerQueue | undefined => {
    let least: CallerQueue | undefined;
    for (const caller of callers.values()) {
      const isLess =
        caller.waiting.length > 0 && mayRun(caller) && caller.running < (least?.running ?? Infinity);
      if (isLess) least = caller;
    }
    return least;
  };

  return {
    hasRoom: (subject: string): boolean => (callers.get(subject)?.waiting.length ?? 0) < MAX_WAITING,
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

/** A map that drops the entry written longest ago. */
function recentMap<Value>() {
  const values = new Map<string, Value>();
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: Value) {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.size > MAX_SUBSCRIBERS ? values.keys() : [];
      if (oldest !== undefined) values.delete(oldest);
    },
  };
}
