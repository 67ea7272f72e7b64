import { type Answer, reasonOf } from "../ask.js";
import type { Exchange } from "../call.js";
import { whyNothingIsShown } from "../judge.js";

/** What a scenario has found out. Only what was seen to be right is `right`. */
export type Verdict =
  | {
      readonly outcome: "right";
      /** It was refused, as it has to be: that shows something only on a server that accepts other calls. */
      readonly isRefusal?: boolean;
    }
  | {
      readonly outcome: "wrong";
      readonly problem: string;
      readonly exchange: Exchange;
      /** The sentence of the contract, where the rule's own says less. */
      readonly sentence?: string;
      /** What tells it from other findings of the scenario, where the problem's words do not. */
      readonly place?: string;
    }
  | { readonly outcome: "inconclusive"; readonly reason: string };

export const right: Verdict = { outcome: "right" };

/** Nothing can be said, and why. */
export const inconclusive = (reason: string): Verdict => ({ outcome: "inconclusive", reason });

/** A call that the scenario needs was refused, so nothing is known of what would have come after it. */
export const refused = (answer: Answer | undefined): Verdict =>
  inconclusive(
    whyNothingIsShown(answer) ??
      (answer ? `a call of it was refused: ${reasonOf(answer)}` : "no answer came"),
  );

/** A problem, and the call that showed it. One that was not answered, or not for its own sake, shows none. */
export function wrong(
  problem: string,
  shown: Answer | Exchange | undefined,
  more: { readonly sentence?: string; readonly place?: string } = {},
): Verdict {
  if (shown && !("exchange" in shown)) return { outcome: "wrong", problem, exchange: shown, ...more };
  if (!shown || whyNothingIsShown(shown) !== undefined) return refused(shown);
  return { outcome: "wrong", problem, exchange: shown.exchange, ...more };
}

/** What a call shows that has to succeed: the problem, or that all is right. One that was refused shows neither. */
export function judged(
  problem: string | undefined,
  answer: Answer | undefined,
  more: { readonly sentence?: string } = {},
): Verdict {
  if (problem !== undefined) return wrong(problem, answer, more);
  return answer?.isAccepted ? right : refused(answer);
}

/** What a call shows that has to be refused. */
export function judgedRefusal(problem: string | undefined, answer: Answer | undefined): Verdict {
  if (problem !== undefined) return wrong(problem, answer);
  if (whyNothingIsShown(answer) !== undefined) return refused(answer);
  return { outcome: "right", isRefusal: true };
}

/** How many calls of a race take effect is chance: whatever came of it is one finding. */
const RACE = "too many take effect";

/** What calls sent at once show: one of them has to succeed, or they have shown nothing. */
export function judgedRace(problem: string | undefined, answers: readonly (Answer | undefined)[]): Verdict {
  const done = answers.findLast((answer) => answer?.isAccepted);
  const any = answers.find((answer) => answer !== undefined);
  if (problem !== undefined) return wrong(problem, done ?? any, { place: RACE });
  return done ? right : refused(any);
}
