import type { Schema } from "marketplace-contract";
import type { Context, Success } from "./ask.js";
import { truthOf } from "./consistency/claims.js";
import { decimal } from "./decimals.js";
import { NOBODYS_WORD } from "./filters.js";
import { MAX_LIMIT } from "./inputs.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";

/** A filter, a value to request, and a test for rows that it should exclude. */
type Narrowing = readonly [name: string, value: number, isOutside: (row: Fields) => boolean];

/** Checks filters that a server supports if it counts `facets`; without it they are skipped. */
export async function checkFacets(
  context: Context,
  id: string,
  { fields }: Success,
  known: ReadonlyMap<string, Schema>,
): Promise<void> {
  const { ask } = context.subject(id);
  if (!known.has("facets")) return;
  const counted = await ask({ ...fields, facets: 1 });
  const facets = fieldOf(counted?.data, "facets");
  if (facets === undefined) return;
  const again = async () => fieldOf((await ask({ ...fields, facets: 1 }))?.data, "facets");
  for (const [name, value, isOutside] of narrowings(facets)) {
    const answer = await ask({ ...fields, limit: MAX_LIMIT, [name]: value });
    const rows = rowsOf(answer?.data);
    expectAnswer(context, {
      id,
      rule: "filter",
      answer,
      problem: () => {
        const outside = rows.find(isOutside);
        return outside && `row ${String(outside.id)} came, \`${name}\` was ${value}`;
      },
    });
    // Another rule checks totals: count the rows here, if all of them are on the page.
    const size = Number(fieldOf(answer?.data, "per_page") ?? MAX_LIMIT);
    const count = countOf(facets, name, value);
    const isRead = answer?.isAccepted && Array.isArray(fieldOf(answer.data, "data"));
    if (!isRead || count === undefined || rows.length >= size || rows.length === count) continue;
    // Rows added or removed between the calls explain the difference.
    const isSteady = countOf(await again(), name, value) === count;
    expectAnswer(context, {
      id,
      rule: "filter",
      answer,
      problem: () =>
        isSteady
          ? `${rows.length} rows came with \`${name}\` ${value}, \`facets\` counted ${count}`
          : undefined,
    });
  }
}

function narrowings(facets: unknown): Narrowing[] {
  const below = (row: Fields, field: string, least: number) => {
    const size = row[field];
    return size !== undefined && (size === null || Number(size) < least);
  };
  return [
    ["in_stock", 1, (row) => below(row, "stock", 1)],
    [
      "free_shipping",
      1,
      (row) => (decimal(row.freight_price) ?? 0n) !== 0n || truthOf(row.is_store_freight) === true,
    ],
    ...valuesOf(facets, "min_rate").map(
      (least): Narrowing => ["min_rate", least, (row) => below(row, "good_rate", least)],
    ),
    ...valuesOf(facets, "ships_within").map(
      (most): Narrowing => ["ships_within", most, (row) => Number(row.ship_hours ?? 0) > most],
    ),
  ];
}

const valuesOf = (facets: unknown, name: string): number[] =>
  objectsIn(fieldOf(facets, name)).map(({ value }) => Number(value));

function countOf(facets: unknown, name: string, value: number): number | undefined {
  const found = fieldOf(facets, name);
  const count = Array.isArray(found) ? objectsIn(found).find((one) => one.value === value)?.count : found;
  return typeof count === "number" ? count : undefined;
}

/** A word whose second and third letter can be swapped, so that the first stays. */
const MISTYPED = /^(\p{L}+)(\p{L})(\p{L})$/u;

/**
 * A word with a typing error. Whether it is found is the server's affair; one that says by which words it found rows has to find them
 * by these words, too.
 */
export async function checkCorrected(context: Context, id: string, { fields }: Success): Promise<void> {
  const { ask } = context.subject(id);
  const word = String(fields.search);
  const mistyped = word.replace(MISTYPED, "$1$3$2");
  if (mistyped === word) return;
  const answer = await ask({ ...fields, search: mistyped });
  const corrected = fieldOf(answer?.data, "corrected");
  if (corrected === undefined) return;
  const meant = await ask({ ...fields, search: corrected });
  expectAnswer(context, {
    id,
    rule: "filter",
    answer,
    problem: () => {
      if (rowsOf(answer?.data).length === 0)
        return `nothing came, and \`corrected\` is “${String(corrected)}”`;
      const [shown, found] = [answer, meant].map((one) =>
        rowsOf(one?.data)
          .map(({ id: row }) => String(row))
          .sort(),
      );
      return String(shown) === String(found)
        ? undefined
        : `“${mistyped}” was corrected to “${String(corrected)}”, by which other rows are found`;
    },
  });
}

/** “These rows have some of them”: where no product has all of the words, there are rows if the answer says so. */
export async function checkPartial(context: Context, id: string, { fields }: Success): Promise<void> {
  const search = `${String(fields.search)} ${NOBODYS_WORD}`;
  const answer = await context.subject(id).ask({ ...fields, search });
  if (truthOf(fieldOf(answer?.data, "is_partial")) !== true) return;
  expectAnswer(context, {
    id,
    rule: "filter",
    answer,
    problem: () => (rowsOf(answer?.data).length === 0 ? "nothing came, and `is_partial` is 1" : undefined),
  });
}
