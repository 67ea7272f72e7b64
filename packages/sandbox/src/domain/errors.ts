import type { MessageKey } from "../i18n/en";

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
