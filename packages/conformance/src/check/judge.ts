import { type Answer, type Context, TOO_MANY } from "./ask.js";
import type { Rule } from "./rules.js";

/** What {@link expectAnswer} checks. */
interface Expectation {
  /** The operation's id. */
  readonly id: string;
  readonly rule: Rule;
  /** Undefined when the response was no envelope. */
  readonly answer: Answer | undefined;
  /** Undefined when the response is as required. */
  readonly problem: (answer: Answer) => string | undefined;
  /** The sentence of the contract, where the rule's own says less. */
  readonly sentence?: string | undefined;
}

/** Records whether a response is as required. A rate-limited call proves nothing. */
export function expectAnswer(
  { results }: Context,
  { id, rule, answer, problem, sentence }: Expectation,
): void {
  if (!answer) results.skip(id, rule, "the answer is not an envelope");
  else if (answer.code === TOO_MANY) results.skip(id, rule, "the server counts calls: too many");
  else {
    const found = problem(answer);
    if (found === undefined) results.pass(id, rule);
    else results.fail(id, rule, { problem: found, exchange: answer.exchange, ...(sentence && { sentence }) });
  }
}
