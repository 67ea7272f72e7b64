import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "../ask.js";
import { rowsOf } from "../json.js";
import { NotPossible } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { judged, wrong } from "./verdict.js";

/** Times are whole seconds: two that are further apart differ. */
const SECOND_MS = 1_100;

/** “The stores the user follows, latest first.” */
const latestFirst: Scenario = {
  operation: "stores.followed",
  name: "the latest first",
  rule: "sorting",
  async run(builder) {
    const { token } = await ownAccount(builder);
    const products = rowsOf(await builder.data("products.list", { limit: 50 }, undefined));
    const shops = [...new Set(products.map(({ shop_id }) => String(shop_id)))].sort().slice(0, 2);
    if (shops.length < 2) throw new NotPossible("needs two stores");
    let last: Answer | undefined;
    // In both orders, because rows may be sorted by id.
    for (const [first, second] of [shops, shops.toReversed()]) {
      for (const id of shops) await send(builder, "stores.toggleFollow", { id, follow: 0 }, token);
      const begun = await send(builder, "stores.toggleFollow", { id: first, follow: 1 }, token);
      await wait(SECOND_MS);
      const done = await send(builder, "stores.toggleFollow", { id: second, follow: 1 }, token);
      const list = await send(builder, "stores.followed", {}, token);
      last = [begun, done].find((answer) => !answer?.isAccepted) ?? list;
      if (!begun?.isAccepted || !done?.isAccepted || !list?.isAccepted) break;
      const ids = rowsOf(list.data).map(({ id }) => String(id));
      if (ids.length === 2 && ids[0] !== second)
        return wrong(`${second} was followed after ${first}, and is behind it`, list);
    }
    return judged(undefined, last);
  },
};

/** Scenarios about followed stores. */
export const followed: readonly Scenario[] = [latestFirst];
