import { expect, it } from "vitest";
import { sampleOf } from "../src/sample.js";

const base = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "integer", examples: [7] }, note: {} },
};
const openapi = { components: { schemas: { Base: base } } };
const ref = { $ref: "#/components/schemas/Base" };

it("has what is required and nothing more, a likely value before the contract's example", () => {
  const items = { type: "array", items: ref };
  const schema = { type: "object", allOf: [ref], required: ["items"], properties: { items, remark: {} } };
  expect(sampleOf(openapi, schema)).toEqual({ id: 1, items: [{ id: 1 }] });
});

it("has page and limit where nothing is required, else the first field", () => {
  const page = { page: { default: 1 }, limit: { default: 10 }, pid: {} };
  expect(sampleOf(openapi, { properties: page })).toEqual({ page: 1, limit: 10 });
  expect(sampleOf(openapi, { properties: { sort: { enum: ["sales", "price"] }, pid: {} } })).toEqual({
    sort: "sales",
  });
});

it("takes the first alternative, and of a text its known value or one of the right length", () => {
  expect(sampleOf(openapi, { anyOf: [ref, { type: "null" }] })).toEqual({ id: 1 });
  expect(sampleOf(openapi, { type: "string", "x-known-values": ["crypto"] })).toBe("crypto");
  expect(sampleOf(openapi, { type: "string", maxLength: 3 })).toBe("exa");
  expect(sampleOf(openapi, { type: "string", minLength: 9 })).toBe("example11");
});

it("fills every field on demand, with texts of the caller and a file, and ends in what contains itself", () => {
  const tree = {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", pattern: "^x" },
      file: { type: "string", format: "binary" },
      parent: { type: "object" },
      children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
    },
  };
  const document = { components: { schemas: { Tree: tree } } };
  const text = (field, { pattern }) => `${field} ${pattern}`;
  const sample = sampleOf(document, tree, { likely: {}, isWhole: true, text });
  expect(sample).toMatchObject({ name: "name ^x", file: expect.any(File), parent: {} });
  expect(JSON.stringify(sample).match(/name \^x/g)).toHaveLength(3);
});
