import type { Schema } from "marketplace-contract";
import { openapi, operationsById } from "marketplace-contract";
import { expect, test } from "vitest";
import { bodyLimitOf } from "../../src/http/operation-resources";
import { operationIds } from "./app";

const USUAL = 16 * 1024;
/** What no operation is given, however much its fields could hold. */
const MOST = 1024 * 1024;

/** A field whose length the contract leaves open. */
const OPEN = 60;

const resolve = (schema: Schema): Schema => {
  const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
  const found = name === undefined ? schema : openapi.components.schemas[name];
  if (!found) throw new Error(`${name} is no schema`);
  return found;
};

/** Bytes of the longest JSON that a schema allows, in letters of three bytes. */
function longest(of: Schema): number {
  const schema = resolve(of);
  const {
    allOf = [],
    anyOf = [],
    oneOf = [],
    properties = {},
    items,
    type,
    maxItems = 20,
    maxLength,
  } = schema;
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + longest(field));
  const composed = sum(allOf.map(longest)) + Math.max(0, ...[...anyOf, ...oneOf].map(longest));
  if (fields.length > 0 || composed > 0) return 2 + sum(fields) + composed;
  const types = [type].flat();
  if (types.includes("array")) return 2 + maxItems * (1 + (items ? longest(items) : 20));
  if (!types.includes("string") || schema.pattern !== undefined) return 20;
  return 2 + 3 * (maxLength ?? OPEN);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const bodies = operationIds.flatMap((id) => {
  const operation = operationsById[id];
  const body = operation?.contentType === "application/json" ? operation.body : null;
  return body ? [{ id, longest: longest(body) }] : [];
});

test.each(bodies)("$id takes the longest body that the contract allows", ({ id, longest: bytes }) => {
  expect(bodyLimitOf(id)).toBeGreaterThanOrEqual(Math.min(bytes, MOST));
});

test("only operations that need it take more than the usual", () => {
  const larger = bodies.filter(({ id }) => bodyLimitOf(id) > USUAL);
  for (const { id, longest: bytes } of larger) expect.soft([id, bytes > USUAL / 2]).toEqual([id, true]);
  expect(larger.length).toBeLessThan(bodies.length / 4);
  expect(Math.max(...bodies.map(({ id }) => bodyLimitOf(id)))).toBe(MOST);
});
