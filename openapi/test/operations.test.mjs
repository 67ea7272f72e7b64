import { describe, expect, it } from "vitest";
import { openapi, operations } from "../scripts/contract.mjs";
import { resolveSchema } from "../src/read.js";
import { CALLS, KEYED, NEVER_REPEATED, PROVISIONAL, ROUTES, SIGNED_IN } from "./documented-calls.mjs";

const all = operations();
const ids = (chosen) => chosen.map(({ id }) => id).sort();

describe("docs/product.md's table", () => {
  const present = (status) =>
    all
      .filter(({ operation }) => operation["x-status"] === status)
      .map(({ method, path }) => `${method} ${path}`)
      .sort();
  const table = (calls) => calls.map((call) => call.join(" ")).sort();

  it("is covered exactly by what is documented", () => {
    expect(present("documented")).toEqual(table(CALLS));
  });

  it("keeps the calls behind its screens; there may be more of them", () => {
    expect(present("provisional")).toEqual(expect.arrayContaining(table(PROVISIONAL)));
  });

  it("leaves to visitors what touches no user's rows", () => {
    const shared = all.filter(({ operation }) => operation["x-owner"] === "none");
    const open = ids(shared).filter((id) => !SIGNED_IN.includes(id));
    expect(ids(all.filter(({ operation }) => operation["x-auth"] === "public"))).toEqual(open);
  });

  it("never repeats these; there may be more of them", () => {
    const never = all.filter(({ operation }) => ["none", "toggle"].includes(operation["x-idempotency"]));
    expect(ids(never)).toEqual(expect.arrayContaining(NEVER_REPEATED));
  });

  it("asks for an idempotency key where these effects must happen once; there may be more of them", () => {
    const keyed = all.filter(({ operation }) => operation["x-idempotency"] === "key");
    expect(ids(keyed)).toEqual(expect.arrayContaining(KEYED));
  });

  it("leaves failures of signing in to the caller alone", () => {
    const own = all.filter(({ operation }) => operation["x-failures"] === "caller");
    expect(ids(own)).toEqual(["auth.login", "auth.register", "auth.socialLogin"]);
  });

  it("starts a session by signing in and ends it by signing out", () => {
    const that = (change) => ids(all.filter(({ operation }) => operation["x-session"] === change));
    expect(that("starts")).toEqual(["auth.login", "auth.register", "auth.socialLogin"]);
    expect(that("ends")).toEqual(["auth.logout"]);
    expect(that("revokes")).toEqual(["auth.changePassword"]);
  });

  it("accepts code 0 for the merchant's application alone", () => {
    const accepting = all.filter(({ operation }) => operation["x-accepted-codes"].includes(0));
    expect(ids(accepting)).toEqual(["merchant.get", "merchant.getByPost"]);
  });
});

describe.each(all.map((entry) => [entry.id, entry]))("%s", (id, { tag, method, operation }) => {
  it("is named by resource and verb", () => {
    expect(id).toMatch(/^[a-z]+[A-Za-z]*\.[a-z][A-Za-z]+$/);
    expect(tag).toBe(id.split(".")[0]);
  });

  it("carries the extensions", () => {
    expect(["documented", "provisional"]).toContain(operation["x-status"]);
    expect(operation["x-accepted-codes"][0]).toBe(1);
    expect(["safe", "natural", "toggle", "key", "none"]).toContain(operation["x-idempotency"]);
    expect(["public", "user", "merchant"]).toContain(operation["x-auth"]);
    expect(["user", "shop", "none"]).toContain(operation["x-owner"]);
    expect(operation["x-screens"].length).toBeGreaterThan(0);
    expect(operation["x-screens"].filter((screen) => !ROUTES.includes(screen))).toEqual([]);
  });

  it("asks for the token as x-auth says", () => {
    const optional = operation.security.some((requirement) => Object.keys(requirement).length === 0);
    expect(operation.security).toContainEqual({ token: [] });
    expect(optional).toBe(operation["x-auth"] === "public");
  });

  it("has a key's header and its answer exactly when it is keyed", () => {
    const keyed = operation["x-idempotency"] === "key";
    const refs = (operation.parameters ?? []).map(({ $ref }) => $ref);
    expect(refs.includes("#/components/parameters/IdempotencyKey")).toBe(keyed);
    expect(operation.responses["409"]?.$ref).toBe(
      keyed ? "#/components/responses/IdempotencyInProgress" : undefined,
    );
  });

  it("says that it is provisional, and which errors it names", () => {
    const provisional = operation["x-status"] === "provisional";
    expect(/^Provisional[.:]/.test(operation.description)).toBe(provisional);
    expect(Array.isArray(operation["x-errors"])).toBe(provisional);
    const errors = operation["x-errors"] ?? [];
    expect(new Set(errors).size).toBe(errors.length);
    for (const error of errors) expect(error).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it("has a body only where HTTP has one", () => {
    expect(method === "get" && operation.requestBody !== undefined).toBe(false);
  });

  it("describes success and error by literal codes, and the errors in the envelope", () => {
    const branches = operation.responses["200"].content["application/json"].schema.oneOf;
    const code = (branch) => resolveSchema(openapi, branch).allOf[1].properties.code;
    const literals = branches.map(code).filter((schema) => "const" in schema);
    expect(literals.map((schema) => schema.const)).toEqual(operation["x-accepted-codes"]);
    expect(code(branches.at(-1)).not).toEqual(
      operation["x-accepted-codes"].length === 1 ? { const: 1 } : { enum: [0, 1] },
    );
    const keyed = operation["x-idempotency"] === "key" ? ["409"] : [];
    for (const status of ["401", "404", ...keyed, "422", "429", "500"]) {
      const answer = resolveSchema(openapi, operation.responses[status]);
      const schema = resolveSchema(openapi, answer.content["application/json"].schema);
      expect(schema.allOf[1].properties.code).toEqual({ type: "integer", const: Number(status) });
    }
  });
});
