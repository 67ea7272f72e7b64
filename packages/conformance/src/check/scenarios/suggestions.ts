import type { Answer } from "../ask.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { type Scenario, send } from "./scenario.js";
import { unlike } from "./unlike.js";
import { judged, wrong } from "./verdict.js";

/** Completions at most: what is asked for, and what comes without asking. */
const ASKED = 2;
const UNASKED = 10;

/** Faults in completions: too many, or duplicates. */
export function completionsProblem(rows: readonly Fields[], most: number): string | undefined {
  if (rows.length > most) return `${rows.length} completions came, \`limit\` was ${most}`;
  const names = rows.map(({ type, text, id }) => JSON.stringify([type, text, id]));
  return new Set(names).size === names.length ? undefined : "a completion came twice";
}

const everyCategory = (rows: readonly Fields[]): Fields[] =>
  rows.flatMap((row) => [row, ...everyCategory(objectsIn(row.childlist))]);

/** A completion to expect: what is typed, and the text that must be offered if the server has that kind. */
interface Typed {
  readonly search: string;
  readonly wanted?: Fields;
}

const MIN_LENGTH = 4;
const isLong = (text: unknown): text is string => typeof text === "string" && text.length >= MIN_LENGTH;

/** Beginnings of words of products, and names of stores and categories. */
async function typed(builder: TestDataBuilder, categories: readonly Fields[]): Promise<Typed[]> {
  const [product] = rowsOf(await builder.data("products.list", { limit: 1 }, undefined));
  const { title, shopname: text, shop_id: id } = product ?? {};
  const named = [categories[0], categories.at(-1)].flatMap((one) =>
    isLong(one?.name) ? [{ search: one.name, wanted: { type: "category", text: one.name, id: one.id } }] : [],
  );
  return [
    ...(isLong(title) ? [{ search: title.slice(0, MIN_LENGTH) }] : []),
    ...(isLong(text) ? [{ search: text, wanted: { type: "shop", text, id } }] : []),
    ...named,
  ];
}

/** “Names of stores, categories”: one that is typed as it is called is among the completions, unless there are too many. */
export const namedProblem = (rows: readonly Fields[], wanted: Fields | undefined, most: number) =>
  wanted &&
  rows.length < most &&
  !rows.some((row) => unlike(wanted, row) === undefined && row.type === wanted.type)
    ? `${String(wanted.type)} ${String(wanted.id)} of that name is not among ${rows.length} completions`
    : undefined;

/** “The product, the store or the category to open”: it is there to be opened. */
const completions: Scenario = {
  operation: "products.suggest",
  name: "what is completed",
  rule: "consistency",
  async run(builder) {
    const categories = everyCategory(rowsOf(await builder.data("categories.list", {}, undefined)));
    let last: Answer | undefined;
    for (const { search, wanted } of await typed(builder, categories)) {
      for (const most of [UNASKED, ASKED]) {
        const fields = { search, ...(most === ASKED && { limit: most }) };
        const answer = await send(builder, "products.suggest", fields, undefined);
        if (!answer?.isAccepted) continue;
        last = answer;
        const rows = rowsOf(answer.data);
        const problem =
          completionsProblem(rows, most) ??
          namedProblem(rows, wanted, most) ??
          (await unknownProblem(builder, rows, categories));
        if (problem) return wrong(`“${search}”: ${problem}`, answer);
      }
    }
    return judged(undefined, last);
  },
};

async function unknownProblem(
  builder: TestDataBuilder,
  rows: readonly Fields[],
  categories: readonly Fields[],
): Promise<string | undefined> {
  for (const { type, text, id } of rows) {
    if (id === undefined) continue;
    const found =
      type === "shop"
        ? fieldOf((await send(builder, "stores.get", { id }, undefined))?.data, "shopname")
        : type === "category"
          ? categories.find((one) => String(one.id) === String(id))?.name
          : fieldOf((await send(builder, "products.get", { id }, undefined))?.data, "title");
    if (found === undefined) return `${String(type)} ${String(id)} is not there`;
    if (found !== text)
      return `${String(type)} ${String(id)} is called ${String(found)}, not ${String(text)}`;
  }
  return undefined;
}

/** Suggestions while a user types. */
export const suggestions: readonly Scenario[] = [completions];
