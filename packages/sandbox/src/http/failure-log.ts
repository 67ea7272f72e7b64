import type { Services } from "../services";
import { logLine, troubleOf } from "./error-handler";

/** Calls that the database could not serve have a line in so many seconds, which counts those since the last one. */
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
  const told = new Map<string, { at: number; unsaid: number }>();
  return (error, operation, requestId) => {
    const trouble = troubleOf(error);
    if (!trouble) return log(logLine(error, operation, requestId, production));
    // Who meets whom depends on the call; what is away is away for all of them.
    const kind = trouble.isOfCall ? `${trouble.sentence} ${operation}` : trouble.sentence;
    const last = told.get(kind) ?? { at: Number.NEGATIVE_INFINITY, unsaid: 0 };
    if (now() - last.at < TROUBLE_EVERY * 1_000) {
      last.unsaid++;
      return;
    }
    told.set(kind, { at: now(), unsaid: 0 });
    const more = last.unsaid === 0 ? "" : `, and ${last.unsaid} more since the last line`;
    log(
      `${trouble.sentence} (${trouble.code}): calls are answered 503: ${operation}, request ${requestId}${more}`,
    );
  };
}
