import type { Methods, OperationReasons } from "./generated/methods";

/** Id of an operation, and the call that makes it: `auth.login` is `market.auth.login(…)`. */
export type OperationId = {
  [Resource in keyof Methods]: `${Resource}.${Extract<keyof Methods[Resource], string>}`;
}[keyof Methods];

/** The method of an operation. */
type MethodOf<Id> = Id extends `${infer Resource extends keyof Methods}.${infer Verb}`
  ? Methods[Resource][Verb & keyof Methods[Resource]]
  : never;

/** Input, result and named errors of an operation, from its method. */
type TypesOf<Id> =
  MethodOf<Id> extends (input: infer Input, ...rest: never) => Promise<infer Data>
    ? Id extends keyof OperationReasons
      ? { input: Input; data: Data; reason: OperationReasons[Id] }
      : { input: Input; data: Data }
    : never;

type AllTypes = { [Id in OperationId]: TypesOf<Id> };

/** Input, result and named errors of each operation. */
export interface OperationTypes extends AllTypes {}
