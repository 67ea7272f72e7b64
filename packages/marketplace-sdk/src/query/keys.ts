import type { Input, OperationId } from "../options";

/** Start of an operation's keys: invalidates all its results. */
export type OperationKey<Id extends OperationId> = readonly ["marketplace", Id];

/** Stands in a key for an input that was left out. */
export type NoInput = Readonly<Record<never, never>>;

/** Key of one result. It names what was asked and in which language, never who asked. */
export type ResultKey<Id extends OperationId> = readonly ["marketplace", Id, Input<Id> | NoInput, string];

/** What an endless list is asked for: the input without its page. */
export type ListInput<Id extends OperationId> = Omit<NonNullable<Input<Id>>, "page">;

/** Key of a list read page by page. */
export type ListKey<Id extends OperationId> = readonly [
  "marketplace",
  Id,
  ListInput<Id> | NoInput,
  string,
  "infinite",
];
