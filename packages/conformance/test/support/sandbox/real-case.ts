import type { Input, OperationId } from "marketplace-sdk";
import type { Person, World } from "./world.js";

/** One call: who makes it, and with what. */
export interface Attempt<Id extends OperationId> {
  /** Undefined for a visitor. */
  readonly by?: Person;
  readonly input: Input<Id>;
}

/** A call that the server refuses with this `data.error`, or with this code when it has none. */
export interface RefusedAttempt<Id extends OperationId> extends Attempt<Id> {
  readonly error: string | number;
}

/** A call that succeeds. */
export interface AcceptedAttempt<Id extends OperationId> extends Attempt<Id> {
  /** What its data shows of what happened before. */
  readonly shows?: object;
}

/** How an operation is called on a server that holds something. Both make first what the call acts on. */
export interface RealCase<Id extends OperationId> {
  accepted(world: World): AcceptedAttempt<Id> | Promise<AcceptedAttempt<Id>>;
  /** Absent where the server rejects no valid call; the test then provokes a failure itself. */
  refused?(world: World): RefusedAttempt<Id> | Promise<RefusedAttempt<Id>>;
}

/** The cases of some operations. */
export type RealCasesOf<Ids extends OperationId> = { readonly [Id in Ids]: RealCase<Id> };
