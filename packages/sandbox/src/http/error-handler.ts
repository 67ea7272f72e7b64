import { isAway, isOutOfRange } from "../db/errors";
import { type Details, Refusal } from "../domain/errors";
import { HttpRefusal, notFound } from "../features/errors";
import type { MessageKey } from "../i18n/en";

/** What goes back to the caller when a call did not succeed. */
export interface Failure {
  readonly code: number;
  readonly key: MessageKey;
  /** Fills the placeholders of the sentence. */
  readonly values: Details;
  readonly data: Details | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Nobody meant this to happen: it belongs into the log. */
  readonly isUnexpected: boolean;
}

/** Seconds a client should leave a database that is away alone. */
const AWAY = 2;

/** Turns whatever was thrown into an answer. The text of an unexpected error never leaves the server. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    const data = { error: error.error, ...error.details };
    return { code: 0, key: error.error, values: error.details, data, headers: {}, isUnexpected: false };
  }
  if (error instanceof HttpRefusal) return fromHttpRefusal(error);
  // Ids are 53 bits wide in the contract and 32 in the tables.
  if (isOutOfRange(error)) return fromHttpRefusal(notFound());
  if (isAway(error)) {
    return {
      ...fromHttpRefusal(new HttpRefusal(503, "unavailable", { retryAfter: AWAY })),
      isUnexpected: true,
    };
  }
  return { ...fromHttpRefusal(new HttpRefusal(500, "server_failed")), isUnexpected: true };
}

function fromHttpRefusal({ status, key, options }: HttpRefusal): Failure {
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
