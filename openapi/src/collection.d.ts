/** The contract as a Postman collection (v2.1), and its requests as curl commands. */
import type { OpenApi, OperationObject } from "./index.js";

/** A header, a field of the query or a variable. */
export interface KeyValue {
  /** Its name. */
  readonly key: string;
  /** Text as it is sent, variables not filled in. */
  readonly value: string;
}

/**
 * A request of the collection. `{{baseUrl}}`, `{{token}}` and, for an idempotency key, `{{$guid}}` are still to be filled in.
 * @see https://schema.getpostman.com/json/collection/v2.1.0/collection.json
 */
export interface CollectionRequest {
  readonly method: string;
  readonly description: string;
  readonly header: readonly KeyValue[];
  readonly url: {
    readonly raw: string;
    readonly host: readonly string[];
    readonly path: readonly string[];
    readonly query?: readonly KeyValue[];
  };
  readonly body?:
    | { readonly mode: "raw"; readonly raw: string; readonly options: unknown }
    | {
        readonly mode: "formdata";
        readonly formdata: readonly { readonly key: string; readonly type: "file"; readonly src: string }[];
      };
}

/**
 * A request with its name and its answer.
 * @see https://schema.getpostman.com/json/collection/v2.1.0/collection.json
 */
export interface CollectionItem {
  /** The operationId. */
  readonly name: string;
  readonly event?: readonly unknown[];
  readonly request: CollectionRequest;
  /** The contract's example of a success. */
  readonly response: readonly unknown[];
}

/**
 * A collection as Postman imports it.
 * @see https://schema.getpostman.com/json/collection/v2.1.0/collection.json
 */
export interface Collection {
  readonly info: {
    readonly name: string;
    readonly version: string;
    readonly description: string;
    readonly schema: string;
  };
  readonly variable: readonly (KeyValue & { readonly type: "string" })[];
  /** A folder for each resource, in it a request for each operation. */
  readonly item: readonly {
    readonly name: string;
    readonly description: string;
    readonly item: readonly CollectionItem[];
  }[];
}

/** The whole contract. */
export function collectionOf(openapi: OpenApi): Collection;

/** The request of one operation. */
export function requestOf(
  openapi: OpenApi,
  source: { readonly method: string; readonly path: string; readonly operation: OperationObject },
): CollectionRequest;

/** Values of the collection's variables. */
export interface CurlValues {
  /** Address of the server, without a slash at the end. */
  readonly baseUrl: string;
  /** Of a session, sent in the header `token`. */
  readonly token: string;
  /** Sent as `Idempotency-Key`. */
  readonly $guid: string;
}

/** A command to paste into a shell. Without values it reads `BASE_URL` and `TOKEN` from there. */
export function curlCommand(request: CollectionRequest, values?: CurlValues): string;

/** The arguments of curl, for a program that starts it without a shell. */
export function curlArguments(request: CollectionRequest, values: CurlValues): string[];
