// The contract as a Postman collection (v2.1), which Bruno and others import as well. Typed and described in collection.d.ts.
import { inputSchema, operationObjects, parametersOf, propertiesOf } from "./read.js";
import { demonstrationOf, sampleOf } from "./sample.js";

export { curlArguments, curlCommand } from "./curl.js";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
/** The sandbox's usual address. */
const BASE_URL = "http://127.0.0.1:4020";

/** A folder for each resource, in it a request for each operation. */
export function collectionOf(openapi) {
  const requests = operationObjects(openapi);
  return {
    info: {
      name: openapi.info.title,
      version: openapi.info.version,
      description: openapi.info.description,
      schema: SCHEMA,
    },
    variable: [
      { key: "baseUrl", value: BASE_URL, type: "string" },
      { key: "token", value: "", type: "string" },
    ],
    item: openapi.tags.map(({ name, description }) => ({
      name,
      description,
      item: requests
        .filter(({ operation }) => operation.tags[0] === name)
        .map((found) => itemOf(openapi, found)),
    })),
  };
}

function itemOf(openapi, found) {
  const { operation } = found;
  const request = requestOf(openapi, found);
  const { ok } = operation.responses[200].content["application/json"].examples;
  return {
    name: operation.operationId,
    ...(operation["x-session"] === "starts" && { event: [storeToken()] }),
    request,
    response: [
      {
        name: ok.summary,
        originalRequest: request,
        code: 200,
        status: "OK",
        header: [{ key: "Content-Type", value: "application/json" }],
        body: JSON.stringify(ok.value, null, 2),
      },
    ],
  };
}

/** The request of one operation, with `{{baseUrl}}`, `{{token}}` and, for an idempotency key, `{{$guid}}` still to be filled in. */
export function requestOf(openapi, { method, path, operation }) {
  const input = inputSchema(openapi, operation);
  const fields = propertiesOf(openapi, input ?? {});
  const likely = demonstrationOf(operation.tags[0]);
  // A list about one row, such as the reviews of a product.
  const row = "page" in fields && "id" in fields && { id: likely.id };
  const sample = input && { ...row, ...sampleOf(openapi, input, { likely }) };
  const [media] = Object.keys(operation.requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    description: `${operation.summary}.\n\n${operation.description.trim()}`,
    header: [
      ...(operation["x-auth"] === "public" ? [] : [{ key: "token", value: "{{token}}" }]),
      { key: "Accept-Language", value: "en" },
      ...parametersOf(openapi, operation, "header").map(({ name }) => ({ key: name, value: "{{$guid}}" })),
      ...(media === "application/json" ? [{ key: "Content-Type", value: media }] : []),
    ],
    url: urlOf(path, media ? null : sample),
    ...(media && { body: bodyOf(media, sample) }),
  };
}

function urlOf(path, query) {
  const pairs = Object.entries(query ?? {}).map(([key, value]) => ({ key, value: String(value) }));
  const search = new URLSearchParams(
    Object.fromEntries(pairs.map(({ key, value }) => [key, value])),
  ).toString();
  return {
    raw: `{{baseUrl}}${path}${search ? `?${search}` : ""}`,
    host: ["{{baseUrl}}"],
    path: path.split("/").slice(1),
    ...(pairs.length > 0 && { query: pairs }),
  };
}

/** A form has one file, which the user of the collection chooses. */
function bodyOf(media, sample) {
  if (media === "multipart/form-data")
    return { mode: "formdata", formdata: [{ key: "file", type: "file", src: "picture.png" }] };
  return { mode: "raw", raw: JSON.stringify(sample, null, 2), options: { raw: { language: "json" } } };
}

/** After a successful sign-in all further requests carry its token. Postman has its own `data`, so the script declares none. */
const storeToken = () => ({
  listen: "test",
  script: {
    type: "text/javascript",
    exec: [
      "const answer = pm.response.json();",
      'if (answer.code === 1) pm.collectionVariables.set("token", answer.data.userinfo.token);',
    ],
  },
});
