import type { ErrorDetails } from "../domain/errors";
import type { MessageKey } from "../i18n/en";

/** Statuses a handler may answer with instead of a business error. */
export type ErrorStatus = 401 | 403 | 404 | 405 | 409 | 422 | 429 | 500 | 503;

export interface HttpErrorOptions {
  /** Value of `data.error`; without it `data` is null. */
  readonly error?: string;
  readonly details?: ErrorDetails;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error by HTTP status: not signed in, not found (also: not yours), too many requests and so on. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: ErrorStatus;
  readonly key: MessageKey;
  readonly options: HttpErrorOptions;

  constructor(status: ErrorStatus, message: MessageKey, options: HttpErrorOptions = {}) {
    super(message);
    this.status = status;
    this.key = message;
    this.options = options;
  }
}

/** 404: nothing under that id, or not the caller's. Other members' objects look the same as missing ones. */
export const notFound = () => new HttpError(404, "not_found");

/** 422 naming a field; `message` says more than "not valid" where that helps. */
export const invalidField = (field: string, message: MessageKey = "invalid_field") =>
  new HttpError(422, message, { error: "invalid_field", details: { field } });
