import fc from "fast-check";
import type { OperationWithSchemas, Schema } from "marketplace-contract";
import { openapi, operationsById } from "marketplace-contract";
import { expect, it } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import { type Shape, shapeReader } from "../../src/http/coerce";
import { HttpError } from "../../src/kernel/errors";
import { operationIds, testApp } from "./app";

const numRuns = casesOf({ test: 300, verify: 5_000, full: 200_000 });

/** Every handler says 404: whatever else comes back comes from the request handling. */
const refused = async (): Promise<never> => {
  throw new HttpError(404, "not_found");
};
const { send } = testApp({ handlers: Object.fromEntries(operationIds.map((id) => [id, refused])) });
const shapeOf = shapeReader(openapi);

const nasty = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "-1",
    "1e999",
    "NaN",
    "__proto__",
    "' or 1=1 --",
    "9".repeat(40),
    "[object Object]",
  ),
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.bigInt().map(String),
  fc.boolean(),
  fc.constant(null),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
);

/** Bodies with the operation's own field names, so that they get past the first check. */
function bodyFor(shape: Shape, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 3) return nasty;
  const fields = [...shape.fields].map(([name, field]) => [name, valueFor(field, depth + 1)] as const);
  const all = Object.fromEntries(fields);
  return fc.oneof(fc.record(all), fc.record(all, { requiredKeys: [] }));
}

function valueFor(shape: Shape, depth: number): fc.Arbitrary<unknown> {
  const good: fc.Arbitrary<unknown>[] = [];
  if (shape.types.has("integer")) good.push(fc.integer({ min: 1, max: 50 }));
  if (shape.types.has("string")) good.push(fc.constantFrom("1", "12.50", "a@b.example", "A1", "text"));
  if (shape.items) good.push(fc.array(valueFor(shape.items, depth + 1), { maxLength: 3 }));
  if (shape.fields.size > 0) good.push(bodyFor(shape, depth + 1));
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...(good.length > 0 ? good : [nasty])) },
    { weight: 1, arbitrary: nasty },
  );
}

const merge = ({ body, query }: OperationWithSchemas): Schema => ({ allOf: [body ?? {}, query ?? {}] });
const safeJson = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "{";
  }
};

const request = fc.constantFrom(...operationIds).chain((id) => {
  const operation = operationsById[id];
  if (!operation) throw new Error(`${id} is not in the contract.`);
  const body = fc.oneof(
    { weight: 6, arbitrary: bodyFor(shapeOf(merge(operation))).map(safeJson) },
    { weight: 1, arbitrary: fc.anything().map(safeJson) },
    { weight: 1, arbitrary: fc.string() },
  );
  return fc.record({
    operation: fc.constant(operation),
    body,
    query: fc.oneof(fc.constant(""), fc.string({ unit: "grapheme-ascii" }), fc.webQueryParameters()),
    type: fc.constantFrom(
      "application/json",
      "application/json",
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "text/plain",
    ),
    token: fc.constantFrom("merchant-token", "merchant-token", "merchant-token", "buyer-token", "wrong", ""),
    key: fc.constantFrom("0123456789abcdef", "0123456789abcdef", "x", ""),
    language: fc.constantFrom("en", "hi", "zh-TW", ";;,q=", "x".repeat(300)),
  });
});

it("answers every request with an envelope below 500", { timeout: 600_000 }, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, body, query, type, token, key, language }) => {
      const response = await send(`${operation.path}?${encodeURI(query.replaceAll(/\p{Surrogate}/gu, ""))}`, {
        method: operation.method,
        headers: { "content-type": type, "accept-language": language, token, "idempotency-key": key },
        ...(operation.method === "POST" && { body }),
      });
      const text = await response.text();
      if (response.status === 404) reached.add(operation.path);
      expect(response.status, text).toBeLessThan(500);
      expect(JSON.parse(text)).toEqual({
        code: expect.any(Number),
        msg: expect.stringMatching(/./),
        time: expect.any(Number),
        data: response.status === 401 || response.status === 404 ? null : expect.anything(),
      });
    }),
    { numRuns },
  );
  // Most requests must get through to a handler, or nothing but errors would have been tried.
  expect(reached.size).toBeGreaterThan(Math.min(40, numRuns / 20));
});
