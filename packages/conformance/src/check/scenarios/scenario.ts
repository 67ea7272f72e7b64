import { type Answer, NOT_THERE } from "../ask.js";
import type { Exchange } from "../call.js";
import { decimal } from "../decimals.js";
import { type Fields, fieldOf } from "../json.js";
import { NotPossible, newKey, noteFailure, type TestDataBuilder } from "../mutations/test-data-builder.js";
import type { Rule } from "../rules.js";

/** The result of a check across several calls. */
export interface Verdict {
  /** Undefined when everything is right. */
  readonly problem: string | undefined;
  readonly exchange: Exchange | undefined;
  /** The sentence of the contract, where the rule's own says less. */
  readonly sentence?: string;
}

/** A check that creates objects and examines what became of them. */
export interface Scenario {
  /** In a few words, for reports. */
  readonly name: string;
  readonly rule: Rule;
  /** The operation that a finding is about; others are called too. */
  readonly operation: string;
  run(builder: TestDataBuilder): Promise<Verdict>;
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

/** The exchange to show: a success, else any. */
export const exchangeOf = (answers: readonly (Answer | undefined)[]): Exchange | undefined =>
  (accepted(answers).at(-1) ?? answers.find((answer) => answer !== undefined))?.exchange;

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
  if (await missing(operation)) return results.skip(operation, rule, NOT_THERE);
  for (let round = 0; round < rounds; round++) {
    try {
      const { problem, exchange, ...more } = await run(builder);
      if (problem === undefined || exchange === undefined) results.pass(operation, rule);
      else return results.fail(operation, rule, { problem: `${name}: ${problem}`, exchange, ...more });
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      return results.skip(operation, rule, `${name}: ${error.message}`);
    }
  }
}
