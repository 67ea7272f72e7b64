// Completes the operations of the source with everything that they have in common.

const METHODS = ["get", "post", "put", "patch", "delete"];
const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const response = (name) => ({ $ref: `#/components/responses/${name}` });
const json = (content) => ({ content: { "application/json": { schema: content } } });

/**
 * Adds tag, security, idempotency header and responses to every operation, from its id, its extensions and `x-data`.
 * @param {any} document from `readSource`
 */
export function expandOperations(document) {
  return {
    ...document,
    paths: mapValues(document.paths, (item) =>
      mapValues(item, (part, key) => (METHODS.includes(key) ? expandOperation(part) : part)),
    ),
  };
}

function expandOperation(source) {
  const { operationId, "x-data": data, parameters = [], requestBody, ...own } = source;
  if (!data) throw new Error(`${operationId}: x-data says what a success carries`);
  const accepted = own["x-accepted-codes"] ?? [1];
  const isKeyed = own["x-idempotency"] === "key";
  const allParameters = isKeyed
    ? [{ $ref: "#/components/parameters/IdempotencyKey" }, ...parameters]
    : parameters;
  return {
    operationId,
    tags: [operationId.split(".")[0]],
    ...own,
    "x-accepted-codes": accepted,
    security: own["x-auth"] === "public" ? [{}, { token: [] }] : [{ token: [] }],
    ...(allParameters.length > 0 && { parameters: allParameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: { description: "The result, or an error.", ...json({ oneOf: outcomes(data, accepted) }) },
      401: response("Unauthorized"),
      404: response("NotFound"),
      ...(isKeyed && { 409: response("IdempotencyInProgress") }),
      422: response("Unprocessable"),
      429: response("TooManyRequests"),
      500: response("ServerError"),
    },
  };
}

/** Schemas of HTTP 200: the result, "nothing yet" if code 0 is accepted, or a failure. */
function outcomes(data, accepted) {
  const success = {
    allOf: [
      schema("Envelope"),
      {
        type: "object",
        required: ["code", "data"],
        properties: { code: { type: "integer", const: 1 }, data },
      },
    ],
  };
  return accepted.includes(0)
    ? [success, schema("NoApplication"), schema("MerchantFailure")]
    : [success, schema("Failure")];
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
