import type { MessageKey } from "../i18n/en";

/** Details that go into `data` next to `error`, and fill the placeholders of the message. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** A business error: HTTP 200, code 0, `data: {error, …details}` and a sentence in the caller's language. */
export class BusinessError extends Error {
  override readonly name = "BusinessError";
  readonly error: MessageKey;
  readonly details: ErrorDetails;
  /** A message that says more than the error's own. */
  readonly sentence: MessageKey;

  constructor(error: MessageKey, details: ErrorDetails = {}, sentence = error) {
    super(error);
    this.error = error;
    this.details = details;
    this.sentence = sentence;
  }
}
