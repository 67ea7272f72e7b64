import { dataOf } from "../call.js";
import { untrue } from "../consistency/claims.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { DAY, scenario, unlike } from "./unlike.js";
import { judged, refused, wrong } from "./verdict.js";

const get = (builder: TestDataBuilder, token: string) => builder.data("memberLists.get", {}, token);
const save = (builder: TestDataBuilder, token: string, fields: Fields) =>
  send(builder, "memberLists.save", fields, token);

const line = (num: number, more: Fields = {}): Fields => ({
  id: 1,
  shop_id: 1,
  num,
  title: "Kettle",
  price: "12.50",
  ...more,
});

/** “Replaces both lists and counts the version up, if `version` is still the server's.” */
const versions = scenario("memberLists.save", "two devices of a member", async (builder) => {
  const { token } = await ownAccount(builder);
  const begin = await send(builder, "memberLists.get", {}, token);
  const empty = begin?.isAccepted ? unlike({ version: 0, cart: [], favorites: [] }, begin.data) : undefined;
  if (empty) return wrong(`a new account: ${empty}`, begin);
  const first = await save(builder, token, { version: 0, cart: [line(2)], favorites: [{ id: 7 }] });
  if (!first?.isAccepted) return refused(first);
  const saved = await get(builder, token);
  const begun =
    unlike({ version: 1 }, first.data) ??
    unlike({ version: 1, cart: [line(2)], favorites: [{ id: 7 }] }, saved);
  if (begun) return wrong(begun, first);
  const others = { version: 0, cart: [line(3)], favorites: [] };
  for (const fields of [others, { ...others, version: 9 }]) {
    const late = await save(builder, token, fields);
    const what = `version ${fields.version} where the server has 1`;
    const isNamed = late?.error === "changed_elsewhere";
    const problem = late?.isAccepted
      ? `${what} was taken`
      : isNamed
        ? unlike({ version: 1 }, dataOf(late.exchange))
        : `${what} was refused by ${late?.error ?? late?.code}`;
    if (problem && late?.code !== 422) return judged(problem, late);
  }
  const same = await save(builder, token, { version: 0, cart: [line(2)], favorites: [{ id: 7 }] });
  const repeated = same?.isAccepted
    ? unlike({ version: 1 }, same.data)
    : "sending the same lists again after a lost answer is refused";
  if (repeated) return judged(repeated, same);
  for (const half of [
    { version: 0, cart: [line(2)], favorites: [] },
    { version: 0, cart: [], favorites: [{ id: 7 }] },
  ]) {
    const taken = await save(builder, token, half);
    if (taken?.isAccepted) return wrong("one of two lists was the same, and the other one is lost", taken);
  }
  const second = await save(builder, token, { version: 1, cart: [], favorites: [{ id: 8 }] });
  if (!second?.isAccepted) return wrong("the version that it has was refused", second);
  const left = await get(builder, token);
  return judged(
    unlike({ version: 2 }, second.data) ?? unlike({ version: 2, cart: [], favorites: [{ id: 8 }] }, left),
    second,
  );
});

/** Seconds that the clocks of server and checker may differ. */
const CLOCKS = 600;

/** “A server counts a time to come as now”; each member has lists of their own. */
const times = scenario("memberLists.get", "times and owners of lists", async (builder) => {
  const [one, other] = [await ownAccount(builder), await ownAccount(builder)];
  const now = Math.floor(Date.now() / 1_000);
  const [past, ahead] = [now - 30 * DAY, now + 30 * DAY];
  const cart = [line(2, { updatetime: ahead }), line(3, { sku_id: 4, updatetime: past })];
  const made = await save(builder, one.token, {
    version: 0,
    cart,
    favorites: [{ id: 7, updatetime: ahead }],
  });
  if (!made?.isAccepted) return refused(made);
  const [mine, theirs] = [await get(builder, one.token), await get(builder, other.token)];
  const [later, earlier] = objectsIn(fieldOf(mine, "cart"));
  const isTimely = (row: Fields | undefined) =>
    row?.updatetime === undefined ? undefined : Math.abs(Number(row.updatetime) - now) <= CLOCKS;
  return judged(
    untrue([
      [isTimely(later), "the time of a line to come is not counted as now"],
      [
        isTimely(objectsIn(fieldOf(mine, "favorites"))[0]),
        "the time of a favorite to come is not counted as now",
      ],
    ]) ??
      unlike({ updatetime: past }, earlier) ??
      unlike({ version: 0, cart: [], favorites: [] }, theirs),
    made,
  );
});

/** A line and a favorite with all that they may have. */
const everyField = scenario("memberLists.get", "every field of a line", async (builder) => {
  const { token } = await ownAccount(builder);
  const about = {
    shopname: "Northmill Glass",
    title: "Kettle",
    image: "/assets/kettle.webp",
    price: "12.50",
  };
  const cart = [
    {
      ...about,
      id: 1,
      shop_id: 1,
      sku_id: 3,
      num: 4,
      spec: "Sage",
      price_tiers: [{ min_num: 10, price: "11.00" }],
      min_order: 2,
      pack_size: 2,
      currency: "USD",
    },
  ];
  const favorites = [
    { ...about, id: 7, shop_id: 1, from_price: "9.90", market_price: "15.00", currency: "USD" },
  ];
  const saved = await save(builder, token, { version: 0, cart, favorites });
  if (!saved?.isAccepted) return refused(saved);
  return judged(unlike({ cart, favorites }, await get(builder, token)), saved);
});

/** Lists that the devices of a member keep together. */
export const memberLists: readonly Scenario[] = [versions, times, everyField];
