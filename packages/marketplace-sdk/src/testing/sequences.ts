import { fault } from "./faults";
import type { Given, Step } from "./replies";

/** Asks a reply, whether it is a function or not. */
const ask = async <Asked, Result>(given: Given<Asked, Result>, input: Asked): Promise<Step<Result>> =>
  typeof given === "function" ? given(input) : given;

/** One reply after another, the last again and again: `inTurn(fault("busy"), ok(null))`. */
export function inTurn<Asked, Result>(
  first: Given<Asked, NoInfer<Result>>,
  ...later: readonly Given<Asked, NoInfer<Result>>[]
): (input: Asked) => Promise<Step<Result>> {
  let current = first;
  const waiting = [first, ...later];
  return (input) => {
    current = waiting.shift() ?? current;
    return ask(current, input);
  };
}

/** The server does what it is asked, and its answer never arrives: nobody knows whether the order was placed. */
export const lost =
  <Asked, Result>(given: Given<Asked, NoInfer<Result>>): ((input: Asked) => Promise<Step<Result>>) =>
  async (input) => {
    await ask(given, input);
    return fault("refused");
  };

/** A reply that takes its time. @param ms milliseconds */
export const slow =
  <Asked, Result>(
    ms: number,
    given: Given<Asked, NoInfer<Result>>,
  ): ((input: Asked) => Promise<Step<Result>>) =>
  async (input) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return ask(given, input);
  };
