import type { FailureDetails } from "./errors.js";

/**
 * A module of its own without imports: the main file has it only in programs that ask for `isOutcomeKnown`, the idempotency keys
 * bring theirs.
 */

/** Statuses that leave open whether the operation ran, or will run if it is sent again. */
const UNDECIDED = [401, 408, 409, 425, 429];

const isUndecided = (status: number): boolean =>
  UNDECIDED.includes(status) || (status >= 500 && status < 600);

/** The rule of `isOutcomeKnown`, by the fields of an error; false for what is no error of a call. */
export const saysOutcome = ({ kind, code = 0, status = 0 }: Partial<FailureDetails>): boolean =>
  (kind === "api" || (kind === "http" && status >= 400)) && !isUndecided(code) && !isUndecided(status);
