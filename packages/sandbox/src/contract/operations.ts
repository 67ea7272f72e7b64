import type { OperationFacts, OperationId } from "marketplace-contract";
import type { operations } from "marketplace-contract/schema";

export type { OperationId };

type Content<Body> = Body extends { content: infer Media } ? Media[keyof Media] : never;
type BodyOf<Call> = Call extends { requestBody?: infer Body } ? Content<NonNullable<Body>> : never;
type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
type OrNothing<Value> = [Value] extends [never] ? unknown : Value;

/** Ids may be digit strings on the wire; inside this server they are numbers (src/http/coerce.ts turns them). */
type WithoutDigitStrings<Value> = [number | string] extends [Value] ? Exclude<Value, string> : Value;

/** The contract's types as this server holds them: ids are numbers, uploads are files. */
type Inside<Value> = InsideEach<WithoutDigitStrings<Value>>;
type InsideEach<Value> = Value extends Blob
  ? File
  : Value extends object
    ? { [Key in keyof Value]: Inside<Value[Key]> }
    : Value;

/**
 * What a handler receives: body and query in one object, checked against the contract, unknown fields dropped, strings trimmed,
 * ids as numbers. Fields of the header are not in it.
 */
export type Input<Id extends OperationId> = Inside<
  OrNothing<BodyOf<operations[Id]>> & OrNothing<QueryOf<operations[Id]>>
>;

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

type DataOf<Body> = Body extends { code: 1; data: infer Data } ? Data : never;

/** `data` of a success. */
export type Data<Id extends OperationId> = Inside<DataOf<Answer<Id>>>;

/** Who may call an operation. */
export type AuthOf<Id extends OperationId> = OperationFacts[Id]["auth"];
