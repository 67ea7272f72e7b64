// Reads the YAML files of the contract into one document. The only code that follows a reference from file to file. Redocly's
// bundler was tried in its place: it saves half of this file, and wants a list of the hundred path files in the root and a plug-in around
// expand.mjs and the shared titles, which stay.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

/** Folder of the contract. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folder of the files that the document is made of. */
export const source = join(root, "source");

/** Folders whose files are maps of named parts; each becomes a section of `components`. */
const SECTIONS = ["schemas", "responses", "parameters"];

/**
 * The files of `paths/`, each with the API path that it describes, in the order of the root file's tags and by name within a tag.
 * @returns {{ path: string, file: string, item: object }[]}
 */
export const pathFiles = () =>
  readYaml("root.yaml").tags.flatMap(({ name: tag }) =>
    readdirSync(join(source, "paths", tag))
      .sort()
      .map((name) => {
        const file = `paths/${tag}/${name}`;
        const { "x-path": path, ...item } = readYaml(file);
        return { path, file, item };
      }),
  );

/**
 * Reads the source as one OpenAPI document with path items in place, shared parts under `components`, and only local references.
 * Operations are still incomplete; `expand.mjs` completes them.
 * @throws {Error} on a broken reference, on two parts with the same name and on two files for one path
 */
export function readSource() {
  const { components, ...document } = readYaml("root.yaml");
  for (const section of SECTIONS) components[section] = readSection(section);
  document.paths = {};
  for (const { path, file, item } of pathFiles()) {
    if (path === undefined) throw new Error(`${file}: x-path says which path of the API it describes`);
    if (path in document.paths) throw new Error(`${file}: another file describes ${path}`);
    document.paths[path] = shareTitled(localReferences(item, "paths"), components.schemas);
  }
  const complete = { ...document, components };
  checkReferences(complete, complete);
  return complete;
}

/** Every named part of a folder, such as `schemas`. */
function readSection(section) {
  const parts = {};
  for (const file of readdirSync(join(source, section)).sort()) {
    for (const [name, part] of Object.entries(readYaml(`${section}/${file}`))) {
      if (name in parts) throw new Error(`${section}/${file}: there is another ${name}`);
      parts[name] = localReferences(part, section);
    }
  }
  return parts;
}

/** `../../schemas/user.yaml#/User`, and `#/User` inside that file, become `#/components/schemas/User`. */
function localReferences(node, section) {
  if (Array.isArray(node)) return node.map((child) => localReferences(child, section));
  if (node === null || typeof node !== "object") return node;
  return mapValues(node, (child, key) => {
    if (key !== "$ref" || typeof child !== "string") return localReferences(child, section);
    const [file = "", name] = child.split("#/");
    const target = dirname(file) === "." ? section : basename(dirname(file));
    return `#/components/${target}/${name}`;
  });
}

/**
 * A schema with a title in a path file becomes a shared part with that name, like those of `schemas/`. So the response of a single
 * operation doesn't need its own file.
 */
export function shareTitled(node, schemas) {
  if (Array.isArray(node)) return node.map((child) => shareTitled(child, schemas));
  if (node === null || typeof node !== "object") return node;
  const { title, ...rest } = mapValues(node, (child) => shareTitled(child, schemas));
  // If "title" is an object, it is a field with that name.
  if (typeof title !== "string") return title === undefined ? rest : { ...rest, title };
  if (title in schemas) throw new Error(`there is another ${title}`);
  schemas[title] = rest;
  return { $ref: `#/components/schemas/${title}` };
}

function checkReferences(document, node) {
  if (node === null || typeof node !== "object") return;
  if (typeof node.$ref === "string") {
    const [, , section, name] = node.$ref.split("/");
    if (!document.components[section]?.[name]) throw new Error(`nothing is at ${node.$ref}`);
  }
  for (const child of Object.values(node)) checkReferences(document, child);
}

const readYaml = (path) => parse(readFileSync(join(source, path), "utf8"));

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
