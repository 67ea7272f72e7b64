import { openapi, operationsById } from "marketplace-contract";
import { expect, it } from "vitest";
import { type Shape, shapeReader } from "../../src/http/coerce";

const shapeOf = shapeReader(openapi);

/** Paths of request fields that the server would have to pass on unread. */
function untyped(shape: Shape, path: string, seen = new Set<Shape>()): string[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const own = shape.types.size === 0 && !shape.isFile ? [path] : [];
  if (shape.types.has("object") && shape.fields.size === 0) own.push(path);
  if (shape.types.has("array") && !shape.items) own.push(path);
  const inside = [...shape.fields].flatMap(([name, field]) => untyped(field, `${path}.${name}`, seen));
  return [...own, ...inside, ...(shape.items ? untyped(shape.items, `${path}[]`, seen) : [])];
}

it.each(Object.entries(operationsById))("%s types every field of its request", (id, { query, body }) => {
  const schemas = [query, body].filter((schema) => schema !== null);
  expect(schemas.flatMap((schema) => untyped(shapeOf(schema), id))).toEqual([]);
});
