import { amountText, decimal } from "../decimals.js";
import type { Fields } from "../json.js";

/** One claim about an object, and the problem when it is false. Undefined values are those the server doesn't send. */
export type Claim = readonly [isTrue: boolean | undefined, problem: string];

/** What the claims that are untrue say. All of them: another untrue one is another finding. */
export const untrue = (claims: readonly Claim[]): string | undefined =>
  claims.flatMap(([isTrue, problem]) => (isTrue === false ? [problem] : [])).join("; ") || undefined;

/** Tests values that are all known; undefined when one is missing, so that nothing is claimed about it. */
export function whenKnown<Value, Result>(
  values: readonly (Value | undefined | null)[],
  compare: (...known: Value[]) => Result,
): Result | undefined {
  const known = values.filter((value): value is Value => value !== undefined && value !== null);
  return known.length === values.length ? compare(...known) : undefined;
}

/** Amounts by their names, in units of 10^-18. */
export const amounts = (fields: Fields, ...names: readonly string[]): (bigint | undefined)[] =>
  names.map((name) => decimal(fields[name]));

/** Larger than any figure of a shop or time in seconds, smaller than a time in milliseconds. */
const MAX_NUMBER = 100_000_000_000;

/** A number, such as a time; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const number = Number(value);
  return Math.abs(number) < MAX_NUMBER ? number : undefined;
}

/** A truth value: PHP servers send 0 and 1. */
export const truthOf = (value: unknown): boolean | undefined =>
  value === true || value === 1 ? true : value === false || value === 0 ? false : undefined;

/** Sum of amounts; undefined as soon as one is missing. */
export function sumOf(values: readonly (bigint | undefined)[]): bigint | undefined {
  let sum = 0n;
  for (const value of values) {
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

/** An amount as text for a report. */
export const shown = (amount: bigint | undefined): string =>
  amount === undefined ? "unknown" : amountText(amount);
