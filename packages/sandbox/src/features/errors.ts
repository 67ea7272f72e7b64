import type { Details } from "../domain/errors";
import type { MessageKey } from "../i18n/en";

/** Statuses a handler may answer with instead of a business refusal. */
export type RefusalStatus = 401 | 403 | 404 | 405 | 409 | 422 | 429 | 500 | 503;

export interface HttpRefusalOptions {
  /** Value of `data.error`; without it `data` is null. */
  readonly error?: string;
  readonly details?: Details;
  /** Seconds for `Retry-After`. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal by HTTP status: not signed in, not found (also: not yours), too many requests and the like. */
export class HttpRefusal extends Error {
  override readonly name = "HttpRefusal";
  readonly status: RefusalStatus;
  readonly key: MessageKey;
  readonly options: HttpRefusalOptions;

  constructor(status: RefusalStatus, message: MessageKey, options: HttpRefusalOptions = {}) {
    super(message);
    this.status = status;
    this.key = message;
    this.options = options;
  }
}

/** 404: nothing under that id, or nothing of the caller's own. Foreign objects are never told apart from missing ones. */
export const notFound = () => new HttpRefusal(404, "not_found");

/** 422 naming a field; `message` says more than "not valid" where that helps. */
export const invalidField = (field: string, message: MessageKey = "invalid_field") =>
  new HttpRefusal(422, message, { error: "invalid_field", details: { field } });
