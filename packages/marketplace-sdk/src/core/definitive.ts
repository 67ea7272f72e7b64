import type { FailureDetails } from "./errors";

/** Statuses of an answer that leaves open whether the operation has run, or will if it is sent again. */
const OPEN = [401, 408, 409, 425, 429];

/**
 * Whether a failure says for certain that the operation has not run and never will under its key: a refusal, or a 4xx but for
 * 401, 408, 409, 425 and 429. A lost connection, a 5xx or an answer nobody can read may have come after the deed: the same call
 * may be sent again, another one may not be offered.
 *
 * @param failure what a call threw; errors that are not the client's say nothing for certain
 */
export function isDefinitive(failure: unknown): boolean {
  // Not by class: that would be one more thing to load with a page's first keyed call.
  const { kind, code = 0, status = 0 }: Partial<FailureDetails> = Object(failure);
  const isOpen = (value: number): boolean => OPEN.includes(value) || (value >= 500 && value < 600);
  return (kind === "api" || (kind === "http" && status >= 400)) && !isOpen(code) && !isOpen(status);
}
