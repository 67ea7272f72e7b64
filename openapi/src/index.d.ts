/** The contract of the marketplace API: the OpenAPI document, its operations as a table, and what it takes to read them. */
import type { OperationFacts } from "../dist/operations.js";

export { invariants, lifecycles } from "../dist/lifecycles.js";
export { isSuccess, type NamedError, namedError, type Success } from "./answer.js";
export type { OperationFacts };

/** Name of an operation: `orders.create`. */
export type OperationId = keyof OperationFacts;

/** One operation in a few words: what a client or a server has to know to make or answer the call. */
export interface Operation {
  /** `<resource>.<name>`, the operationId. */
  readonly id: OperationId;
  /** The id's part before the point: `orders`. */
  readonly resource: string;
  /** The id's part after the point: `create`. */
  readonly name: string;
  /** HTTP method. */
  readonly method: "GET" | "POST";
  /** Below the server's address, such as `/api/order/create`; no path has parameters in it. */
  readonly path: string;
  /** What it does, in a few words without a full stop. */
  readonly summary: string;
  /** What it takes, answers and refuses, in Markdown. */
  readonly description: string;
  /** `provisional`: the product specification has the screen but not the call; it may still change. */
  readonly status: "documented" | "provisional";
  /** When the call may be sent again: `safe` and `natural` always, `key` under its `Idempotency-Key`, `toggle` and `none` never. */
  readonly idempotency: "safe" | "natural" | "toggle" | "key" | "none";
  /** Who may call it. */
  readonly auth: "public" | "user" | "merchant";
  /** Whose rows it reads or changes. */
  readonly owner: "none" | "user" | "shop";
  /** Envelope codes that are a success: 1, for a few operations also 0 with `data: null`. */
  readonly acceptedCodes: readonly number[];
  /** Every value of `data.error` that belongs to this operation alone. */
  readonly errors: readonly string[];
  /** Routes of the storefront that use it. */
  readonly screens: readonly string[];
  /** Who shows its failures: a client's global handler, or only the code that called. */
  readonly failures: "global" | "caller";
  /**
   * What a success does to the session: `starts` answers a new token, `ends` signs the user out, `revokes` makes the token
   * worthless and the same user signs in again.
   */
  readonly session: "starts" | "ends" | "revokes" | null;
  /** Media type of the body, null without one. */
  readonly contentType: "application/json" | "multipart/form-data" | null;
  /** Whether its input goes into the query. */
  readonly hasQuery: boolean;
  /** Whether a call without input is an error: it has a required body, or a required field in the query. */
  readonly inputRequired: boolean;
  /** Null when it takes nothing. */
  readonly input: {
    /** Name of the schema in `components.schemas`, null for one written in place. */
    readonly schema: string | null;
  } | null;
  /** `data` of a success. */
  readonly output: {
    /** `page` is an object with rows in `data`, and `current_page`, `last_page`, `per_page` and `total`. */
    readonly kind: "object" | "list" | "page" | "null" | "any";
    /** Name of the schema in `components.schemas`, null for one written in place. */
    readonly schema: string | null;
    /** Name of the schema of a list's or a page's rows. */
    readonly item: string | null;
    /** Whether `data` may also be null. */
    readonly nullable: boolean;
  };
}

/**
 * The part of JSON Schema (2020-12) that the contract uses.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string | undefined;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Values known today of a word whose list is open. */
  readonly "x-known-values"?: readonly string[];
  /** The states of a row, and what moves it. */
  readonly "x-lifecycle"?: Lifecycle;
  /** What holds in every answer about a row, and between answers. */
  readonly "x-invariants"?: Invariants;
  readonly [keyword: string]: unknown;
}

/** Who causes an event. `member` is a user who is neither buyer nor store here, `server` another lifecycle, `chain` a network of coins. */
export type Actor = "buyer" | "store" | "member" | "operator" | "clock" | "chain" | "server";

/** One cause of an event: a call, a deadline, the event of another lifecycle, or what an actor does outside the contract. */
export interface Cause {
  readonly by: Actor;
  /** The call that causes it. */
  readonly operation?: OperationId;
  /** Fields of the call that choose this event among several. */
  readonly with?: { readonly [field: string]: string };
  /** Of what makes a row: states of the row that it belongs to in which it can be made. */
  readonly in?: readonly string[];
  /** Of what makes a row: the money that it moves. */
  readonly money?: readonly MoneyMove[];
  /** A condition of this cause alone, in words. */
  readonly when?: string;
  /** The event of another lifecycle, as `Payment.settle`. */
  readonly follows?: string;
  /** The property that holds the deadline. */
  readonly at?: string;
  /** The deadline in words, where no property holds it. */
  readonly after?: string;
}

/** Money that a transition moves: `all` that an account holds for the row, a `part` of it, or `any`, which is one of both. */
export interface MoneyMove {
  readonly from: "balance" | "hold" | "escrow" | "store" | "outside" | "order";
  readonly to: "balance" | "hold" | "escrow" | "store" | "outside" | "order";
  readonly amount: "all" | "part" | "any";
}

/** One allowed step of a lifecycle. */
export interface Transition<State extends string = string, Event extends string = string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
  /** The one actor who may cause it here, where the event has several. */
  readonly only?: Actor;
  /** A further condition, in words. */
  readonly guard?: string;
  /** A further effect, in words. */
  readonly effect?: string;
  readonly money?: readonly MoneyMove[];
}

/** The states of a row, and what moves it: `x-lifecycle` of its schema, which lifecycle.schema.json describes. */
export interface Lifecycle<State extends string = string, Event extends string = string> {
  /** The property that holds the state. Without one, answers do not tell it. */
  readonly field?: string;
  /** The schema of the row that it belongs to. */
  readonly of?: string;
  /** What makes a row. */
  readonly made: readonly Cause[];
  /** States in which a row may be made. */
  readonly start: readonly State[];
  /** States that are never left. */
  readonly final: readonly State[];
  /** What each state is, and whose turn it is. */
  readonly states: { readonly [Name in State]: { readonly means: string; readonly awaits?: Actor } };
  readonly events: { readonly [Name in Event]: readonly Cause[] };
  readonly transitions: readonly Transition<State, Event>[];
}

/** One invariant, and what it says in a sentence: `x-invariants` of a schema, which lifecycle.schema.json describes. */
export type Invariant = { readonly says: string } & (
  | { readonly sum: string | readonly string[]; readonly is: string }
  | { readonly product: readonly string[]; readonly is: string }
  | { readonly least: string; readonly most: string }
  | { readonly zero: string; readonly unless: readonly string[] }
  | { readonly account: MoneyMove["from"]; readonly holds: string; readonly in: readonly string[] }
  | { readonly fixed: readonly string[] }
  | { readonly grows: readonly string[] }
  | { readonly unique: readonly string[] }
);

/**
 * Holds answers to the invariants of their schemas: each by itself, and against what earlier ones said of the same row. It says nothing
 * of fields that an answer does not have, and of the books, which no answer shows.
 *
 * @returns a function of an operation and the `data` of one of its successful answers, for one invariant after the other that it breaks:
 *   `Order total_is_its_parts: Items, freight and tax are …`
 */
export declare function createInvariantWatch(): (operation: string, data: unknown) => string[];

/** The invariants of a schema by name. */
export interface Invariants {
  readonly [name: string]: Invariant;
}

/**
 * A field of the query, or a header.
 * @see https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
export interface Parameter {
  readonly name: string;
  readonly in: "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** An answer in the server's envelope. */
export interface Envelope {
  /** 1 for a success, for a few operations also 0; otherwise an error such as 0, 404 or 401. */
  readonly code: number;
  /** A sentence for the user; often empty for a success. */
  readonly msg: string;
  /** The server's time in Unix seconds. */
  readonly time?: string | number;
  /** The result; of an error null or `{ error }`. */
  readonly data: unknown;
}

/** A named example of an answer. */
export interface Example {
  /** When a server answers so. */
  readonly summary: string;
  /** Request fields that lead to this answer on the mock. */
  readonly "x-when"?: { readonly [field: string]: string | number };
  /** The whole answer. */
  readonly value: Envelope;
}

/**
 * A body in one format.
 * @see https://spec.openapis.org/oas/v3.1.1#media-type-object
 */
export interface MediaType {
  readonly schema: Schema;
  readonly examples?: { readonly [name: string]: Example };
}

/**
 * The answers of one HTTP status.
 * @see https://spec.openapis.org/oas/v3.1.1#response-object
 */
export interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: { readonly [name: string]: { readonly description?: string; readonly schema: Schema } };
  readonly content?: { readonly [mediaType: string]: MediaType };
}

/**
 * An operation as the OpenAPI document has it. Names with `x-` are the contract's own: {@link Operation} has them without.
 * @see https://spec.openapis.org/oas/v3.1.1#operation-object
 */
export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly security: readonly { readonly token?: readonly string[] }[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly [mediaType: string]: MediaType };
  };
  readonly responses: { readonly [status: string]: Response };
  readonly "x-status": Operation["status"];
  readonly "x-idempotency": Operation["idempotency"];
  readonly "x-auth": Operation["auth"];
  readonly "x-owner": Operation["owner"];
  readonly "x-accepted-codes": readonly number[];
  readonly "x-screens": readonly string[];
  readonly "x-errors"?: readonly string[];
  readonly "x-failures"?: "caller";
  readonly "x-session"?: "starts" | "ends" | "revokes";
  readonly "x-usage"?: string;
}

/**
 * The OpenAPI 3.1 document. Every reference in it is `#/components/<section>/<name>`.
 * @see https://spec.openapis.org/oas/v3.1.1#openapi-object
 */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: {
    readonly [path: string]: { readonly get?: OperationObject; readonly post?: OperationObject };
  };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses: { readonly [name: string]: Response };
    readonly parameters: { readonly [name: string]: Parameter };
  };
}

/** The document, without the named examples of its operations: those are in `examples`, and both in `openapi.json`. */
export const openapi: OpenApi;

/** Every operation of the contract, ordered by id. */
export const operations: readonly Operation[];

/** Schemas of a request and its answers. */
export interface OperationSchemas {
  /** The parameters of the query as one object, null without any. */
  readonly query: Schema | null;
  /** The body, JSON or a form; null without one. */
  readonly body: Schema | null;
  /** The whole envelope by HTTP status. */
  readonly responses: { readonly [status: string]: Schema };
}

/** An operation together with its schemas. */
export interface OperationWithSchemas extends Operation, OperationSchemas {}

/** Every operation by its id, with its schemas. */
export const operationsById: { readonly [id: string]: OperationWithSchemas };

/**
 * `get` of the same resource, where an operation takes every field that `get` requires: what names a row to `get` names it to
 * this operation. Undefined for all others.
 */
export function siblingOf(id: string): OperationId | undefined;

/**
 * An input that the contract accepts: samples for the fields an operation requires, and those of `known` that it takes.
 * Undefined for an operation that takes nothing. A file is called a picture and is not one.
 */
export function sampleInput(
  id: string,
  known?: { readonly [field: string]: unknown },
): { [field: string]: unknown } | undefined;

/** How {@link sampleOf} fills a schema. */
export interface SampleOptions {
  /** Values for fields by name, used where they fit the field's type. Default: what a person would send. */
  readonly likely?: { readonly [field: string]: unknown };
  /** Fills every field of an object. Default: the required ones; where none is, page and limit of a list or else the first. */
  readonly isWhole?: boolean;
  /** A text for a field of which nothing more is known. Default: "example", as long as it must be. */
  readonly text?: (field: string, schema: Schema) => string;
}

/** A value that fits a schema: a likely one, the contract's own example, or one that is made up. */
export function sampleOf(openapi: OpenApi, schema: Schema, options?: SampleOptions): unknown;

/** Named examples of every operation by HTTP status, `ok` first. */
export const examples: {
  readonly [Id in OperationId]: { readonly [status: string]: { readonly [name: string]: Example } };
};

/**
 * The operation as the document has it.
 * @throws {Error} when no operation has that id
 */
export function operationObject(openapi: OpenApi, id: string): OperationObject;

/**
 * The schema, parameter or response that a reference leads to, merged with the reference's siblings; anything else as it is.
 * @throws {Error} when nothing is there
 */
export function resolveSchema<Part extends object>(
  openapi: { readonly components?: object | undefined },
  part: Part | { readonly $ref: string },
): Part;

/** Name of the schema that a reference leads to, null for one written in place. */
export function schemaName(schema: Schema | undefined): string | null;

/** The fields of an object schema and of those it is made of (`allOf`, `anyOf`, `oneOf`). */
export function propertiesOf(openapi: OpenApi, schema: Schema): { [name: string]: Schema };

/** Names of the fields that an object must have, by itself or by a schema it extends. */
export function requiredOf(openapi: OpenApi, schema: Schema): string[];

/** The parameters of a request in one place, references followed; empty when there are none. */
export function parametersOf(
  openapi: OpenApi,
  operation: OperationObject,
  place: Parameter["in"],
): Parameter[];

/** What a call takes: its body, or its query as one object. Null when it takes nothing. */
export function inputSchema(openapi: OpenApi, operation: OperationObject): Schema | null;

/** The whole envelope under an HTTP status, null when the operation does not declare the status. */
export function responseSchema(
  openapi: OpenApi,
  operation: OperationObject,
  status: number | string,
): Schema | null;

/** The schemas of a request and its answers. */
export function operationSchemas(openapi: OpenApi, operation: OperationObject): OperationSchemas;

/**
 * `data` of a success.
 * @throws {Error} when no answer of HTTP status 200 has the code 1
 */
export function dataSchema(openapi: OpenApi, operation: OperationObject): Schema;
