import { jsonOf } from "../call";
import { firstUntrue, numberOf } from "../consistency/claims";
import { decimal } from "../decimals";
import { type Fields, fieldOf, isFields, objectsIn, rowsOf } from "../json";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder";
import { type Scenario, send } from "./scenario";
import { nothing } from "./unlike";

/** Rows of a list of the store, as far as one page goes; `total` is that of all pages. */
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
    if (!before?.isAccepted) return nothing;
    const paid = await listed(builder, "merchantOrders.list", { tab: "paid" });
    const disputed = await listed(builder, "merchantOrders.list", { tab: "disputed" });
    const open = await listed(builder, "merchantReviews.list", { replied: 0 });
    const settled = await builder.data("merchant.settlements", { limit: 1 }, builder.merchant());
    const after = await builder.data("merchant.dashboard", {}, builder.merchant());
    const todo = objectsIn([fieldOf(after, "todo")])[0] ?? {};
    // What came or went meanwhile explains every difference.
    if (JSON.stringify(todo) !== JSON.stringify(fieldOf(before.data, "todo"))) return nothing;
    const now = numberOf(fieldOf(jsonOf(before.exchange), "time")) ?? Date.now() / 1_000;
    const late = paid.rows.filter(({ ship_by }) => Number(ship_by) > 0 && Number(ship_by) < now).length;
    const answers = disputed.rows.filter(
      ({ dispute }) => isFields(dispute) && dispute.status === "open",
    ).length;
    const counted = (name: string, wanted: number, isKnown = true) =>
      [
        isKnown && todo[name] !== undefined ? Number(todo[name]) === wanted : undefined,
        `\`${name}\` is ${String(todo[name])}, the list has ${wanted}`,
      ] as const;
    const [told, sum] = [fieldOf(after, "pending_settlement"), fieldOf(settled, "pending")];
    return {
      problem: firstUntrue([
        counted("to_ship", paid.total),
        counted("comments", open.total),
        counted("late", late, paid.isWhole && paid.rows.every(({ ship_by }) => ship_by !== undefined)),
        counted("disputes", answers, disputed.isWhole),
        [
          decimal(told) !== undefined && decimal(sum) !== undefined
            ? decimal(told) === decimal(sum)
            : undefined,
          `\`pending_settlement\` is ${String(told)}, the settlements have ${String(sum)}`,
        ],
      ]),
      exchange: before.exchange,
    };
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
    for (const { id } of most.slice(0, SAMPLES)) {
      const detail = await send(builder, "products.get", { id }, undefined);
      const shown = objectsIn(fieldOf(detail?.data, "comments")).map((row) => String(row.id));
      if (shown.length === 0) continue;
      const list = rowsOf(await builder.data("products.reviews", { id, limit: shown.length }, undefined));
      const wanted = list.map((row) => String(row.id));
      if (shown.join() === wanted.join()) continue;
      return {
        problem: `product ${String(id)} shows ${shown.slice(0, 4).join(", ")}, its list begins with ${wanted.slice(0, 4).join(", ")}`,
        exchange: detail?.exchange,
      };
    }
    return nothing;
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
    return {
      problem:
        place > 0 ? `store ${String(shop)} was followed last, and is at place ${place + 1}` : undefined,
      exchange: sent?.exchange,
    };
  },
};

/** Figures and parts that other lists have, too. */
export const storeFigures: readonly Scenario[] = [dashboard, latest, followed];
