import type { Answer } from "../ask.js";
import { amountText, decimal } from "../decimals.js";
import type { Fields } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { isUntrue } from "../mutations/untrue.js";
import { type Scenario, send } from "./scenario.js";
import { inconclusive, judged, right, type Verdict, wrong } from "./verdict.js";

/** Figures by name: amounts, and counts as whole ones. Undefined values are those the server doesn't send. */
export type Figures = Readonly<Record<string, unknown>>;
/** By how much figures change, in units of 10^-18. */
export type Change = Readonly<Record<string, bigint>>;

export const ONE = 10n ** 18n;

/** Figures that changed by a wrong amount. */
export function changeProblems(before: Figures, after: Figures, wanted: Change): string[] {
  return Object.entries(wanted).flatMap(([name, change]) => {
    const [start, end] = [decimal(before[name]), decimal(after[name])];
    if (start === undefined || end === undefined || end - start === change) return [];
    return `\`${name}\` went from ${String(before[name])} to ${String(after[name])}, not by ${signed(change)}`;
  });
}

/** Whether one of the figures was there to compare. */
const isShown = (before: Figures, after: Figures, wanted: Change): boolean =>
  Object.keys(wanted).some(
    (name) => decimal(before[name]) !== undefined && decimal(after[name]) !== undefined,
  );

export const signed = (amount: bigint) => `${amount < 0n ? "" : "+"}${amountText(amount)}`;

/** What a journey has made so far. */
export type State = Fields & { readonly token: string };

/** A call on the way, and what it changes. */
export interface Step {
  readonly call: string;
  fields(state: State, builder: TestDataBuilder): Fields | Promise<Fields>;
  readonly by?: "merchant";
  /** Things that are known after the call. */
  keep?(data: unknown): Fields;
  change(state: State): Change;
}

/** Figures that are read before and after each step. */
export interface Journey {
  readonly operation: string;
  readonly name: string;
  start(builder: TestDataBuilder): Promise<State>;
  read(builder: TestDataBuilder, state: State): Promise<Figures>;
  readonly steps: readonly Step[];
  end?(builder: TestDataBuilder, state: State): Promise<unknown>;
}

/** Takes the steps one by one, and checks the figures after each: every figure that a step changes wrongly is a finding. */
export const journey = ({ operation, name, start, read, steps, end }: Journey): Scenario => ({
  name,
  rule: "effect",
  operation,
  async run(builder) {
    let state = await start(builder);
    let before = await read(builder, state);
    const verdicts: Verdict[] = [];
    try {
      for (const step of steps) {
        const token = step.by === "merchant" ? builder.merchant() : state.token;
        const answer = await send(builder, step.call, await step.fields(state, builder), token);
        if (!answer?.isAccepted) return [...verdicts, judged(refusalProblem(step.call, answer), answer)];
        state = { ...state, ...step.keep?.(answer.data) };
        const after = await read(builder, state);
        const change = step.change(state);
        const problems = changeProblems(before, after, change);
        verdicts.push(...problems.map((problem) => wrong(`after ${step.call} ${problem}`, answer)));
        if (problems.length === 0 && isShown(before, after, change)) verdicts.push(right);
        before = after;
      }
    } finally {
      await end?.(builder, state);
    }
    return verdicts.length > 0 ? verdicts : inconclusive("the server does not show these figures");
  },
});

/** A step that is refused by a name that cannot be true of it. Other refusals may be rules of that market. */
export const refusalProblem = (call: string, answer: Answer | undefined): string | undefined =>
  answer && isUntrue(answer) ? `${call} was refused (${answer.error})` : undefined;

export const amount = (value: unknown): bigint => decimal(value) ?? 0n;
export const pieces = (count: number): bigint => BigInt(count) * ONE;
export const NOTHING: Change = {};

export const one = pieces(1);
