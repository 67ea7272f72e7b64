/** Reads the `x-when` rules out of the contract. */
import { examplesOf, operations } from "../scripts/contract.mjs";

/** @returns {Map<string, import("./match.mjs").Rule[]>} rules by `METHOD path` */
export function readRules() {
  return new Map(
    operations().map((operation) => [
      `${operation.method.toUpperCase()} ${operation.path}`,
      examplesOf(operation)
        .filter(({ when }) => when !== undefined)
        .map(({ name, when }) => ({ name, when })),
    ]),
  );
}
