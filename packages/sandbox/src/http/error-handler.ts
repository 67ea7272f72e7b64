import { isAway, isCancelled, isContention, isFull, isImpossibleId } from "../db/errors";
import { BusinessError, type ErrorDetails } from "../domain/errors";
import type { MessageKey } from "../i18n/en";
import { HttpError, notFound } from "../kernel/errors";

/** The response to a failed call. */
export interface ErrorResponse {
  readonly code: number;
  readonly key: MessageKey;
  /** Fills the placeholders of the sentence. */
  readonly values: ErrorDetails;
  readonly data: ErrorDetails | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Unexpected: log it. */
  readonly isUnexpected: boolean;
}

/** Why the database could not serve a call, although nothing is wrong with either. */
interface Trouble {
  readonly sentence: string;
  /** Of PostgreSQL or the system. */
  readonly code: string;
  /** Seconds a client should leave it alone. */
  readonly retryAfter: number;
  /** It depends on what a call does, and not only on the database. */
  readonly isOfCall?: boolean;
}

/** Nothing for other errors. */
export function troubleOf(error: unknown): Trouble | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (isFull(error)) return { sentence: "the database is full", code, retryAfter: 30 };
  if (isAway(error)) return { sentence: "the database is away", code, retryAfter: 2 };
  if (isCancelled(error))
    return { sentence: "a statement took too long", code, retryAfter: 2, isOfCall: true };
  if (isContention(error)) return { sentence: "rows are held too long", code, retryAfter: 1, isOfCall: true };
  return undefined;
}

/** Turns whatever was thrown into an answer. The text of an unexpected error never leaves the server. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof BusinessError) {
    const data = { error: error.error, ...error.details };
    return { code: 0, key: error.sentence, values: error.details, data, headers: {}, isUnexpected: false };
  }
  if (error instanceof HttpError) return fromHttpError(error);
  // Ids are 53 bits wide in the contract and 32 in the tables.
  if (isImpossibleId(error)) return fromHttpError(notFound());
  const trouble = troubleOf(error);
  if (trouble) {
    const { retryAfter } = trouble;
    return { ...fromHttpError(new HttpError(503, "unavailable", { retryAfter })), isUnexpected: true };
  }
  return { ...fromHttpError(new HttpError(500, "server_failed")), isUnexpected: true };
}

function fromHttpError({ status, key, options }: HttpError): ErrorResponse {
  const { error, details = {}, retryAfter, headers } = options;
  return {
    code: status,
    key,
    values: details,
    data: error === undefined ? null : { error, ...details },
    headers: { ...headers, ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) },
    isUnexpected: false,
  };
}

/**
 * One line about an unexpected error for the log: what kind, where, in which call. Messages of drivers can quote what a person
 * typed, so they appear in development only.
 */
export function logLine(error: unknown, operation: string, requestId: string, production: boolean): string {
  const thrown = error instanceof Error ? error : new Error(typeof error);
  const code = "code" in thrown ? ` ${String(thrown.code)}` : "";
  const message = production ? "" : ` ${thrown.message}`;
  const frames = (thrown.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return `${operation} failed, request ${requestId}: ${thrown.name}${code}${message}\n${frames.slice(0, 8).join("\n")}`;
}
