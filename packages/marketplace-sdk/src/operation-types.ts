import type { Methods, OperationReasons } from "./generated/methods.js";
import type { CallOptions } from "./options.js";

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
  MethodOf<Id> extends (...args: infer Arguments extends readonly unknown[]) => Promise<infer Data>
    ? Id extends keyof OperationReasons
      ? { input: InputOf<Arguments>; data: Data; reason: OperationReasons[Id] }
      : { input: InputOf<Arguments>; data: Data }
    : never;

/** Methods of operations that take no input have options alone. */
type InputOf<Arguments extends readonly unknown[]> =
  Required<Arguments> extends readonly [infer _Input, unknown] ? Arguments[0] : undefined;

/** Behind an interface, which editors and errors show by its name. */
type AllTypes = { [Id in OperationId]: TypesOf<Id> };

/** Input, result and named errors of each operation. */
export interface OperationTypes extends AllTypes {}

/** What an operation resolves to: `data` of the accepted envelopes. */
export type Data<Id extends OperationId> = OperationTypes[Id]["data"];

/** What an operation takes: body, form or query fields; undefined when it takes nothing. */
export type Input<Id extends OperationId> = [OperationTypes[Id]["input"]] extends [undefined]
  ? undefined
  : NonNullable<OperationTypes[Id]["input"]>;

/** Arguments of a {@link Method}. */
export type MethodArguments<Id extends OperationId> = [OperationTypes[Id]["input"]] extends [undefined]
  ? [options?: CallOptions]
  : undefined extends OperationTypes[Id]["input"]
    ? [input?: OperationTypes[Id]["input"], options?: CallOptions]
    : [input: OperationTypes[Id]["input"], options?: CallOptions];

/**
 * A call: business input first, options last. The input may be left out where the contract does not require it; an operation that
 * takes none has options alone.
 */
export type Method<Id extends OperationId> = (...args: MethodArguments<Id>) => Promise<Data<Id>>;
