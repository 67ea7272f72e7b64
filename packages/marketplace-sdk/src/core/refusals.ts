import type { Refusals } from "../generated/methods";
import { isMarketplaceError, type MarketplaceError } from "./errors";
import type { OperationId } from "./types";

/** Names under which an operation refuses (`error.error`); any string where the contract lists none. */
export type RefusalOf<Id extends OperationId> = Id extends keyof Refusals ? Refusals[Id] : string;

/** A {@link MarketplaceError} of one operation. Without `error` it is not one of the named refusals. */
export type ErrorOf<Id extends OperationId> = MarketplaceError & {
  readonly operation: Id;
  readonly error?: RefusalOf<Id> | undefined;
};

/**
 * True for an error of this operation; `error.error` then is one of its refusals, for a `switch`. A newer server may
 * refuse under a name this package does not know: keep a `default`.
 */
export const isErrorOf = <Id extends OperationId>(error: unknown, operation: Id): error is ErrorOf<Id> =>
  isMarketplaceError(error) && error.operation === operation;
