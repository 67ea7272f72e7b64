// Reads the split contract the way every check needs it: operations with their files, examples with their bodies.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** Folder of the contract. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Path inside the contract with forward slashes on every platform, for messages. @param {string} file absolute path */
export const nameOf = (file) => relative(root, file).split(sep).join("/");

const METHODS = ["get", "post", "put", "patch", "delete"];
const cache = new Map();

/** Parsed YAML or JSON file. @param {string} file absolute path */
export function readDocument(file) {
  if (!cache.has(file)) {
    const text = readFileSync(file, "utf8");
    // JSON is YAML as well, but its own reader is many times as fast, and the examples are thousands of files.
    cache.set(file, file.endsWith(".json") ? JSON.parse(text) : parse(text));
  }
  return cache.get(file);
}

/** Every YAML file of the description itself, absolute paths. */
export function contractFiles() {
  const inside = ["paths", "schemas", "responses", "parameters"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => join(root, folder, name)),
  );
  return [join(root, "marketplace.yaml"), ...inside];
}

/**
 * Follows one `$ref`.
 * @param {string} file absolute path of the file the reference stands in
 * @param {string} ref for example `../schemas/page.yaml#/Page`
 * @returns {{ file: string, node: unknown }}
 * @throws {Error} when nothing stands there
 */
export function follow(file, ref) {
  const [path, pointer = ""] = ref.split("#");
  const target = path ? resolve(dirname(file), path) : file;
  const node = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce((at, part) => at?.[part], readDocument(target));
  if (node === undefined) throw new Error(`${nameOf(file)}: nothing stands at ${ref}`);
  return { file: target, node };
}

/** A node with its own `$ref`, if any, followed to the end. */
export function settle(file, node) {
  return typeof node?.$ref === "string" ? settle(...Object.values(follow(file, node.$ref))) : { file, node };
}

/**
 * All operations in the order of the root file.
 * @returns {{ id: string, tag: string, method: string, path: string, file: string, operation: object }[]}
 */
export function operations() {
  const main = join(root, "marketplace.yaml");
  return Object.entries(readDocument(main).paths).flatMap(([path, item]) => {
    const { file, node } = settle(main, item);
    return METHODS.filter((method) => node[method]).map((method) => {
      const operation = node[method];
      return { id: operation.operationId, tag: operation.tags[0], method, path, file, operation };
    });
  });
}

/**
 * Named examples of an operation, bodies read in.
 * @returns {{ status: string, name: string, summary?: string, when?: Record<string, unknown>, value: unknown }[]}
 */
export function examplesOf({ id }) {
  const file = join(root, "examples", id, "index.yaml");
  return Object.entries(readDocument(file)).flatMap(([status, named]) =>
    Object.entries(named).map(([name, example]) => ({
      status,
      name,
      summary: example.summary,
      when: example["x-when"],
      value: settle(file, example.value).node,
    })),
  );
}

/** Names of the fields a request may carry, in its body and its query. */
export function requestFields({ file, operation }) {
  const names = new Set((operation.parameters ?? []).map((parameter) => settle(file, parameter).node.name));
  for (const media of Object.values(operation.requestBody?.content ?? {})) {
    for (const { name } of propertiesOf(file, media.schema)) names.add(name);
  }
  return names;
}

/**
 * Properties of a schema through `$ref`, allOf, anyOf and oneOf.
 * @returns {{ name: string, file: string, node: object }[]}
 */
export function propertiesOf(file, schema) {
  const at = settle(file, schema);
  const own = Object.entries(at.node.properties ?? {}).map(([name, node]) => ({ name, file: at.file, node }));
  const parts = [...(at.node.allOf ?? []), ...(at.node.anyOf ?? []), ...(at.node.oneOf ?? [])];
  return [...own, ...parts.flatMap((part) => propertiesOf(at.file, part))];
}
