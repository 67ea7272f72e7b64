import { resolveSchema } from "marketplace-contract";

/** @typedef {import("./flatten.mjs").Schema} Schema */
/** @typedef {{ schema?: Schema }} Media */
/** @typedef {{ $ref?: string, name: string, in: string, required?: boolean, schema?: Schema }} Parameter */
/** @typedef {{ $ref?: string, required?: boolean, content?: Record<string, Media> }} Body */
/**
 * @typedef {object} Operation what is used of an OpenAPI operation
 * @property {string} operationId
 * @property {Parameter[]} [parameters]
 * @property {Body} [requestBody]
 * @property {Record<string, Body>} [responses]
 * @property {unknown} [security]
 * @property {string} [x-status]
 * @property {string} [x-auth]
 * @property {string} [x-idempotency]
 * @property {string[]} [x-errors]
 * @property {number[]} [x-accepted-codes]
 */
/**
 * @typedef {object} Contract an OpenAPI document in one file
 * @property {{ version: string }} info
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {Record<string, unknown> | undefined} [components]
 */
/** @typedef {{ address: string, operation: Operation }} Placed `address` is method and path */

const METHODS = ["get", "post", "put", "patch", "delete"];

/**
 * @param {Contract} contract
 * @returns {Map<string, Placed>} by operationId
 */
export function operationsOf(contract) {
  const placed = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ address: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );
  return new Map(placed.map((one) => [one.operation.operationId, one]));
}

/**
 * What a caller sends: query and header parameters and each form of the body, by a name for messages.
 *
 * @param {Contract} contract
 * @param {Operation} operation
 * @returns {Map<string, { required: boolean, schema: Schema }>}
 */
export function sentBy(contract, operation) {
  const parameters = (operation.parameters ?? []).map((parameter) => resolveSchema(contract, parameter));
  const body = operation.requestBody && resolveSchema(contract, operation.requestBody);
  return new Map([
    ...parameters.map(
      ({ name, in: place, required = false, schema = {} }) =>
        /** @type {const} */ ([`${place} ${name}`, { required, schema }]),
    ),
    ...Object.entries(body?.content ?? {}).map(
      ([type, { schema = {} }]) =>
        /** @type {const} */ ([`${type} body`, { required: body?.required ?? false, schema }]),
    ),
  ]);
}

/**
 * What a caller reads, by status and type of content.
 *
 * @param {Contract} contract
 * @param {Operation} operation
 * @returns {Map<string, Schema>}
 */
export function answersOf(contract, operation) {
  return new Map(
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.entries(resolveSchema(contract, response).content ?? {}).map(
        ([type, { schema = {} }]) =>
          /** @type {const} */ ([type === "application/json" ? status : `${status} ${type}`, schema]),
      ),
    ),
  );
}
