import type { AuthOf } from "../generated/operations";
import type { operations } from "../generated/schema";

/** A JSON Schema (2020-12) as the generator leaves it: no prose, references into `#/$defs`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** One operation of the contract. */
export interface Operation {
  readonly method: "GET" | "POST";
  /** The whole path, `/api/…`. */
  readonly path: string;
  readonly status: "documented" | "provisional";
  readonly auth: "public" | "user" | "merchant";
  readonly owner: "none" | "user" | "shop";
  readonly idempotency: "safe" | "natural" | "toggle" | "key" | "none";
  /** The values of `data.error` that belong to this operation alone. */
  readonly errors: readonly string[];
  readonly query: JsonSchema | null;
  /** Names of header parameters; only `Idempotency-Key` occurs. */
  readonly headers: readonly string[];
  readonly media: "application/json" | "multipart/form-data" | null;
  readonly body: JsonSchema | null;
  /** Schema of the whole envelope per HTTP status. */
  readonly answers: { readonly [status: string]: JsonSchema };
}

export interface Contract {
  readonly operations: { readonly [id: string]: Operation };
  readonly $defs: { readonly [name: string]: JsonSchema };
}

/** Name of an operation: `orders.create`. */
export type OperationId = keyof AuthOf & keyof operations & string;

type Content<Body> = Body extends { content: infer Media } ? Media[keyof Media] : never;
type BodyOf<Call> = Call extends { requestBody?: infer Body } ? Content<NonNullable<Body>> : never;
type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never;
type OrNothing<Value> = [Value] extends [never] ? unknown : Value;

/**
 * What a handler receives: body and query in one object, checked against the contract, unknown fields dropped, strings trimmed,
 * ids as numbers. Fields of the header are not in it.
 */
export type Input<Id extends OperationId> = OrNothing<BodyOf<operations[Id]>> &
  OrNothing<QueryOf<operations[Id]>>;

type Answer<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { "application/json": infer Body } } };
}
  ? Body
  : never;

type DataOf<Body> = Body extends { code: 1; data: infer Data } ? Data : never;

/** `data` of a success. */
export type Data<Id extends OperationId> = DataOf<Answer<Id>>;
