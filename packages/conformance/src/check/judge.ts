import { type Answer, type Context, reasonOf, TOO_MANY, UNAVAILABLE } from "./ask.js";
import type { RuleName } from "./rules.js";

/** What {@link expectAnswer} checks. */
interface Expectation {
  /** The operation's id. */
  readonly id: string;
  readonly rule: RuleName;
  /** What was tried, in a few words, where the rule tries several things. */
  readonly scenario?: string | undefined;
  /** Undefined when the response was no envelope. */
  readonly answer: Answer | undefined;
  /** Undefined when the response is as required. */
  readonly problem: (answer: Answer) => string | undefined;
  /** The sentence of the contract, where the rule's own says less. */
  readonly sentence?: string | undefined;
  /**
   * The response that can show that all is right: a success, by default; a refusal, which counts where other calls of the
   * operation succeed; any answer, where its code alone is compared.
   */
  readonly shownBy?: "success" | "refusal" | "answer";
}

/** Why a response shows nothing, whatever was asked for. */
export function whyNothingIsShown(answer: Answer | undefined): string | undefined {
  if (!answer) return "the answer is not an envelope";
  if (answer.code === TOO_MANY || answer.error === "too_many_requests")
    return "the server counts calls: too many";
  return answer.code === UNAVAILABLE ? "the server was not available" : undefined;
}

/** Records whether a response is right, wrong, or shows neither. */
export function expectAnswer(
  { results }: Context,
  { id, rule, scenario, answer, problem, sentence, shownBy = "success" }: Expectation,
): void {
  const nothing = whyNothingIsShown(answer);
  if (!answer || nothing !== undefined) {
    results.inconclusive(id, rule, nothing ?? "no answer came", scenario);
    return;
  }
  const found = problem(answer);
  if (found !== undefined) {
    const { exchange } = answer;
    results.fail(id, rule, {
      problem: found,
      exchange,
      ...(scenario !== undefined && { scenario }),
      ...(sentence && { sentence }),
    });
  } else if (answer.isAccepted || shownBy === "answer") results.pass(id, rule, scenario);
  else if (shownBy === "refusal") results.passRefusal(id, rule, scenario);
  else results.inconclusive(id, rule, `it was refused: ${reasonOf(answer)}`, scenario);
}
