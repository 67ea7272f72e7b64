import { shapes } from "../generated/operations";
import { checkId, decimal } from "./numbers";
import { isRecord } from "./records";

/** Corrects one object in place. */
export type Fix = (row: Record<string, unknown>) => void;

/** Made when they are needed: a page meets few shapes. */
const fixes: Fix[] = [];

/**
 * Reads `id# price$ shop>3`: an id, a decimal, an object or a list of objects of shape 3. Short to load, and fast enough
 * for all but long lists: their rows have a function in place of a text.
 */
function readShape(text: string): Fix {
  const fields = [...text.matchAll(/(\w+)(\W)(\d*)/g)];
  return (row) => {
    for (const [, field = "", mark, inner] of fields) {
      const value = row[field];
      if (mark === ">") correct(value, Number(inner));
      else if (mark === "#") checkId(value);
      else if (typeof value === "number") row[field] = decimal(value);
    }
  };
}

/**
 * Corrects an object, or every row of a list, in place: servers may send money as a JSON number, the contract and the
 * SDK's types say decimal string. Looks at the ids on the way, see `rounding`.
 * @param shape place in the generated `shapes`; nothing happens without one there
 */
export function correct(value: unknown, shape: number): void {
  const found = shapes[shape];
  if (!value || !found) return;
  fixes[shape] ??= typeof found === "string" ? readShape(found) : found;
  const fix = fixes[shape];
  if (Array.isArray(value)) {
    // Measured: on long lists an iterator and a second look at each row cost more than the correction itself.
    for (let at = 0; at < value.length; at++) {
      const row = value[at];
      if (row && typeof row === "object") fix(row);
    }
  } else if (isRecord(value)) fix(value);
}
