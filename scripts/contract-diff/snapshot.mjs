import { createHash } from "node:crypto";

/** @typedef {import("./operations.mjs").Contract} Contract */
/** @typedef {Contract & { "x-words"?: string }} Snapshot */

const PROSE = new Set([
  "description",
  "summary",
  "title",
  "example",
  "examples",
  "tags",
  "x-screens",
  "servers",
]);
/** Keywords whose value maps names, which may be words such as "title", to schemas. */
const MAPS = new Set([
  "properties",
  "schemas",
  "parameters",
  "responses",
  "headers",
  "securitySchemes",
  "paths",
]);

/**
 * The recorded part of a released contract: its shape and a hash of its texts, so that a change of either is noticed.
 *
 * @param {Contract} contract in one file
 * @returns {Snapshot}
 */
export function snapshotOf(contract) {
  const { info, ...rest } = contract;
  const words = createHash("sha256").update(JSON.stringify(rest)).digest("hex");
  return {
    info: { version: info.version },
    ...shapeOf({ paths: rest.paths, components: rest.components }),
    "x-words": words,
  };
}

/**
 * @template T
 * @param {T} node
 * @param {boolean} [isMap] its keys are names
 * @returns {T}
 */
function shapeOf(node, isMap = false) {
  if (Array.isArray(node)) return /** @type {T} */ (node.map((part) => shapeOf(part)));
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => isMap || !PROSE.has(key));
  return /** @type {T} */ (
    Object.fromEntries(kept.map(([key, value]) => [key, shapeOf(value, !isMap && MAPS.has(key))]))
  );
}
