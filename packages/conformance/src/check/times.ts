import { isFields } from "./json.js";

/** Seconds until the year 3000. Milliseconds passed that in the first year they were counted. */
const YEAR_3000 = 32_503_680_000;

/** JSON pointers to the fields named for a time that are beyond any time of a shop. */
export function tooLate(value: unknown, pointer = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => tooLate(item, `${pointer}/${i}`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = `${pointer}/${name}`;
    return name.endsWith("time") && isLate(field) ? [here] : tooLate(field, here);
  });
}

const isLate = (value: unknown) =>
  (typeof value === "number" || (typeof value === "string" && /^\d+$/.test(value))) &&
  Number(value) > YEAR_3000;
