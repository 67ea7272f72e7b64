import { dataOf } from "../call";
import type { Answer } from "../context";
import type { Fields } from "../json";
import { fieldOf } from "../json";
import { ADDRESS } from "../mutations/account";
import type { TestDataBuilder } from "../mutations/test-data-builder";
import { walletCalls } from "../mutations/wallet";
import { maxProblem } from "./limit-errors";
import { ownAccount } from "./provoked";
import { accepted, type Scenario, send } from "./scenario";
import { nothing } from "./unlike";

/** What an account may have only so many of at a time, and what takes one of them away. */
interface Bounded {
  readonly operation: string;
  /** The error that says that there are as many as may be. */
  readonly error: string;
  readonly end: string;
  /** Tried at most: servers may bound it higher, or not at all. */
  readonly most: number;
  fields(builder: TestDataBuilder): Promise<Fields>;
}

const BOUNDED: readonly Bounded[] = [
  {
    operation: "purchaseRequests.create",
    error: "too_many_open",
    end: "purchaseRequests.close",
    most: 25,
    fields: async (builder) => (await walletCalls["purchaseRequests.create"](builder)).fields,
  },
  {
    operation: "addresses.save",
    error: "too_many_addresses",
    end: "addresses.delete",
    most: 55,
    fields: async () => ADDRESS,
  },
];

/** What is wrong with the answer to one too many. */
export const boundProblem = (
  { isAccepted, code, error }: Pick<Answer, "isAccepted" | "code" | "error">,
  data: unknown,
  made: number,
  wanted: string,
): string | undefined => {
  // Where nothing was taken, it is refused for another reason, which may be a rule of that market.
  if (made === 0 || isAccepted || code === 422 || code === 429 || error === undefined) return undefined;
  return error === wanted
    ? maxProblem(made, data)
    : `after ${made} the next one failed with ${error}, not with ${wanted}`;
};

/** As many as `max` says are taken, one more is refused by its name, and what was ended makes room again. */
const bounded = ({ operation, error, end, most, fields }: Bounded): Scenario => ({
  name: `${error} and room again`,
  rule: "named-error",
  operation,
  async run(builder) {
    const { token } = await ownAccount(builder);
    const make = async () => send(builder, operation, await fields(builder), token);
    const answers: (Answer | undefined)[] = [];
    while (answers.length < most && answers.every((answer) => answer?.isAccepted)) answers.push(await make());
    const made = accepted(answers);
    const refused = answers.find((answer) => answer && !answer.isAccepted);
    const problem = refused && boundProblem(refused, dataOf(refused.exchange), made.length, error);
    if (problem) return { problem, exchange: refused.exchange };
    for (const { data } of made) await send(builder, end, { id: fieldOf(data, "id") }, token);
    const next = await make();
    if (next?.isAccepted) await send(builder, end, { id: fieldOf(next.data, "id") }, token);
    if (next?.error !== error) return { ...nothing, exchange: next?.exchange };
    return { problem: `it still fails after all ${made.length} were ended`, exchange: next.exchange };
  },
});

/** Numbers of things that an account may have at a time. */
export const rooms: readonly Scenario[] = BOUNDED.map(bounded);
