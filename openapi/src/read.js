// Reads of an OpenAPI document as the builder makes it: every reference is `#/components/<section>/<name>`.
// Typed and described in index.d.ts.

const METHODS = ["get", "post", "put", "patch", "delete"];

export const operationObjects = (openapi) =>
  Object.entries(openapi.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, operation: item[method] })),
  );

export function operationObject(openapi, id) {
  for (const item of Object.values(openapi.paths)) {
    const method = METHODS.find((method) => item[method]?.operationId === id);
    if (method) return item[method];
  }
  throw new Error(`there is no operation ${id}`);
}

export const schemaName = (schema) => schema?.$ref?.split("/").at(-1) ?? null;

export function resolveSchema(openapi, schema) {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  const [, , section, name] = $ref.split("/");
  const target = openapi.components[section]?.[name];
  if (target === undefined) throw new Error(`there is nothing at ${$ref}`);
  return { ...resolveSchema(openapi, target), ...beside };
}

export function propertiesOf(openapi, schema) {
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolveSchema(openapi, schema);
  const parts = [...allOf, ...anyOf, ...oneOf].map((part) => propertiesOf(openapi, part));
  return Object.assign({}, ...parts, properties);
}

export function requiredOf(openapi, schema) {
  const { required = [], allOf = [] } = resolveSchema(openapi, schema);
  return [...new Set([...required, ...allOf.flatMap((part) => requiredOf(openapi, part))])];
}

export const parametersOf = (openapi, operation, place) =>
  (operation.parameters ?? [])
    .map((parameter) => resolveSchema(openapi, parameter))
    .filter((parameter) => parameter.in === place);

export function inputSchema(openapi, operation) {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  return body ? body.schema : querySchema(parametersOf(openapi, operation, "query"));
}

function querySchema(parameters) {
  if (parameters.length === 0) return null;
  const properties = parameters.map(({ name, description, schema }) => [
    name,
    description ? { ...schema, description } : schema,
  ]);
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(properties),
  };
}

export function responseSchema(openapi, operation, status) {
  const response = operation.responses[status];
  return response ? resolveSchema(openapi, response).content["application/json"].schema : null;
}

export function dataSchema(openapi, operation) {
  const envelope = responseSchema(openapi, operation, 200);
  for (const outcome of envelope?.oneOf ?? [envelope ?? {}]) {
    const { code, data } = propertiesOf(openapi, outcome);
    if (code?.const === 1) return data;
  }
  throw new Error(`${operation.operationId}: no success with code 1`);
}

export function operationSchemas(openapi, operation) {
  const input = inputSchema(openapi, operation);
  const statuses = Object.keys(operation.responses);
  return {
    query: operation.requestBody ? null : input,
    body: operation.requestBody ? input : null,
    responses: Object.fromEntries(
      statuses.map((status) => [status, responseSchema(openapi, operation, status)]),
    ),
  };
}
