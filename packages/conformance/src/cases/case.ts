import type { CallOptions, Data, Input, Marketplace, OperationId } from "marketplace-sdk";

/** How the suite calls one operation: an input that the contract accepts, and the SDK call itself. */
export interface Case<Id extends OperationId> {
  input: Input<Id>;
  call: (market: Marketplace, input: Input<Id>, options: CallOptions) => Promise<Data<Id>>;
}

/** The cases of some operations. */
export type CasesOf<Ids extends OperationId> = { readonly [Id in Ids]: Case<Id> };
