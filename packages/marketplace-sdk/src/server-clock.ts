/** The server's clock, as far as its answers tell it: a device may be minutes or years wrong. */
export interface ServerClock {
  /** Unix seconds, with a fraction, to compare with times of answers; by this device's clock until an answer has told the time. */
  now(): number;
  /** Calls back when `now` has jumped by more than 2 s, because an answer has shown that it was wrong. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** An answer that tells the server's time. */
export interface TimedAnswer {
  /** When its request was sent and it had been read: milliseconds by this device's clock. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** `time` of its envelope, in Unix seconds: a number or digits. */
  readonly time: unknown;
  /** Its header `Date` is for an envelope without. Scripts see it only on their own origin, or where the server exposes it. */
  readonly response: Response;
  /** It may come from a cache, and be old. */
  readonly isCacheable: boolean;
}

/** Times are whole seconds. */
const RESOLUTION_MS = 1000;
/** What is less than this changes nothing on a screen. */
const JUMP_MS = 2000;

/**
 * Follows the server's clock. When an answer was made, the server's clock showed its time: between sending and receiving. The offset
 * moves only as far as that says, so a slow answer says little, and a device that is right stays as it is.
 */
export function createServerClock() {
  const listeners = new Set<() => void>();
  /** Milliseconds to add to the device's clock. */
  let offset = 0;

  function measure({ sentAt, receivedAt, time, response, isCacheable }: TimedAnswer): void {
    const shown = readTime(time) ?? readTime(Date.parse(response.headers.get("date") ?? "") / 1000);
    // A device whose clock was set back meanwhile says nothing.
    if (shown === undefined || receivedAt < sentAt) return;
    const least = shown - receivedAt;
    // An old answer is never from the future.
    const most = isCacheable ? Number.POSITIVE_INFINITY : shown + RESOLUTION_MS - sentAt;
    const next = Math.min(Math.max(offset, least), most);
    const isJump = Math.abs(next - offset) > JUMP_MS;
    offset = next;
    if (isJump) for (const listener of [...listeners]) listener();
  }

  const clock: ServerClock = {
    now: () => (Date.now() + offset) / 1000,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { clock, measure };
}

/** Seconds of 2001 to 2286, in milliseconds. */
function readTime(time: unknown): number | undefined {
  const seconds = typeof time === "number" || typeof time === "string" ? Number(time) : Number.NaN;
  return seconds > 1e9 && seconds < 1e10 ? seconds * 1000 : undefined;
}
