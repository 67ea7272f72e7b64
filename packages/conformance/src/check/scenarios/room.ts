import type { Answer } from "../ask.js";
import { dataOf } from "../call.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { acceptableOf, answerable } from "../mutations/offers.js";
import { checkOut, onSale } from "../mutations/purchases.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { walletCalls } from "../mutations/wallet.js";
import { maxProblem } from "./limit-errors.js";
import { ownAccount } from "./provoked.js";
import { accepted, type Scenario, send } from "./scenario.js";
import { inconclusive, judged, refused, wrong } from "./verdict.js";

/** Something an account may have a limited number of, and the call that removes one. */
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

/** The problem with the response to one too many. */
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
    const last = answers.find((answer) => answer && !answer.isAccepted);
    const problem = last && boundProblem(last, dataOf(last.exchange), made.length, error);
    if (problem) return wrong(problem, last);
    for (const { data } of made) await send(builder, end, { id: fieldOf(data, "id") }, token);
    const next = await make();
    if (next?.isAccepted) await send(builder, end, { id: fieldOf(next.data, "id") }, token);
    if (next?.isAccepted && last?.error !== error)
      return inconclusive(`${made.length} were taken, and none was refused by ${error}`);
    if (next?.error !== error) return judged(undefined, next);
    return wrong(`it still fails after all ${made.length} were ended`, next);
  },
});

/** The most unpaid orders that are tried: servers may bound them higher, or not at all. */
const MAX_UNPAID = 25;

/** Unpaid orders are counted together, whether they come from a cart or from an offer; cancelled ones are not. */
const unpaidOrders: Scenario = {
  name: "too_many_unpaid and room again",
  rule: "named-error",
  operation: "offers.accept",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const address_id = fieldOf(await builder.data("addresses.save", ADDRESS, token), "id");
    const product = await onSale(builder, 100);
    const offered = await answerable(builder, token);
    const offer = await builder.data("merchantOffers.save", offered.fields, builder.merchant());
    const { total: expect_total, ...accepted } = acceptableOf(offer);
    const acceptance = { ...accepted, address_id, expect_total };
    const accept = () => send(builder, "offers.accept", acceptance, token);
    const cancel = ({ data }: Answer) => {
      const [order] = objectsIn(fieldOf(data, "orders"));
      return send(builder, "orders.cancel", { order_no: order?.order_no, reason: "Ordered twice" }, token);
    };
    const { fields } = await checkOut(builder, { productId: product, token });
    const made: Answer[] = [];
    const end = async () => {
      for (const answer of made.splice(0)) await cancel(answer);
    };
    try {
      let last: Answer | undefined;
      while (!last && made.length < MAX_UNPAID) {
        const answer = await send(builder, "orders.create", fields, token);
        if (answer?.isAccepted) made.push(answer);
        else last = answer;
        if (!answer) break;
      }
      if (last?.error !== "too_many_unpaid")
        return last ? refused(last) : inconclusive(`${made.length} were taken, and none was refused`);
      const short = boundProblem(last, dataOf(last.exchange), made.length, "too_many_unpaid");
      if (short) return wrong(short, last);
      const late = await accept();
      if (late?.isAccepted) made.push(late);
      const problem = late?.isAccepted
        ? `an offer was accepted beside ${made.length - 1} unpaid orders`
        : late && boundProblem(late, dataOf(late.exchange), made.length, "too_many_unpaid");
      if (problem) return wrong(problem, late);
      await end();
      const answer = await accept();
      if (answer?.isAccepted) made.push(answer);
      return judged(
        answer?.error === "too_many_unpaid" ? "it still fails after all were cancelled" : undefined,
        answer,
      );
    } finally {
      await end();
      await offered.end();
      await send(builder, "merchantProducts.delete", { id: product }, builder.merchant());
    }
  },
};

/** Numbers of things that an account may have at a time. */
export const rooms: readonly Scenario[] = [...BOUNDED.map(bounded), unpaidOrders];
