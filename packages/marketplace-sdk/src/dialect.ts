import { type Operation, operationList } from "./operation.js";
import type { Input, OperationId } from "./operation-types.js";

/** A value of an envelope's code. Digits compare as numbers: some servers send `"1"`. */
export type EnvelopeCode = number | string | boolean;

/**
 * How a backend wraps its answers, where that is not the contract's `{ code: 1, msg, data }`. likeshop is `{ unauthorized: [-1] }`,
 * ShopXO `{ success: [0], unauthorized: [-400] }`, CRMEB `{ code: "status", success: [200], unauthorized: [110002] }`.
 *
 * With `code`, `success` or `unauthorized` the codes are the backend's own, and no other of them means what it does in the contract: an
 * error then has `code` 401 or 0, and the backend's code in `ownCode`.
 */
export interface EnvelopeFormat {
  /** Name of the field that tells success from failure. Default `code`. */
  readonly code?: string | undefined;
  /** Name of the field with a sentence for people. Default `msg`. */
  readonly msg?: string | undefined;
  /** Name of the field with the result. Default `data`. */
  readonly data?: string | undefined;
  /** Name of the field with the server's Unix time, in seconds. Default `time`. */
  readonly time?: string | undefined;
  /** Codes of a success. Default `[1]`. */
  readonly success?: readonly EnvelopeCode[] | undefined;
  /**
   * Codes that say "sign in first", in place of 401. The error then has code 401, the session ends, and `onUnauthorized` is called. The
   * HTTP status 401 says it as well. Default `[401]`.
   */
  readonly unauthorized?: readonly EnvelopeCode[] | undefined;
}

/** How a backend has one operation, where that is not the contract's way. What is left out is as the contract says. */
export interface OperationDialect<Id extends OperationId = OperationId> {
  /** HTTP method. Input goes into the query for `GET`, into the body otherwise. */
  readonly method?: "GET" | "POST" | undefined;
  /** Path, such as `/api/common/upload`. */
  readonly path?: string | undefined;
  /**
   * The input as the backend takes it. Undefined or an empty object sends none.
   * @param input as the caller gave it; `{}` when it was left out
   */
  input?(input: NonNullable<Input<Id>>): object | undefined;
  /**
   * `data` of a success in the contract's form, from what the backend sent. What it throws fails the call as `protocol`. The client then
   * normalizes the result as always: numbers become amounts, dates Unix seconds, `[]` an empty object.
   */
  data?(data: unknown): unknown;
}

/**
 * A backend that speaks the contract with differences: `createMarketplace({ baseUrl, dialect: fastAdmin })`. Start from another one with
 * `{ ...fastAdmin, operations: { ...fastAdmin.operations, "site.home": { path: "/api/home" } } }`.
 */
export interface Dialect {
  /** Operations with another path, method, input or result. */
  readonly operations?: { readonly [Id in OperationId]?: OperationDialect<Id> } | undefined;
  /**
   * What becomes of operations that are not named: `contract`, they are as the contract says; `missing`, the backend has none of them: a
   * call fails with code 404 and nothing is sent. Default `contract`.
   */
  readonly others?: "contract" | "missing" | undefined;
  /** What a response is wrapped in. Default: the contract's envelope. */
  readonly envelope?: EnvelopeFormat | undefined;
  /** How input is written into a request's body. Default `json`. Uploads are multipart forms in any case. */
  readonly body?: "json" | "form" | undefined;
  /**
   * The time zone of times that come as text without one, such as `2026-11-28 04:49:00`: a name or an offset, `Asia/Shanghai` or `+08:00`.
   * Default UTC.
   */
  readonly timeZone?: string | undefined;
  /**
   * Brings texts and lists of the backend into the contract's form, such as text that was escaped as HTML. It gets `msg`, and `data` of
   * successes and failures, and may change them in place.
   */
  readonly decode?: ((value: unknown) => unknown) | undefined;
}

/** Every operation of the contract, with the methods and paths of a dialect. */
export const operationsOf = (dialect: Dialect | undefined): readonly Operation[] =>
  operationList.map((operation) => {
    const { method = operation.method, path = operation.path } =
      dialect?.operations?.[operation.id as OperationId] ?? {};
    return { ...operation, method, path };
  });

/** The input of a call as the backend takes it. */
export function toDialect(
  input: object | undefined,
  dialect: Dialect | undefined,
  operation: OperationId,
): object | undefined {
  const own: OperationDialect | undefined = dialect?.operations?.[operation];
  return own?.input ? own.input(input ?? {}) : input;
}

/** `data` of a success as the contract has it, before it is normalized. May change it in place. */
export function fromDialect(data: unknown, dialect: Dialect | undefined, operation: OperationId): unknown {
  const decoded = dialect?.decode ? dialect.decode(data) : data;
  const own = dialect?.operations?.[operation];
  return own?.data ? own.data(decoded) : decoded;
}
