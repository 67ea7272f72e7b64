// The builder: what it adds to an operation, and what it refuses.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { attachExamples } from "../scripts/attach-examples.mjs";
import { openapi } from "../scripts/contract.mjs";
import { expandOperations } from "../scripts/expand.mjs";
import { operationsTable } from "../scripts/operations.mjs";
import { pathFiles, readSource, source } from "../scripts/source.mjs";
import { dataSchema, operationSchemas, resolveSchema } from "../src/read.js";

/** A document with one operation, as its path file has it. */
const sourceOf = (operation) => ({
  paths: { "/api/order/list": { post: { operationId: "orders.list", ...operation } } },
  components: {
    schemas: {
      Envelope: {},
      Failure: {},
      Order: { type: "object", properties: { id: { type: "integer" } } },
      Orders: { properties: { last_page: {}, data: { items: { $ref: "#/components/schemas/Order" } } } },
    },
    responses: {},
    parameters: {},
  },
});
const data = { $ref: "#/components/schemas/Orders" };
const expanded = (operation) =>
  expandOperations(sourceOf({ "x-data": data, ...operation })).paths["/api/order/list"].post;

it("finds every path file under the resource and the name of its first operation", () => {
  for (const { file, item } of pathFiles()) {
    const [{ operationId }] = Object.values(item);
    expect(file).toBe(`paths/${operationId.replace(".", "/")}.yaml`);
  }
});

it("reads every folder of paths/: each has a tag in the root file", () => {
  const read = new Set(pathFiles().map(({ file }) => file.split("/")[1]));
  expect([...read].sort()).toEqual(readdirSync(join(source, "paths")).sort());
});

it("describes every path once", () => {
  const paths = pathFiles().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(Object.keys(readSource().paths)).toEqual(paths);
});

describe("an operation", () => {
  it("gets its tag, the token, the envelope and the usual errors", () => {
    const operation = expanded({ "x-auth": "user" });
    expect(operation.tags).toEqual(["orders"]);
    expect(operation.security).toEqual([{ token: [] }]);
    expect(operation["x-accepted-codes"]).toEqual([1]);
    expect(Object.keys(operation.responses)).toEqual(["200", "401", "404", "422", "429", "500"]);
    expect(dataSchema(sourceOf({}), operation)).toEqual(data);
    expect(operation).not.toHaveProperty("x-data");
    expect(operation).not.toHaveProperty("parameters");
  });

  it("asks visitors for no token", () => {
    expect(expanded({ "x-auth": "public" }).security).toEqual([{}, { token: [] }]);
  });

  it("gets the key's header before its own parameters, and the 409", () => {
    const page = { name: "page", in: "query", schema: {} };
    const operation = expanded({ "x-idempotency": "key", parameters: [page] });
    expect(operation.parameters).toEqual([{ $ref: "#/components/parameters/IdempotencyKey" }, page]);
    expect(operation.responses["409"]).toEqual({ $ref: "#/components/responses/IdempotencyInProgress" });
  });

  it("may have succeeded without data where it accepts code 0", () => {
    const { oneOf } = expanded({ "x-accepted-codes": [1, 0] }).responses[200].content["application/json"]
      .schema;
    expect(oneOf.map(({ $ref }) => $ref?.split("/").at(-1))).toEqual([
      undefined,
      "NoApplication",
      "MerchantFailure",
    ]);
  });

  it("must say what a success carries", () => {
    expect(() => expanded({ "x-data": undefined })).toThrow("orders.list: x-data");
  });
});

describe("examples", () => {
  const document = () => expandOperations(sourceOf({ "x-data": data }));
  const ok = { summary: "Success", value: { code: 1 } };

  it("go to the response of their operation and status", () => {
    const built = attachExamples(document(), { "orders.list": { 200: { ok } } });
    const { responses } = built.paths["/api/order/list"].post;
    expect(responses[200].content["application/json"].examples).toEqual({ ok });
  });

  it.each([
    ["another operation", { "orders.lost": { 200: { ok } } }],
    ["a status it has not", { "orders.list": { 418: { ok } } }],
    ["a response that all operations share", { "orders.list": { 404: { ok } } }],
  ])("of %s are an error", (_what, examples) => {
    expect(() => attachExamples(document(), examples)).toThrow("there is no response");
  });
});

describe("the table", () => {
  it("says what data is", () => {
    const [row] = operationsTable(expandOperations(sourceOf({ "x-data": data, description: "All." })));
    expect(row).toMatchObject({ id: "orders.list", resource: "orders", name: "list", input: null });
    expect(row.output).toEqual({ kind: "page", schema: "Orders", item: "Order", nullable: false });
  });

  it("knows what an answer without a name is", () => {
    const byId = new Map(operationsTable(openapi).map((row) => [row.id, row]));
    expect(byId.get("addresses.list").output).toMatchObject({ kind: "list", schema: null, item: "Address" });
    expect(byId.get("site.home").output).toMatchObject({ kind: "object", schema: "Site", nullable: true });
    expect(byId.get("orders.get").output).toMatchObject({ kind: "object", schema: "Order" });
    expect(byId.get("auth.logout")).toMatchObject({ session: "ends", output: { kind: "null" } });
    expect(byId.get("auth.login")).toMatchObject({ session: "starts", failures: "caller" });
    expect(byId.get("uploads.image").contentType).toBe("multipart/form-data");
    expect(byId.get("articles.get")).toMatchObject({ hasQuery: true, inputRequired: true });
  });
});

describe("reading the document", () => {
  it("keeps siblings of a reference", () => {
    const document = { components: { schemas: { Id: { type: "integer", description: "An id." } } } };
    const schema = { $ref: "#/components/schemas/Id", description: "The order." };
    expect(resolveSchema(document, schema)).toEqual({ type: "integer", description: "The order." });
    expect(() => resolveSchema(document, { $ref: "#/components/schemas/Lost" })).toThrow(
      "there is nothing at",
    );
  });

  it("gives a query as one object, and the envelope of every status", () => {
    const { query, body, responses } = operationSchemas(openapi, openapi.paths["/api/Article/detail"].get);
    expect(body).toBeNull();
    expect(query).toMatchObject({ type: "object", required: ["article_id"] });
    expect(Object.keys(responses)).toEqual(["200", "401", "404", "422", "429", "500"]);
  });
});
