import type { Answer } from "../ask.js";
import { jsonOf } from "../call.js";
import { numberOf, truthOf, untrue } from "../consistency/claims.js";
import { decimal } from "../decimals.js";
import { type Fields, fieldOf, isFields, objectsIn, rowsOf } from "../json.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { inconclusive, judged, refused, wrong } from "./verdict.js";

/** Rows of a list of the store, from one page; `total` is that of all pages. */
async function listed(builder: TestDataBuilder, id: string, fields: Fields) {
  const page = await builder.data(id, { ...fields, limit: 100 }, builder.merchant());
  const rows = rowsOf(page);
  const total = Number(fieldOf(page, "total"));
  return { rows, total, isWhole: rows.length === total };
}

/** What the start page counts and sums is what the store's lists have. */
const dashboard: Scenario = {
  operation: "merchant.dashboard",
  name: "the store's lists",
  rule: "books",
  async run(builder) {
    const before = await send(builder, "merchant.dashboard", {}, builder.merchant());
    if (!before?.isAccepted) return refused(before);
    const paid = await listed(builder, "merchantOrders.list", { tab: "paid" });
    const disputed = await listed(builder, "merchantOrders.list", { tab: "disputed" });
    const open = await listed(builder, "merchantReviews.list", { replied: 0 });
    const settled = await builder.data("merchant.settlements", { limit: 1 }, builder.merchant());
    const after = await builder.data("merchant.dashboard", {}, builder.merchant());
    const todo = objectsIn([fieldOf(after, "todo")])[0] ?? {};
    // Changes in the meantime explain any difference.
    if (JSON.stringify(todo) !== JSON.stringify(fieldOf(before.data, "todo")))
      return inconclusive("other orders came in the meantime");
    const now = numberOf(fieldOf(jsonOf(before.exchange), "time")) ?? Date.now() / 1_000;
    const late = paid.rows.filter(({ ship_by }) => Number(ship_by) > 0 && Number(ship_by) < now).length;
    const disputesIn = (...states: readonly string[]) =>
      disputed.rows.filter(({ dispute }) => isFields(dispute) && states.includes(String(dispute.status)))
        .length;
    // Returned goods also wait for the store, which a server may or may not count.
    const [unanswered, waiting] = [disputesIn("open"), disputesIn("open", "sent_back")];
    const counted = (name: string, wanted: number, isKnown = true) =>
      [
        isKnown && todo[name] !== undefined ? Number(todo[name]) === wanted : undefined,
        `\`${name}\` is ${String(todo[name])}, the list has ${wanted}`,
      ] as const;
    const [stated, sum] = [fieldOf(after, "pending_settlement"), fieldOf(settled, "pending")];
    return judged(
      untrue([
        counted("to_ship", paid.total),
        counted("comments", open.total),
        counted("late", late, paid.isWhole && paid.rows.every(({ ship_by }) => ship_by !== undefined)),
        counted("disputes", Number(todo.disputes) === waiting ? waiting : unanswered, disputed.isWhole),
        [
          decimal(stated) !== undefined && decimal(sum) !== undefined
            ? decimal(stated) === decimal(sum)
            : undefined,
          `\`pending_settlement\` is ${String(stated)}, the settlements have ${String(sum)}`,
        ],
      ]),
      before,
    );
  },
};

/** Products that are looked at. */
const SAMPLES = 4;

/** The reviews that a product shows are the latest of its list. */
const latest: Scenario = {
  operation: "products.get",
  name: "the latest reviews",
  rule: "consistency",
  async run(builder) {
    const page = { limit: 50, sort: "sales", order: "desc" };
    const rows = rowsOf(await builder.data("products.list", page, undefined));
    const most = [...rows].sort((a, b) => Number(b.comment_count ?? 0) - Number(a.comment_count ?? 0));
    let last: Answer | undefined;
    for (const { id } of most.slice(0, SAMPLES)) {
      const detail = await send(builder, "products.get", { id }, undefined);
      const shown = objectsIn(fieldOf(detail?.data, "comments")).map((row) => String(row.id));
      const comments = fieldOf(detail?.data, "comments");
      if (!Array.isArray(comments)) continue;
      last = detail;
      const list = rowsOf(
        await builder.data("products.reviews", { id, limit: Math.max(shown.length, 1) }, undefined),
      );
      const wanted = list.map((row) => String(row.id));
      if (shown.join() === wanted.join()) continue;
      return wrong(
        `product ${String(id)} shows ${shown.slice(0, 4).join(", ")}, its list begins with ${wanted.slice(0, 4).join(", ")}`,
        detail,
      );
    }
    return last ? judged(undefined, last) : inconclusive("no product shows reviews");
  },
};

/** Reviews that are read to average their stars. */
const MAX_REVIEWS = 100;

/** What a store says of its reviews against those reviews: their number, and levels and average where all of them are read. */
export function storeReviewsProblem(store: unknown, page: unknown): string | undefined {
  const [count, rating] = [numberOf(fieldOf(store, "comment_count")), numberOf(fieldOf(store, "rating"))];
  const rows = rowsOf(page);
  const all = numberOf(fieldOf(fieldOf(page, "counts"), "all")) ?? numberOf(fieldOf(page, "total"));
  const isWhole = all !== undefined && rows.length >= all;
  const stars = rows.map(({ star }) => Number(star));
  const average = stars.reduce((sum, star) => sum + star, 0) / stars.length;
  return untrue([
    [
      count === undefined || all === undefined ? undefined : count === all,
      `\`comment_count\` is ${String(count)}, \`products.reviews\` has ${String(all)}`,
    ],
    [
      // Rounded to one digit.
      rating === undefined || rows.length === 0 || !isWhole ? undefined : Math.abs(rating - average) < 0.06,
      `\`rating\` is ${String(rating)}, its reviews have ${average.toFixed(2)} stars`,
    ],
    ...["good", "mid", "negative"].map((level) => {
      const counted = numberOf(fieldOf(fieldOf(page, "counts"), level));
      const listed = rows.filter((row) => row.level === level).length;
      const isKnown = isWhole && counted !== undefined && rows.every((row) => row.level !== undefined);
      return [
        isKnown ? counted === listed : undefined,
        `\`counts.${level}\` is ${String(counted)}, the list has ${listed}`,
      ] as const;
    }),
  ]);
}

/** “A server that sends `comment_count` with a store knows `shop_id`.” */
const storeReviews: Scenario = {
  operation: "stores.get",
  name: "the reviews of its products",
  rule: "consistency",
  async run(builder) {
    const rows = rowsOf(await builder.data("products.list", { limit: 100 }, undefined));
    const ids = [...new Set(rows.map(({ shop_id }) => String(shop_id)))];
    let last: Answer | undefined;
    for (const id of ids.slice(0, SAMPLES)) {
      const before = await send(builder, "stores.get", { id }, undefined);
      if (numberOf(fieldOf(before?.data, "comment_count")) === undefined) continue;
      const page = await builder.data("products.reviews", { shop_id: id, limit: MAX_REVIEWS }, undefined);
      const after = await builder.data("stores.get", { id }, undefined);
      // A review in the meantime explains any difference.
      if (fieldOf(after, "comment_count") !== fieldOf(before?.data, "comment_count")) continue;
      const problem = storeReviewsProblem(after, page);
      if (problem) return wrong(`store ${id}: ${problem}`, before);
      last = before;
    }
    return last ? judged(undefined, last) : inconclusive("no store counts its reviews");
  },
};

/** What is followed now comes before what was followed then. */
const followed: Scenario = {
  operation: "stores.followed",
  name: "latest first",
  rule: "sorting",
  async run(builder) {
    const token = builder.user();
    const list = async () =>
      rowsOf(await builder.data("stores.followed", { limit: 100 }, token)).map(({ id }) => String(id));
    const before = await list();
    const stores = rowsOf(await builder.data("products.list", { limit: 100 }, undefined));
    const shop = stores.map(({ shop_id }) => shop_id).find((id) => !before.includes(String(id)));
    if (before.length === 0 || shop === undefined)
      throw new NotPossible("needs a followed store and another one");
    const sent = await send(builder, "stores.toggleFollow", { id: shop, follow: 1 }, token);
    const place = (await list()).indexOf(String(shop));
    await send(builder, "stores.toggleFollow", { id: shop, follow: 0 }, token);
    return judged(
      place > 0 ? `store ${String(shop)} was followed last, and is at place ${place + 1}` : undefined,
      sent,
    );
  },
};

/** Who follows a store is each account's own; 1 and `true` follow, 0 and `false` do not, however often. */
const followers: Scenario = {
  operation: "stores.toggleFollow",
  name: "two followers of a store",
  rule: "effect",
  async run(builder) {
    const [one, other] = [(await ownAccount(builder)).token, (await ownAccount(builder)).token];
    const { shop_id: id } = await builder.first("products.list", { limit: 1 }, undefined);
    const isListed = async (token: string) =>
      rowsOf(await builder.data("stores.followed", { limit: 100 }, token)).some(
        (row) => String(row.id) === String(id),
      );
    await builder.data("stores.toggleFollow", { id, follow: 1 }, other);
    let last: Answer | undefined;
    for (const follow of [1, 1, 0, 0, true, true, false, false]) {
      // What ignores the field turns it at each call.
      if (builder.context.profile.dialect) return inconclusive("stock servers know numbers alone");
      const answer = await send(builder, "stores.toggleFollow", { id, follow }, one);
      last = answer;
      if (!answer?.isAccepted) continue;
      const wanted = Boolean(follow);
      const [mine, theirs] = [await isListed(one), await isListed(other)];
      const isWrong = truthOf(fieldOf(answer.data, "followed")) !== wanted || mine !== wanted;
      if (isWrong || !theirs) {
        const problem = isWrong
          ? `\`follow\` ${follow} was sent, and it is ${mine ? "" : "not "}followed`
          : "another account follows it no more";
        return judged(problem, answer);
      }
    }
    await send(builder, "stores.toggleFollow", { id, follow: 0 }, other);
    return judged(undefined, last);
  },
};

/** What sold best in a part of a time, and of all of it. */
export function bestSellersProblem(part: unknown, whole: unknown): string | undefined {
  const best = objectsIn(fieldOf(whole, "top_products"));
  const least = Math.min(...best.map(({ num }) => Number(num)));
  for (const { id, num } of objectsIn(fieldOf(part, "top_products"))) {
    const there = best.find((row) => String(row.id) === String(id));
    const most = there ? Number(there.num) : best.length < PLACES ? 0 : least;
    if (most < Number(num)) {
      return `of product ${String(id)} ${String(num)} pieces were sold in a part of the time, of those shown for all of it ${there ? String(there.num) : `fewer`}`;
    }
  }
  return undefined;
}

/** “Best sellers, ten at most.” */
const PLACES = 10;
const DAY_MS = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Who is among the best of a part sold as much in all of it. */
const bestSellers: Scenario = {
  operation: "merchant.stats",
  name: "best sellers of a part of the time",
  rule: "consistency",
  async run(builder) {
    const read = (from: number, to: number) =>
      send(
        builder,
        "merchant.stats",
        { from: dayBefore(from), to: dayBefore(to), by: "day" },
        builder.merchant(),
      );
    const parts = [];
    for (const day of [60, 45, 30, 15]) parts.push(await read(day, day - 14));
    const whole = await read(60, 0);
    if (!whole?.isAccepted) return refused(whole);
    const problem = parts
      .map((part) => bestSellersProblem(part?.data, whole.data))
      .find((found) => found !== undefined);
    return judged(problem, whole);
  },
};

/** Figures and parts that other lists have, too. */
export const storeFigures: readonly Scenario[] = [
  dashboard,
  latest,
  storeReviews,
  followed,
  followers,
  bestSellers,
];
