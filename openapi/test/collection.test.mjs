import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { openapi, operations } from "../scripts/contract.mjs";
import { root } from "../scripts/source.mjs";
import { collectionOf, curlArguments, curlCommand } from "../src/collection.js";
import { inputSchema } from "../src/read.js";

const collection = collectionOf(openapi);
const items = collection.item.flatMap((folder) => folder.item);
const newAjv = (coerceTypes) =>
  addFormats(new Ajv2020({ strict: false, coerceTypes }).addSchema(openapi, "contract"));
const ajvOf = { body: newAjv(false), query: newAjv(true) };
const itemOf = (name) => items.find((item) => item.name === name);
/** The problem of a value. Everything in a query is text: there a number may be written as one. */
function problems(schema, value, place) {
  const own = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = ajvOf[place].compile(JSON.parse(own));
  validate(value);
  return validate.errors ?? [];
}

describe("the collection", () => {
  it("has a folder for each resource and in it each of its operations, once", () => {
    const expected = openapi.tags.map(({ name }) => [
      name,
      operations()
        .filter(({ tag }) => tag === name)
        .map(({ id }) => id),
    ]);
    expect(collection.item.map(({ name, item }) => [name, item.map((each) => each.name)])).toEqual(expected);
    expect(items).toHaveLength(operations().length);
  });

  it("is a collection of Postman's format 2.1", () => {
    expect(collection.info.schema).toBe(
      "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    );
    expect(collection.variable.map(({ key }) => key)).toEqual(["baseUrl", "token"]);
    for (const { name, request, response } of items) {
      expect(request.url.raw.split("?")[0], name).toBe([request.url.host, ...request.url.path].join("/"));
      for (const { key, value } of request.header)
        expect([typeof key, typeof value]).toEqual(["string", "string"]);
      expect(["raw", "formdata", undefined]).toContain(request.body?.mode);
      expect(response[0]).toMatchObject({ code: 200, originalRequest: request, body: expect.any(String) });
    }
  });

  it.each(operations())("sends $id what the contract accepts", ({ id, path, operation }) => {
    const { request } = itemOf(id);
    expect(request.url.path.join("/")).toBe(path.slice(1));
    const headers = request.header.map(({ key }) => key);
    expect(headers.includes("token")).toBe(operation["x-auth"] !== "public");
    expect(headers.includes("Idempotency-Key")).toBe(operation["x-idempotency"] === "key");
    const schema = inputSchema(openapi, operation);
    if (!schema || request.body?.mode === "formdata") return;
    const query = Object.fromEntries((request.url.query ?? []).map(({ key, value }) => [key, value]));
    const body = request.body && JSON.parse(request.body.raw);
    expect(problems(schema, body ?? query, body ? "body" : "query")).toEqual([]);
  });

  it("stores the token of a successful sign-in, in a scope with Postman's own names", () => {
    const stored = [];
    const run = (name, body) => {
      const pm = {
        response: { json: () => body },
        collectionVariables: { set: (...pair) => stored.push([name, ...pair]) },
      };
      const { exec } = itemOf(name).event[0].script;
      runInNewContext(`let data, code, tests, environment, globals;\n${exec.join("\n")}`, { pm });
    };
    const scripted = items.filter(({ event }) => event).map(({ name }) => name);
    expect(scripted).toEqual(["auth.login", "auth.register", "auth.socialLogin"]);
    for (const name of scripted) run(name, { code: 1, data: { userinfo: { token: "t-1" } } });
    run("auth.login", { code: 0, data: null });
    expect(stored).toEqual(scripted.map((name) => [name, "token", "t-1"]));
  });
});

describe("curl", () => {
  const values = { baseUrl: "http://127.0.0.1:1", token: "it's", $guid: "key-1" };

  it("gets its arguments from a request, variables filled in", () => {
    expect(curlArguments(itemOf("orders.cancel").request, values)).toEqual([
      "http://127.0.0.1:1/api/order/cancel",
      ...["-H", "token: it's", "-H", "Accept-Language: en", "-H", "Idempotency-Key: key-1"],
      ...["-H", "Content-Type: application/json", "-d", '{"order_no":"ODEMO00003305"}'],
    ]);
  });

  it("is written for a shell, which fills in the variables or has nothing to fill in", () => {
    const { request } = itemOf("auth.logout");
    expect(curlCommand(request)).toBe(
      `curl "$BASE_URL/api/user/logout" \\\n  -X POST \\\n  -H "token: $TOKEN" \\\n  -H 'Accept-Language: en'`,
    );
    expect(curlCommand(request, values)).toContain(`-H 'token: it'\\''s'`);
    expect(curlCommand(itemOf("uploads.image").request)).toContain("-F file=@picture.png");
    expect(curlCommand(itemOf("recharges.list").request)).toContain('recharge_list?page=1&limit=10"');
  });

  it.each(["auth.login", "products.list", "orders.list"])(
    "is in the README as the collection has it: %s",
    (name) => {
      const readme = readFileSync(join(root, "README.md"), "utf8");
      expect(readme).toContain(curlCommand(itemOf(name).request).replace("curl", "curl -s"));
    },
  );
});
