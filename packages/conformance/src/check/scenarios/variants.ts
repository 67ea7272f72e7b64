import type { Answer } from "../ask.js";
import { fieldOf, objectsIn, rowsOf } from "../json.js";
import { whyNothingIsShown } from "../judge.js";
import { NotPossible } from "../mutations/test-data-builder.js";
import { addressFor, withdrawal } from "../mutations/wallet.js";
import { type Scenario, send } from "./scenario.js";
import { judged, refused, wrong } from "./verdict.js";

/** Every network that can be withdrawn to accepts one of its own addresses. */
const everyNetwork: Scenario = {
  name: "an address of each network",
  rule: "effect",
  operation: "withdrawals.create",
  async run(builder) {
    const token = builder.user();
    const methods = objectsIn(fieldOf(await builder.data("withdrawals.methods", {}, token), "methods"));
    let last: Answer | undefined;
    for (const { coin, network, min, enabled } of methods) {
      const address = addressFor(network);
      if (enabled === false || address === undefined) continue;
      const fields = { ...(await withdrawal(builder, { coin, network, amount: min })), address };
      const answer = await send(builder, "withdrawals.create", fields, token);
      last = answer;
      if (whyNothingIsShown(answer) !== undefined) return refused(answer);
      if (!answer?.isAccepted) {
        return wrong(
          `${String(network)} does not accept ${address} (${answer?.error ?? answer?.code})`,
          answer,
        );
      }
      await builder.data("withdrawals.cancel", { id: fieldOf(answer.data, "id") }, token);
    }
    if (!last) throw new NotPossible("no network is known here");
    return judged(undefined, last);
  },
};

/** All messages can be marked at once. */
const allMessages: Scenario = {
  name: "all messages",
  rule: "effect",
  operation: "messages.markRead",
  async run(builder) {
    const token = builder.user();
    const answer = await send(builder, "messages.markRead", { all: 1 }, token);
    const after = rowsOf(await builder.data("messages.list", { limit: 50 }, token));
    const unread = after.filter(({ is_read }) => is_read === 0).length;
    return judged(unread > 0 ? `${unread} are still unread` : undefined, answer);
  },
};

/** What else the same call must be able to do. */
export const variants: readonly Scenario[] = [allMessages, everyNetwork];
