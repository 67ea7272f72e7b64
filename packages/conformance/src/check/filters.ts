import type { Schema } from "marketplace-contract";
import type { Answer, Context, Success } from "./ask.js";
import { decimal } from "./decimals.js";
import { MAX_LIMIT } from "./inputs.js";
import { type Fields, fieldOf, listedPrice, nameOf, objectsIn, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";

/** The field of the rows that a period is about, as the contract says it. */
const OF_FIELD = /`(\w+)` is this time or later/;

/** A word that no language and no shop has. */
export const NOBODYS_WORD = "zqxvwkjqhz";

/** Checks the filters of a list. `known` are the fields that it takes. */
export async function checkFilters(
  context: Context,
  id: string,
  { fields, data }: Success,
  known: ReadonlyMap<string, Schema>,
): Promise<void> {
  const { ask, operation } = context.subject(id);
  const [first] = rowsOf(data);
  if (known.has("search")) {
    const answer = await ask({ ...fields, search: NOBODYS_WORD });
    const problem = () => {
      const found = rowsOf(answer?.data).length;
      return found > 0 ? `${found} rows came for “${NOBODYS_WORD}”` : undefined;
    };
    expectAnswer(context, { id, rule: "filter", answer, problem, sentence: operation.description });
  }
  if (!first && known.has("pid")) await checkNothing(context, id, fields);
  if (!known.has("shop_id") || !first) return;
  const wanted = first.shop_id;
  if (wanted !== undefined) {
    const answer = await ask({ ...fields, shop_id: wanted });
    expectAnswer(context, {
      id,
      rule: "filter",
      answer,
      problem: ({ data: page }) => {
        const other = rowsOf(page).find(({ shop_id }) => String(shop_id) !== String(wanted));
        return other && `a row of store ${String(other.shop_id)} came, \`shop_id\` was ${String(wanted)}`;
      },
    });
    await checkCount(context, id, { ...fields, shop_id: wanted }, answer);
  }
  if (known.has("pid") && first.category_id !== undefined) await checkCategory(context, id, fields, first);
  await checkPrices(context, id, { fields, data });
}

/** Prices as a list shows them. */
async function checkPrices(
  context: Context,
  id: string,
  { fields, data }: Pick<Success, "fields" | "data">,
): Promise<void> {
  const { ask } = context.subject(id);
  const rows = rowsOf(data);
  const price = String(rows[0] && listedPrice(rows[0]));
  const limit = decimal(price);
  if (limit === undefined) return;
  for (const [name, isOutside] of [
    ["min_price", (size: bigint) => size < limit],
    ["max_price", (size: bigint) => size > limit],
  ] as const) {
    expectAnswer(context, {
      id,
      rule: "filter",
      answer: await ask({ ...fields, [name]: price }),
      problem: (answer) => {
        const outside = rowsOf(answer.data).find((row) => isOutside(decimal(listedPrice(row)) ?? limit));
        return outside && `a row at ${String(listedPrice(outside))} came, \`${name}\` was ${price}`;
      },
    });
  }
  if (rows.every(({ from_price }) => from_price === undefined)) return;
  const isCheaper = (row: Fields) => listedPrice(row) !== row.price;
  const all = rows.some(isCheaper) ? rows : rowsOf((await ask({ ...fields, limit: MAX_LIMIT }))?.data);
  const cheaper = all.find(isCheaper);
  if (!cheaper) return;
  const from = String(cheaper.from_price);
  const answer = await ask({ ...fields, limit: MAX_LIMIT, min_price: from, max_price: from });
  expectAnswer(context, {
    id,
    rule: "filter",
    answer,
    problem: (found) => {
      const seen = rowsOf(found.data);
      return !found.isAccepted ||
        seen.length >= MAX_LIMIT ||
        seen.some((row) => nameOf(row) === nameOf(cheaper))
        ? undefined
        : `row ${nameOf(cheaper)} has \`from_price\` ${from}, and did not come for it as \`min_price\` and \`max_price\``;
    },
  });
}

/** Checks the total of a filtered list: its last page has the remaining rows. */
async function checkCount(
  context: Context,
  id: string,
  fields: Fields,
  answer: Answer | undefined,
): Promise<void> {
  const numberIn = (name: string) => Number(fieldOf(answer?.data, name));
  const [total, size, page] = [numberIn("total"), numberIn("per_page"), numberIn("last_page")];
  if (!answer?.isAccepted || !(total > 0) || !(page > 1)) return;
  expectAnswer(context, {
    id,
    rule: "paging",
    answer: await context.subject(id).ask({ ...fields, page }),
    problem: ({ data }) => {
      const [rows, left] = [rowsOf(data).length, total - size * (page - 1)];
      return Number(fieldOf(data, "total")) !== total || rows === left
        ? undefined
        : `the last page of a filtered list has ${rows} rows, ${left} are left of ${total}`;
    },
  });
}

/** If a category contains something, the whole market does. */
async function checkNothing(context: Context, id: string, fields: Fields): Promise<void> {
  const { ask } = context.subject(id);
  for (const { id: pid } of rowsOf((await context.success("categories.list"))?.data).slice(0, 5)) {
    const answer = await ask({ ...fields, pid });
    if (rowsOf(answer?.data).length === 0) continue;
    const problem = `rows came for the category ${String(pid)}, and none for all of them`;
    return expectAnswer(context, { id, rule: "filter", answer, problem: () => problem });
  }
}

/** Checks that a category contains its own products and those of its children. */
async function checkCategory(
  context: Context,
  id: string,
  fields: Fields,
  { category_id: pid }: Fields,
): Promise<void> {
  const tree = (await context.success("categories.list"))?.data;
  const isLeaf = (rows: readonly Fields[]): boolean | undefined => {
    for (const row of rows) {
      const parts = objectsIn(row.childlist);
      const found = String(row.id) === String(pid) ? parts.length === 0 : isLeaf(parts);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  if (isLeaf(rowsOf(tree)) !== true) return;
  expectAnswer(context, {
    id,
    rule: "filter",
    answer: await context.subject(id).ask({ ...fields, pid }),
    problem: ({ data, isAccepted }) => {
      const rows = rowsOf(data);
      const other = rows.find(
        ({ category_id }) => category_id !== undefined && String(category_id) !== String(pid),
      );
      if (other) return `a row of category ${String(other.category_id)} came, \`pid\` was ${String(pid)}`;
      return isAccepted && rows.length === 0
        ? `no row came for the category ${String(pid)} of the first one`
        : undefined;
    },
  });
}

/** Checks that a period includes its first second and excludes its end. */
export async function checkPeriod(
  context: Context,
  id: string,
  { fields, data }: Success,
  known: ReadonlyMap<string, Schema>,
): Promise<void> {
  const { ask, operation } = context.subject(id);
  const field = OF_FIELD.exec(known.get("from")?.description ?? "")?.[1];
  if (field === undefined || context.profile.examples) return;
  const times = rowsOf(data)
    .map((row) => Number(row[field]))
    .filter((time) => time > 0);
  const time = times[Math.floor(times.length / 2)];
  if (time === undefined) return;
  for (const [period, isOutside, isIn] of [
    [{ from: time }, (at: number) => at < time, true],
    [{ from: time + 1 }, (at: number) => at <= time, false],
    [{ to: time }, (at: number) => at >= time, false],
    [{ from: time, to: time + 1 }, (at: number) => at !== time, true],
  ] as const) {
    expectAnswer(context, {
      id,
      rule: "filter",
      answer: await ask({ ...fields, limit: MAX_LIMIT, ...period }),
      problem: (answer) => {
        const seen = rowsOf(answer.data).map((row) => Number(row[field]));
        const outside = seen.find(isOutside);
        const asked = JSON.stringify(period);
        if (outside !== undefined) return `a row with \`${field}\` ${outside} came for ${asked}`;
        return isIn && answer.isAccepted && seen.length < MAX_LIMIT && !seen.includes(time)
          ? `no row with \`${field}\` ${time} came for ${asked}`
          : undefined;
      },
      sentence: operation.description,
    });
  }
}
