import { type OperationWithSchemas, operations } from "marketplace-contract";
import type { Answer } from "../ask.js";
import type { Fields } from "../json.js";
import { statesOfOthers } from "./client-states.js";
import { noteData, partsOfContract, type ResponseParts } from "./contract-parts.js";
import type { CoverageReport, Part } from "./coverage-report.js";
import { OUT_OF_REACH } from "./out-of-reach.js";
import { createStateTracker, statePairs } from "./state-pairs.js";

/** Counts what a run reaches. */
export interface Coverage {
  note(operation: OperationWithSchemas, fields: Fields, answer: Answer): void;
  report(): CoverageReport;
}

export function createCoverage(): Coverage {
  const succeeded = new Set<string>();
  const errors = new Set<string>();
  const parts: ResponseParts = { fields: new Set(), enums: new Set() };
  const pairs = new Set<string>();
  const tracker = createStateTracker();
  return {
    note({ id }, fields, { isAccepted, data, error }) {
      for (const pair of tracker.pairsOf(id, fields)) pairs.add(pair);
      if (error !== undefined) errors.add(`${id} ${error}`);
      if (!isAccepted) return;
      succeeded.add(id);
      noteData(id, data, parts);
      tracker.learn(id, data);
    },
    report() {
      const contract = partsOfContract();
      return {
        operations: part(
          operations.map(({ id }) => id),
          succeeded,
          OUT_OF_REACH.operations,
        ),
        errors: part(
          operations.flatMap(({ id, errors: names }) => names.map((name) => `${id} ${name}`)),
          errors,
          OUT_OF_REACH.errors,
        ),
        fields: part(contract.fields, parts.fields, OUT_OF_REACH.fields),
        enums: part(contract.enums, parts.enums, OUT_OF_REACH.enums, new Map(statesOfOthers())),
        transitions: part(statePairs(), pairs),
      };
    },
  };
}

function part(
  all: Iterable<string>,
  reached: ReadonlySet<string>,
  excuses: readonly (readonly [RegExp, string])[] = [],
  others: ReadonlyMap<string, string> = new Map(),
): Part {
  const names = [...all];
  const isReached = (name: string) => reached.has(name);
  const reasonOf = (name: string) => others.get(name) ?? excuses.find(([pattern]) => pattern.test(name))?.[1];
  const left = names.filter((name) => !isReached(name)).sort();
  const missing = left.filter((name) => reasonOf(name) === undefined);
  const outOfReach = left.filter((name) => reasonOf(name) !== undefined);
  return {
    total: names.length - outOfReach.length,
    reached: names.filter(isReached).length,
    missing,
    outOfReach: outOfReach.map((name) => `${name}: ${reasonOf(name)}`),
  };
}

/** Per cent of the whole, by the number of its parts. */
export const percentOf = ({ total, reached }: Pick<Part, "total" | "reached">): number =>
  total === 0 ? 100 : (100 * reached) / total;
