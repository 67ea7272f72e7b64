import type { MessageKey } from "../messages/en";

/** Facts that go into `data` beside `error`, and into the placeholders of the sentence. */
export type Details = Readonly<Record<string, unknown>>;

/** A business refusal: HTTP 200, code 0, `data: {error, …details}` and a sentence in the caller's language. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly error: MessageKey;
  readonly details: Details;

  constructor(error: MessageKey, details: Details = {}) {
    super(error);
    this.error = error;
    this.details = details;
  }
}

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
