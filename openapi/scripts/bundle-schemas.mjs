// The split OpenAPI files as one object by operationId: JSON Schemas with their shared parts under $defs, no examples.
import { readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";

const METHODS = ["get", "post", "put", "patch", "delete"];
const PROSE = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "deprecated",
  "discriminator",
]);
/** Keywords whose value maps names to schemas. */
const MAPS = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
/** Keywords whose value is data, not a schema. */
const DATA = new Set(["enum", "const", "default", "required", "type"]);

/**
 * @param {string} file the root document
 * @param {{ prose?: boolean }} [options] `prose` keeps what the contract says to people: introduction, summaries, descriptions
 */
export function bundleContract(file, { prose = false } = {}) {
  const load = loader();
  const $defs = {};
  const origins = new Map();

  /** Follows references until a plain node stands there. */
  const follow = (node, path) => {
    if (!node?.$ref) return { node, path };
    const [target, pointer = ""] = node.$ref.split("#");
    const next = target ? resolve(dirname(path), target) : path;
    const keys = pointer
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const found = keys.reduce((value, key) => value?.[key], load(next));
    if (found === undefined) throw new Error(`${path}: nothing at ${node.$ref}`);
    return { ...follow(found, next), origin: `${next}#${pointer}`, name: keys.at(-1) };
  };

  /** The name under $defs of what a reference points at; two things of one name are told apart by their file. */
  const define = (node, path) => {
    const target = follow({ $ref: node.$ref }, path);
    const known = origins.get(target.origin);
    if (known) return known;
    const file = basename(target.origin.split("#")[0], ".yaml");
    const name = target.name in $defs ? `${file}.${target.name}` : target.name;
    origins.set(target.origin, name);
    $defs[name] = {};
    $defs[name] = schemaOf(target.node, target.path);
    return name;
  };

  const schemaOf = (schema, path) => {
    if (schema === null || typeof schema !== "object") return schema;
    // A file is no JSON value; the server checks it by itself.
    if (schema.format === "binary") return { format: "binary" };
    const plain = {};
    for (const [key, value] of Object.entries(schema)) {
      if (key === "$ref") plain.$ref = `#/$defs/${define(schema, path)}`;
      else if (prose && key === "description") plain.description = oneLine(value);
      else if (PROSE.has(key) || key.startsWith("x-")) continue;
      else if (DATA.has(key)) plain[key] = value;
      else if (MAPS.has(key)) plain[key] = mapValues(value, (part) => schemaOf(part, path));
      else if (Array.isArray(value)) plain[key] = value.map((part) => schemaOf(part, path));
      else plain[key] = schemaOf(value, path);
    }
    return plain;
  };

  const operations = {};
  const root = load(file);
  for (const [url, item] of Object.entries(root.paths)) {
    const { node, path } = follow(item, file);
    for (const method of METHODS) {
      if (node[method]) operations[node[method].operationId] = describe(node[method], method, url, path);
    }
  }
  const { version, description } = root.info;
  return {
    ...(prose && { version, introduction: description }),
    operations: sorted(operations),
    $defs: sorted($defs),
  };

  function describe(operation, method, url, path) {
    const parameters = (operation.parameters ?? []).map((part) => follow(part, path));
    const body = operation.requestBody && follow(operation.requestBody, path);
    const media = body && Object.keys(body.node.content)[0];
    return {
      ...(prose && {
        tag: operation.tags[0],
        summary: operation.summary,
        description: oneLine(operation.description),
        accepted: operation["x-accepted-codes"],
      }),
      method: method.toUpperCase(),
      path: url,
      status: operation["x-status"],
      auth: operation["x-auth"],
      owner: operation["x-owner"],
      idempotency: operation["x-idempotency"],
      errors: operation["x-errors"] ?? [],
      query: querySchema(parameters.filter(({ node }) => node.in === "query")),
      headers: parameters.filter(({ node }) => node.in === "header").map(({ node }) => node.name),
      media: media ?? null,
      body: body ? schemaOf(body.node.content[media].schema, body.path) : null,
      answers: mapValues(operation.responses, (response) => {
        const answer = follow(response, path);
        return schemaOf(answer.node.content["application/json"].schema, answer.path);
      }),
    };
  }

  function querySchema(parameters) {
    if (parameters.length === 0) return null;
    const required = parameters.filter(({ node }) => node.required).map(({ node }) => node.name);
    return {
      type: "object",
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(
        parameters.map(({ node, path }) => [node.name, schemaOf(node.schema, path)]),
      ),
    };
  }
}

function loader() {
  const files = new Map();
  return (path) => {
    if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, "utf8")));
    return files.get(path);
  };
}

const oneLine = (text) => text.trim().replace(/\s+/g, " ");

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
