import type { Services } from "../kernel/services";
import { logLine, troubleOf } from "./error-handler";

/** Failures of the database are logged once per this many seconds, with a count. */
const TROUBLE_EVERY = 60;

/** Writes down a call that failed unexpectedly. */
export type FailureLog = (error: unknown, operation: string, requestId: string) => void;

/**
 * A defect has its stack at each call. While the database is away, full or busy every call fails for the same reason: a line a
 * minute says so.
 *
 * @param now milliseconds, of a clock that never jumps
 */
export function failureLog(
  { log, production }: Pick<Services, "log" | "production">,
  now: () => number = () => performance.now(),
): FailureLog {
  const logged = new Map<string, { at: number; skipped: number }>();
  return (error, operation, requestId) => {
    const trouble = troubleOf(error);
    if (!trouble) return log(logLine(error, operation, requestId, production));
    // Conflicts depend on the operation; an outage affects all of them.
    const kind = trouble.isOfCall ? `${trouble.sentence} ${operation}` : trouble.sentence;
    const last = logged.get(kind) ?? { at: Number.NEGATIVE_INFINITY, skipped: 0 };
    if (now() - last.at < TROUBLE_EVERY * 1_000) {
      last.skipped++;
      return;
    }
    logged.set(kind, { at: now(), skipped: 0 });
    const more = last.skipped === 0 ? "" : `, and ${last.skipped} more since the last line`;
    log(
      `${trouble.sentence} (${trouble.code}): calls are answered 503: ${operation}, request ${requestId}${more}`,
    );
  };
}
