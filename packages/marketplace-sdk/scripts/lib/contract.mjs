// Reads the split OpenAPI files: a tiny resolver that keeps the name of each schema it passes through.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse } from "yaml";

/** Opens the contract; `file` is the root document. */
export function openContract(file) {
  const files = new Map();
  const load = (path) => {
    if (!files.has(path))
      files.set(path, (path.endsWith(".json") ? JSON.parse : parse)(readFileSync(path, "utf8")));
    return files.get(path);
  };

  /**
   * Follows `$ref` until a plain node stands there.
   * `name` is the last segment of the last reference: the schema's name, undefined for an inline schema.
   */
  const follow = (node, path, name) => {
    if (!node?.$ref) return { node, path, name };
    const [target, pointer = ""] = node.$ref.split("#");
    const next = target ? resolve(dirname(path), target) : path;
    const keys = pointer
      .split("/")
      .slice(1)
      .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const found = keys.reduce((value, key) => value?.[key], load(next));
    if (found === undefined) throw new Error(`${path}: nothing at ${node.$ref}`);
    return follow(found, next, keys.at(-1));
  };

  return { root: load(file), follow, operations: () => listOperations(load(file), file, follow) };
}

const METHODS = ["get", "post", "put", "patch", "delete"];

function listOperations(root, file, follow) {
  const found = [];
  for (const [url, item] of Object.entries(root.paths)) {
    const { node, path } = follow(item, file);
    for (const method of METHODS) {
      if (node[method]) found.push(describe(node[method], { url, method, file: path }, follow));
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function describe(operation, { url, method, file }, follow) {
  const id = operation.operationId;
  const [tag, name] = id.split(".");
  if (!name || !operation.tags?.includes(tag))
    throw new Error(`${id}: an operationId is <tag>.<name>, and <tag> one of its tags`);
  const accepted = operation["x-accepted-codes"] ?? [1];
  const bodyAt = operation.requestBody && follow(operation.requestBody, file);
  const body = bodyAt?.node;
  const query = (operation.parameters ?? [])
    .map((parameter) => follow(parameter, file).node)
    .filter((parameter) => parameter.in === "query");
  const media = body && Object.keys(body.content)[0];
  return {
    id,
    tag,
    name,
    url,
    file,
    method: method.toUpperCase(),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated === true,
    status: operation["x-status"],
    idempotency: operation["x-idempotency"],
    auth: operation["x-auth"],
    screens: operation["x-screens"] ?? [],
    errors: operation["x-errors"] ?? [],
    accepted,
    media,
    body: media && { node: body.content[media].schema, path: bodyAt.path },
    hasQuery: query.length > 0,
    needsInput: body ? body.required === true : query.some((parameter) => parameter.required === true),
    data: successData(operation, file, follow),
    examples: operation.responses["200"].content["application/json"].examples,
  };
}

/** The schema of `data` in the branch of the 200 answer whose code is 1. */
function successData(operation, file, follow) {
  const answer = follow(operation.responses["200"], file);
  const schema = answer.node.content["application/json"].schema;
  const branches = follow(schema, answer.path).node.oneOf ?? [schema];
  for (const branch of branches) {
    const { node, path } = follow(branch, answer.path);
    for (const part of node.allOf ?? [node]) {
      const resolved = follow(part, path);
      if (resolved.node.properties?.code?.const === 1) {
        return { node: resolved.node.properties.data, path: resolved.path };
      }
    }
  }
  throw new Error(`${operation.operationId}: no success branch with code 1`);
}
