import { describe, expect, it } from "vitest";
import { type Bundle, type Described, operationsOf } from "../src/contract";
import { fieldsOf, limitsOf, typeHtml } from "../src/fields";
import { curlOf } from "../src/snippets";

const create: Described = {
  operationId: "orders.create",
  tags: ["order"],
  summary: "Order",
  description: "Orders.",
  "x-status": "provisional",
  "x-idempotency": "key",
  "x-auth": "user",
  "x-owner": "user",
  "x-screens": [],
  security: [{ token: [] }],
  "x-accepted-codes": [1],
  parameters: [{ $ref: "#/components/parameters/Key" }],
  requestBody: {
    required: true,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Input" } } },
  },
  responses: {
    "200": {
      description: "ok",
      content: {
        "application/json": {
          schema: {
            oneOf: [
              {
                allOf: [{}, { type: "object", properties: { code: { const: 1 }, data: { type: "null" } } }],
              },
            ],
          },
          examples: { ok: { summary: "Success", value: { code: 1, msg: "", data: null } } },
        },
      },
    },
  },
};
const bundle: Bundle = {
  openapi: "3.1.0",
  info: { title: "API", version: "1.0.0", description: "" },
  tags: [{ name: "order", description: "Orders." }],
  paths: { "/api/order/create": { post: create } },
  components: {
    responses: {},
    parameters: { Key: { name: "Idempotency-Key", in: "header", schema: { type: "string" } } },
    schemas: {
      Id: { type: "integer", examples: [7] },
      Base: { type: "object", required: ["id"], properties: { id: { $ref: "#/components/schemas/Id" } } },
      Input: {
        allOf: [{ $ref: "#/components/schemas/Base" }],
        required: ["items"],
        type: "object",
        properties: {
          items: { type: "array", maxItems: 20, items: { $ref: "#/components/schemas/Base" } },
          remark: { type: "string", maxLength: 500 },
        },
      },
    },
  },
};
const [operation] = operationsOf(bundle);
const input = bundle.components.schemas.Input ?? {};

describe("a contract", () => {
  it("gives fields through references and allOf, the required ones marked", () => {
    expect(fieldsOf(bundle, input).map(({ name, required }) => [name, required])).toEqual([
      ["id", true],
      ["items", true],
      ["remark", false],
    ]);
  });

  it("names types with links, and limits in words", () => {
    const items = input.properties?.items ?? {};
    expect(typeHtml(items, "types.html")).toBe('array of <a href="types.html#Base">Base</a>');
    expect(limitsOf(items)).toBe("at most 20 entries");
    expect(limitsOf({ minimum: 1, maximum: 5, default: 2 })).toBe("1 to 5 · default <code>2</code>");
    expect(limitsOf({ $ref: "#/components/schemas/Id", minimum: 1 })).toBe("");
  });

  it("gives the fields of every alternative, required where each of them requires it", () => {
    const first = { required: ["id", "name"], properties: { id: {}, name: {} } };
    const second = { required: ["id"], properties: { id: {}, reason: {} } };
    expect(fieldsOf(bundle, { anyOf: [first, second] })).toEqual([
      { name: "id", required: true, schema: {} },
      { name: "name", required: false, schema: {} },
      { name: "reason", required: false, schema: {} },
    ]);
    expect(fieldsOf(bundle, { oneOf: [first, { type: "null" }] })).toEqual(fieldsOf(bundle, first));
  });

  it("gives the operation with headers and data, and a command that sends it", () => {
    expect(operation?.headers.map(({ name }) => name)).toEqual(["Idempotency-Key"]);
    expect(operation?.data).toEqual({ type: "null" });
    expect(operation?.optional).toBe(false);
    const command = operation ? curlOf(bundle, operation) : "";
    expect(command).toContain(`-d '{"id":1,"items":[{"id":1}]}'`);
    expect(command).toContain('-H "token: $TOKEN"');
    expect(command).toContain("Idempotency-Key");
  });
});
