import type { Answer } from "../context";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json";
import type { TestDataBuilder } from "../mutations/test-data-builder";
import { type Scenario, send } from "./scenario";

/** Completions at most: what is asked for, and what comes without asking. */
const ASKED = 2;
const UNASKED = 10;

/** What is wrong with completions: too many, or one twice. */
export function completionsProblem(rows: readonly Fields[], most: number): string | undefined {
  if (rows.length > most) return `${rows.length} completions came, \`limit\` was ${most}`;
  const names = rows.map(({ type, text, id }) => JSON.stringify([type, text, id]));
  return new Set(names).size === names.length ? undefined : "a completion came twice";
}

const everyCategory = (rows: readonly Fields[]): Fields[] =>
  rows.flatMap((row) => [row, ...everyCategory(objectsIn(row.childlist))]);

/** Beginnings of words that are completed: of products, stores and categories. */
async function beginnings(builder: TestDataBuilder): Promise<string[]> {
  const products = rowsOf(await builder.data("products.list", { limit: 20 }, undefined));
  const categories = everyCategory(rowsOf(await builder.data("categories.list", {}, undefined)));
  const names = [products[0]?.title, products[0]?.shopname, categories[0]?.name, categories.at(-1)?.name];
  return names.flatMap((name) => (typeof name === "string" && name.length > 3 ? [name.slice(0, 4)] : []));
}

/** “The store or the category to open”: it is there to be opened. */
const completions: Scenario = {
  operation: "products.suggest",
  name: "what is completed",
  rule: "consistency",
  async run(builder) {
    const categories = everyCategory(rowsOf(await builder.data("categories.list", {}, undefined)));
    let last: Answer | undefined;
    for (const search of await beginnings(builder)) {
      for (const most of [UNASKED, ASKED]) {
        const fields = { search, ...(most === ASKED && { limit: most }) };
        const answer = await send(builder, "products.suggest", fields, undefined);
        if (!answer?.isAccepted) continue;
        last = answer;
        const rows = rowsOf(answer.data);
        const problem = completionsProblem(rows, most) ?? (await unknownProblem(builder, rows, categories));
        if (problem) return { problem: `“${search}”: ${problem}`, exchange: answer.exchange };
      }
    }
    return { problem: undefined, exchange: last?.exchange };
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
          : text;
    if (found === undefined) return `${String(type)} ${String(id)} is not there`;
    if (found !== text)
      return `${String(type)} ${String(id)} is called ${String(found)}, not ${String(text)}`;
  }
  return undefined;
}

/** What is offered while somebody types. */
export const suggestions: readonly Scenario[] = [completions];
