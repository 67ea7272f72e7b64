import type { MessageKey } from "../i18n/en";

/** Facts that go into `data` next to `error`, and into the placeholders of the sentence. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** A business error: HTTP 200, code 0, `data: {error, …details}` and a sentence in the caller's language. */
export class BusinessError extends Error {
  override readonly name = "BusinessError";
  readonly error: MessageKey;
  readonly details: ErrorDetails;
  /** Where it says more than the error's own. */
  readonly sentence: MessageKey;

  constructor(error: MessageKey, details: ErrorDetails = {}, sentence = error) {
    super(error);
    this.error = error;
    this.details = details;
    this.sentence = sentence;
  }
}
