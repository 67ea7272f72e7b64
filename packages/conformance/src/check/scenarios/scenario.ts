import { type Answer, NOT_THERE } from "../ask.js";
import { decimal } from "../decimals.js";
import { type Fields, fieldOf } from "../json.js";
import { NotPossible, newKey, noteFailure, type TestDataBuilder } from "../mutations/test-data-builder.js";
import type { Results } from "../results.js";
import type { RuleName } from "../rules.js";
import type { Verdict } from "./verdict.js";

/** A check that creates objects and examines what became of them. */
export interface Scenario {
  /** In a few words, for reports: with rule and operation it tells a finding from others. */
  readonly name: string;
  readonly rule: RuleName;
  /** The operation that a finding is about; others are called too. */
  readonly operation: string;
  /** Of several verdicts, each that is wrong is a finding. */
  run(builder: TestDataBuilder): Promise<Verdict | readonly Verdict[]>;
}

/** Parallel calls: enough that two of them collide on a server with one process. */
const WIDTH = 6;

/** Sends a call several times at once. */
export const atOnce = <Result>(send: (i: number) => Promise<Result>, width = WIDTH): Promise<Result[]> =>
  Promise.all(Array.from({ length: width }, (_, i) => send(i)));

/** Calls an operation with a new key, or with `key`. A server failure is a finding, whatever was requested. */
export async function send(
  builder: TestDataBuilder,
  id: string,
  fields: Fields,
  token: string | undefined,
  key = newKey(),
): Promise<Answer | undefined> {
  const { ask, operation } = builder.context.subject(id);
  const answer = await ask(fields, { token, ...(operation.idempotency === "key" && { key }) });
  if (answer) noteFailure(builder.context, id, answer);
  return answer;
}

/** Those calls that succeeded. */
export const accepted = (answers: readonly (Answer | undefined)[]): Answer[] =>
  answers.filter((answer): answer is Answer => answer?.isAccepted === true);

/** Balance of the buyer in units of 10^-18. @throws {NotPossible} when the server doesn't send it */
export async function balanceOf(builder: TestDataBuilder, token: string): Promise<bigint> {
  const money = decimal(fieldOf(await builder.data("account.get", {}, token), "money"));
  if (money === undefined) throw new NotPossible("the server does not tell the balance");
  return money;
}

/** Runs a scenario up to this many times, until it finds something. */
export async function runScenario(
  builder: TestDataBuilder,
  { rule, operation, name, run }: Scenario,
  rounds: number,
): Promise<void> {
  const { results, missing } = builder.context;
  if (await missing(operation)) return results.inconclusive(operation, rule, NOT_THERE, name);
  for (let round = 0; round < rounds; round++) {
    try {
      const verdicts = [await run(builder)].flat();
      for (const verdict of verdicts) note(results, { operation, rule, name }, verdict);
      if (verdicts.some(({ outcome }) => outcome === "wrong")) return;
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      return results.inconclusive(operation, rule, error.message, name);
    }
  }
}

function note(
  results: Results,
  { operation, rule, name }: Pick<Scenario, "operation" | "rule" | "name">,
  verdict: Verdict,
): void {
  if (verdict.outcome === "inconclusive") results.inconclusive(operation, rule, verdict.reason, name);
  else if (verdict.outcome === "wrong") {
    const { outcome: _, problem, ...more } = verdict;
    results.fail(operation, rule, { scenario: name, problem: `${name}: ${problem}`, ...more });
  } else if (verdict.isRefusal) results.passRefusal(operation, rule, name);
  else results.pass(operation, rule, name);
}
