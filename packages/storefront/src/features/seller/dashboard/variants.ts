import { MAX_ROWS, OPTION_INDEXES } from "./choices";
import type { ProductValues, Row } from "./product-values";

type Slots = readonly (readonly string[])[];

/** The values of each option, one per line, without duplicates; an unused option has one empty value. */
export function slotsOf({ specs }: Pick<ProductValues, "specs">): Slots {
  return OPTION_INDEXES.map((at) => {
    const lines = (specs[at]?.items ?? "").split("\n").map((line) => line.trim());
    const items = [...new Set(lines.filter(Boolean))];
    return items.length > 0 ? items : [""];
  });
}

/** Whether an option is used. */
export const isUsed = (slot: readonly string[] | undefined): boolean => Boolean(slot?.[0]);

/** The name of a combination. */
export const specText = ({ spec }: Pick<Row, "spec">): string => spec.filter(Boolean).join(", ");

/** All combinations of these values; none for a product without options. */
export function combinations(slots: Slots): string[][] {
  if (!slots.some(isUsed)) return [];
  return slots.reduce<string[][]>(
    (made, items) => made.flatMap((spec) => items.map((item) => [...spec, item])),
    [[]],
  );
}

/** The number of combinations, without creating them. */
export const combinationCount = (slots: Slots): number =>
  slots.reduce((count, items) => count * items.length, 1);

/** The combinations that aren't sold yet. */
export function missing(values: Pick<ProductValues, "specs" | "skus">): string[][] {
  const sold = new Set(values.skus.map(({ spec }) => JSON.stringify(spec)));
  const slots = slotsOf(values);
  if (combinationCount(slots) > MAX_ROWS) return [];
  return combinations(slots).filter((spec) => !sold.has(JSON.stringify(spec)));
}

/** A new combination at the price of the others. Its stock has to be typed. */
export const newRow = (spec: readonly string[], rows: readonly Row[]): Row => ({
  spec,
  id: "",
  price: rows[0]?.price ?? "",
  stock: "",
  image: "",
  sku_code: "",
});

/**
 * Updates the rows after the options have changed. A renamed value keeps its rows, a removed one loses them, and a new one adds
 * a row for each combination. Combinations that the user removed stay removed.
 */
export function followChoices(before: ProductValues, after: ProductValues): ProductValues {
  const [old, now] = [slotsOf(before), slotsOf(after)];
  if (combinationCount(now) > MAX_ROWS) return after;
  const first = {
    spec: ["", "", ""],
    id: "",
    price: before.price,
    // Some of a stored product may have been sold since its form was opened, so the user must count again.
    stock: before.version ? "" : before.stock,
    image: "",
    sku_code: before.sku_code,
  };
  const rows = old.some(isUsed) ? before.skus : [first];
  const names = old.map(
    (items, at) => new Map(items.map((item, index) => [item, renamed(items, now[at] ?? [""], item, index)])),
  );
  const known = names.map((slot) => new Set(slot.values()));
  const kept = new Map<string, Row>();
  for (const row of rows) {
    const spec = row.spec.flatMap((item, at) => names[at]?.get(item) ?? []);
    const key = JSON.stringify(spec);
    if (spec.length === OPTION_INDEXES.length && !kept.has(key)) kept.set(key, { ...row, spec });
  }
  const made = combinations(now).flatMap((spec) => {
    const isNew = spec.some((item, at) => !known[at]?.has(item));
    return kept.get(JSON.stringify(spec)) ?? (isNew ? newRow(spec, rows) : []);
  });
  return { ...after, skus: made };
}

/** Sets the same price and stock in all rows; an empty one stays unchanged in each. */
export const sameForAll = (rows: readonly Row[], { price, stock }: Pick<Row, "price" | "stock">): Row[] =>
  rows.map((row) => ({ ...row, price: price.trim() || row.price, stock: stock.trim() || row.stock }));

function renamed(
  old: readonly string[],
  now: readonly string[],
  item: string,
  index: number,
): string | undefined {
  if (old.length === now.length) return now[index];
  if (now.includes(item)) return item;
  return isUsed(old) && isUsed(now) ? undefined : now[0];
}
