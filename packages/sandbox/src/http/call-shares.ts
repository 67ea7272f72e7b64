import { neighborhoodOf, subscriberOf } from "../domain/ip-address";
import { HttpError } from "../kernel/errors";
import { recentlyUsed } from "./recently-used";

/** Calls per second that a subscriber or a member may make continuously; bursts may use the calls of some seconds. */
const PER_SECOND = 60;
const BURST_SECONDS = 2;
/** Concurrent calls that run whoever sends them: a whole office may share one address. */
const FREE_SLOTS = 8;
/** Beyond those, concurrent calls of one caller, and how many more of them may wait. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 30;
/** Beyond those, concurrent calls of all members at one address. */
const MAX_CONCURRENT_AT_ADDRESS = 8;
/** Shares that all members at one address have together: whoever opens many accounts gains no more than this. */
const MEMBERS_SHARES = 4;
/** Shares that all addresses of a network neighborhood have together, because one attacker can rent it. */
const NEIGHBORHOOD_SHARES = 4;
/** Subscribers and members that are remembered. */
const MAX_REMEMBERED = 100_000;
/**
 * Milliseconds before the error is sent, so that calling again immediately gains nothing. Not always the same, so that those who were
 * refused together do not come back together.
 */
const ERROR_DELAY_MS = { least: 500, most: 1_500 };
/** Delayed errors at a time; further ones are sent at once. */
const MAX_DELAYED = 1_000;

/** Who is counted. */
export interface Caller {
  /** As `clientAddress` returns it. */
  readonly ip: string;
  /** The member who has signed in. A token of nobody, or of nobody any more, makes no member. */
  readonly member: number | undefined;
}

/** Keeps one caller from using up the process. Counts in memory, before a request is read and the database is asked. */
export interface CallShares {
  /** Counts a call. @param weight how many calls it counts as @throws {HttpError} 429, after a pause */
  admit(caller: Caller, weight?: number): Promise<void>;
  /** Counts more for a call that was admitted and costs more than was known: less is left for the next one. */
  charge(caller: Caller, weight: number): void;
  /**
   * Runs a call's work once the caller has a free slot.
   *
   * @param signalOf asked where the call has to wait: a caller that has left waits no longer
   * @throws {HttpError} 429, after a pause, when too many calls wait; 503 when the caller has left
   */
  run<Result>(caller: Caller, work: () => Promise<Result>, signalOf?: () => AbortSignal): Promise<Result>;
}

/** @param perSecond calls of one caller @param now milliseconds of a monotonic clock */
export function callShares(
  perSecond: number = PER_SECOND,
  now: () => number = () => performance.now(),
): CallShares {
  const burst = perSecond * BURST_SECONDS;
  const calls = recentlyUsed<{ readonly left: number; readonly at: number }>(MAX_REMEMBERED);
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

  const leftOf = ({ subject, shares }: Counted) => {
    const at = now();
    const most = burst * shares;
    const before = calls.get(subject);
    const left = before
      ? Math.min(most, before.left + ((at - before.at) / 1_000) * perSecond * shares)
      : most;
    return { left, at };
  };
  const take = (counted: Counted, weight: number): boolean => {
    const { left, at } = leftOf(counted);
    // The heaviest call fits in the smallest share: after a pause everything can be called.
    const taken = Math.min(weight, burst);
    calls.set(counted.subject, { left: left < taken ? left : left - taken, at });
    return left >= taken;
  };

  return {
    async admit(caller, weight = 1) {
      if (!countedFor(caller).every((counted) => take(counted, weight))) throw await tooManyCalls();
    },
    charge(caller, weight) {
      for (const counted of countedFor(caller)) {
        const { left, at } = leftOf(counted);
        calls.set(counted.subject, { left: Math.max(-burst, left - weight), at });
      }
    },
    async run(caller, work, signalOf) {
      const address = subscriberOf(caller.ip);
      const [{ subject }] = countedFor(caller);
      if (!queue.hasRoom(subject)) throw await tooManyCalls();
      await queue.begin(subject, address, signalOf);
      try {
        return await work();
      } finally {
        queue.end(subject, address);
      }
    },
  };
}

/** A name under which calls are counted, and how many shares it has. */
interface Counted {
  readonly subject: string;
  readonly shares: number;
}

/** The caller alone first: whoever has used that up takes nothing from those around. */
function countedFor({ ip, member }: Caller): readonly [Counted, ...Counted[]] {
  const [address, neighborhood] = [subscriberOf(ip), neighborhoodOf(ip)];
  if (member === undefined) {
    return [
      { subject: address, shares: 1 },
      { subject: `around ${neighborhood}`, shares: NEIGHBORHOOD_SHARES },
    ];
  }
  return [
    { subject: `member ${member}`, shares: 1 },
    { subject: `members at ${address}`, shares: MEMBERS_SHARES },
    { subject: `members around ${neighborhood}`, shares: MEMBERS_SHARES * NEIGHBORHOOD_SHARES },
  ];
}

interface Waiting {
  readonly address: string;
  begin(): void;
}

interface CallerQueue {
  running: number;
  /** Calls in order of arrival. */
  readonly waiting: Waiting[];
}

/**
 * Runs all calls while few are in progress. Under load each caller has {@link MAX_CONCURRENT}, and each address
 * {@link MAX_CONCURRENT_AT_ADDRESS}, however many the others send.
 */
function fairQueue() {
  const callers = new Map<string, CallerQueue>();
  /** Running calls by address. */
  const addresses = new Map<string, number>();
  let running = 0;

  const mayRun = (caller: CallerQueue, address: string) =>
    running < FREE_SLOTS ||
    (caller.running < MAX_CONCURRENT && (addresses.get(address) ?? 0) < MAX_CONCURRENT_AT_ADDRESS);
  const take = (caller: CallerQueue, address: string) => {
    running += 1;
    caller.running += 1;
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
  };
  const forgetIdle = (subject: string, caller: CallerQueue) => {
    if (caller.running === 0 && caller.waiting.length === 0) callers.delete(subject);
  };
  /** The waiting caller with the fewest running calls. */
  const next = (): CallerQueue | undefined => {
    let least: CallerQueue | undefined;
    for (const caller of callers.values()) {
      const [first] = caller.waiting;
      if (!first || !mayRun(caller, first.address)) continue;
      if (caller.running < (least?.running ?? Infinity)) least = caller;
    }
    return least;
  };

  /** Resolves in its turn, or rejects when the caller leaves before. */
  const turn = (subject: string, caller: CallerQueue, address: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        caller.waiting.splice(caller.waiting.indexOf(place), 1);
        forgetIdle(subject, caller);
        reject(new HttpError(503, "unavailable", { retryAfter: 1 }));
      };
      const place: Waiting = {
        address,
        begin() {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      caller.waiting.push(place);
      if (signal?.aborted) leave();
      else signal?.addEventListener("abort", leave, { once: true });
    });

  return {
    hasRoom: (subject: string): boolean => (callers.get(subject)?.waiting.length ?? 0) < MAX_WAITING,
    async begin(subject: string, address: string, signalOf?: () => AbortSignal): Promise<void> {
      const caller = callers.get(subject) ?? { running: 0, waiting: [] };
      callers.set(subject, caller);
      if (mayRun(caller, address)) take(caller, address);
      else await turn(subject, caller, address, signalOf?.());
    },
    end(subject: string, address: string): void {
      const ended = callers.get(subject);
      if (!ended) return;
      running -= 1;
      ended.running -= 1;
      const others = (addresses.get(address) ?? 1) - 1;
      if (others > 0) addresses.set(address, others);
      else addresses.delete(address);
      forgetIdle(subject, ended);
      for (let caller = next(); caller; caller = next()) {
        const first = caller.waiting.shift();
        if (!first) break;
        take(caller, first.address);
        first.begin();
      }
    },
  };
}
