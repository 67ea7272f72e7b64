/** What a client of any generator asks of an answer `{ code, msg, data }`, whatever the generator calls its type. */
import type { components } from "../dist/schema.js";

/** The members of an answer's type that are a success. */
export type Success<Answer> = Extract<Answer, { code: 1 }>;

/** The name of an error, and its details. */
export type NamedError = components["schemas"]["NamedError"] & { error: string };

/**
 * Whether an answer is a success, whose `data` is then the operation's. `answer.code === 1` says the same but narrows no type:
 * an error's code is any other number.
 */
export function isSuccess<Answer extends { code?: number } | undefined>(
  answer: Answer,
): answer is Success<Answer>;

/** The error that an answer names, with its details. Undefined for a success, and for an error without a name. */
export function namedError(
  answer: { code?: number; data?: unknown } | null | undefined,
): NamedError | undefined;
