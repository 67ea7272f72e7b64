import { amountText, decimal } from "../decimals.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { type Scenario, send } from "./scenario.js";
import { judged, judgedRefusal, type Verdict } from "./verdict.js";

/** A call at a limit: it is accepted, or rejected with one of these errors. */
export interface Edge {
  readonly what: string;
  readonly fields: Fields;
  readonly token: string | undefined;
  readonly refusedBy?: readonly string[];
  /** Undoes an accepted call. */
  undo?(data: unknown): Promise<unknown>;
}

/** The problem of a response at a boundary. A field may be checked before anything else. */
export function edgeProblem(
  { what, refusedBy }: Pick<Edge, "what" | "refusedBy">,
  answer: { readonly isAccepted: boolean; readonly code: number; readonly error: string | undefined },
): string | undefined {
  const { isAccepted, code, error } = answer;
  if (code === 429) return undefined;
  if (refusedBy) {
    if (isAccepted) return `${what} was accepted`;
    return code === 422 || error === undefined || refusedBy.includes(error)
      ? undefined
      : `${what} was refused by ${error}`;
  }
  // Accounts may be locked or empty for reasons of that market; only the errors of limits count as rejections of a limit.
  return !isAccepted && (code === 422 || EDGES.has(error ?? ""))
    ? `${what} was refused (${error ?? code})`
    : undefined;
}

export const EDGES = new Set([
  "address_invalid",
  "address_wrong_network",
  "amount_range",
  "amount_step",
  "amount_too_large",
  "amount_too_small",
  "below_minimum",
  "pack_mismatch",
  "range_too_long",
  "stock_short",
]);

export const edges = (
  operation: string,
  name: string,
  make: (builder: TestDataBuilder) => Promise<readonly Edge[]>,
): Scenario => ({
  name,
  rule: "named-error",
  operation,
  async run(builder) {
    const verdicts: Verdict[] = [];
    for (const edge of await make(builder)) {
      const answer = await send(builder, operation, edge.fields, edge.token);
      if (answer?.isAccepted) await edge.undo?.(answer.data);
      const problem = answer && edgeProblem(edge, answer);
      verdicts.push(edge.refusedBy ? judgedRefusal(problem, answer) : judged(problem, answer));
    }
    return verdicts;
  },
});

export const CENT = 10n ** 16n;
export const plus = (amount: unknown, change: bigint): string => amountText((decimal(amount) ?? 0n) + change);

export const methodsOf = async (builder: TestDataBuilder, id: string): Promise<Fields[]> =>
  objectsIn(fieldOf(await builder.data(id, {}, builder.user()), "methods")).filter(
    ({ enabled }) => enabled !== false,
  );

/** The smallest step of an amount with so many digits. */
export const stepFor = (digits: unknown): bigint => 10n ** BigInt(18 - Math.min(Number(digits ?? 2), 18));
