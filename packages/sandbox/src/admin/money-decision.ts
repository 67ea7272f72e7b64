import { decideAs } from "../db/audit-log";
import type { Tx } from "../db/connect";
import { approve, decideAlone, lockDecisions, type MoneyDecision, takesTwo } from "../kernel/approvals";
import { retryOnContention } from "../kernel/idempotency";
import { type Action, type AdminServices, type Fields, type Look, PENDING } from "./action";
import type { Input } from "./input";

/** An action of the admin console that decides about money. */
interface MoneyAction extends Look {
  /** `section/name` */
  readonly call: string;
  readonly does: string;
  readonly fields: Fields;
  /** The terms of the decision, with its amount and whose it is. */
  readonly weigh: (
    tx: Tx,
    input: Input,
    services: AdminServices,
  ) => Promise<Pick<MoneyDecision, "subject" | "id" | "memberId" | "amount" | "isGrave" | "terms">>;
  /** Carries the decision out, in the name of one or two operators. */
  readonly work: (
    tx: Tx,
    input: Input,
    services: AdminServices,
    operators: readonly string[],
  ) => Promise<unknown>;
}

const ACTIONS = new Map<string, Action>();

/** The action of a pending approval. */
export const moneyAction = (call: string): Action | undefined => ACTIONS.get(call);

/**
 * An action in one transaction that takes two operators above the limits. The first approval is stored only after a dry run, so that
 * the first operator already learns if the decision can't be carried out.
 */
export function moneyDecision({ call, does, fields, weigh, work, ...look }: MoneyAction): Action {
  const name = call.slice(call.indexOf("/") + 1);
  const action: Action = {
    ...look,
    name,
    does,
    fields,
    run: (services, input, operator) =>
      retryOnContention(() =>
        services.db.begin(async (tx) => {
          decideAs(tx, operator);
          await lockDecisions(tx);
          const now = services.clock.now();
          const decision = {
            ...(await weigh(tx, input, services)),
            event: name,
            call,
            fields: given(fields, input),
          };
          if (!(await takesTwo(tx, decision, services.settings, now))) {
            return work(tx, input, services, await decideAlone(tx, decision, now));
          }
          await rehearse(tx, (trial) => work(trial, input, services, [operator]));
          const operators = await approve(tx, decision, now);
          return operators === undefined ? PENDING : work(tx, input, services, operators);
        }),
      ),
  };
  ACTIONS.set(call, action);
  return action;
}

/** Carries a decision out and rolls it back. @throws whatever carrying it out throws */
async function rehearse(tx: Tx, work: (trial: Tx) => Promise<unknown>): Promise<void> {
  const undo = new Error("undone");
  try {
    await tx.savepoint(async (trial) => {
      await work(trial);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
}

/** The fields of the action that are filled in. */
const given = (fields: Fields, input: Input): Record<string, string> =>
  Object.fromEntries(
    Object.keys(fields)
      .map((name) => name.replace(/\?$/, ""))
      .map((name) => [name, input.optional(name)] as const)
      .filter(([, value]) => value !== ""),
  );
