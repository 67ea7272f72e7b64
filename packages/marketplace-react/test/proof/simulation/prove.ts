import fc from "fast-check";
import { runHistory } from "./history";
import { firstHistories, type History, histories } from "./steps";
import type { OpenPage } from "./world";

export { pageOpener } from "./world";

/** A history that went wrong. */
export interface Failure {
  /** Makes the same history again. */
  readonly seed: number;
  /** In a sentence. */
  readonly problem: string;
  /** The shortest history found that goes wrong like this. */
  readonly history: History;
}

/**
 * Lives through the history of a seed.
 *
 * @param drawnFrom every other seed by default draws fewer calls: a history that is full of them soon ends all sessions to ask for
 *   their outcomes, and says little of sessions
 * @param isShrunk looks for the shortest history that goes wrong, which takes seconds
 * @returns what went wrong
 */
export async function proveSeed(
  open: OpenPage,
  seed: number,
  isShrunk = true,
  drawnFrom = seed % 2 === 0 ? firstHistories : histories,
): Promise<Failure | undefined> {
  const { failed, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(drawnFrom, async (history) => void (await runHistory(open, history))),
    { seed, numRuns: 1, unbiased: true, endOnFailure: !isShrunk },
  );
  const [history] = counterexample ?? [];
  if (!failed || !history) return undefined;
  return {
    seed,
    problem: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
    history,
  };
}

/** A failure for people. */
export const tellFailure = ({ seed, problem, history }: Failure): string =>
  [
    `seed ${seed}: ${problem}`,
    `  ${JSON.stringify(history.kind)}`,
    ...history.steps.map((step) => `  ${JSON.stringify(step)}`),
    `  again: npm run simulate -- --seed ${seed}`,
  ].join("\n");
