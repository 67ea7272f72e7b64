import { rowsOf, type Values } from "./variants";

/** Two people's changes of one product put together. */
export interface Merged {
  values: Values;
  /** Fields that both have changed, each to something else: what was typed here has stayed. */
  both: readonly string[];
}

const isVariant = (field: string): boolean => /^(specs|skus)\./.test(field);
const isShape = (field: string): boolean => /^specs\.|\.spec$/.test(field);

/**
 * What was typed here on top of what was saved elsewhere.
 *
 * @param base the product when the form was opened
 */
export function mergeEdits(base: Values, mine: Values, theirs: Values): Merged {
  const fields = [...new Set([base, mine, theirs].flatMap(Object.keys))].filter(
    (field) => field !== "version",
  );
  const text = (side: Values, field: string): string => side[field] ?? "";
  const changed = (side: Values, of: (field: string) => boolean): boolean =>
    fields.some((field) => of(field) && text(side, field) !== text(base, field));
  // Rows have places, not names: once the choices differ they are taken as a whole.
  const whole = changed(mine, isShape) || changed(theirs, isShape);
  const both: string[] = [];
  const values: Record<string, string> = { version: text(theirs, "version") };
  for (const field of fields) {
    const together = whole && isVariant(field);
    const here = together ? changed(mine, isVariant) : text(mine, field) !== text(base, field);
    values[field] = text(here ? mine : theirs, field);
    const there = together ? changed(theirs, isVariant) : text(theirs, field) !== text(base, field);
    if (here && there && text(mine, field) !== text(theirs, field)) both.push(field);
  }
  return { values: whole ? { ...values, ...stockLeft(base, values, theirs) } : values, both };
}

/** Sales change the stock, too: rows whose stock nobody typed take it as it is now, wherever they have come to stand. */
function stockLeft(base: Values, merged: Values, theirs: Values): Values {
  const [before, now] = [rowsOf(base), rowsOf(theirs)];
  const left: Record<string, string> = {};
  for (const [at, { id, stock }] of rowsOf(merged).entries()) {
    const same = (row: { id: string }): boolean => row.id === id;
    if (before.find(same)?.stock === stock) left[`skus.${at}.stock`] = now.find(same)?.stock ?? stock;
  }
  return left;
}
