import { describe, expect, it } from "vitest";
import { shareTitled } from "../scripts/source.mjs";

describe("a schema of a path file", () => {
  it("becomes a part named by its title, wherever it is", () => {
    const schemas = {};
    const row = { title: "Row", type: "object", properties: { id: { type: "integer" } } };
    const item = { post: { "x-data": { type: "array", items: row } } };
    expect(shareTitled(item, schemas)).toEqual({
      post: { "x-data": { type: "array", items: { $ref: "#/components/schemas/Row" } } },
    });
    expect(schemas).toEqual({ Row: { type: "object", properties: { id: { type: "integer" } } } });
  });

  it("may have a field called title", () => {
    const schemas = {};
    const product = { type: "object", properties: { title: { type: "string" } } };
    expect(shareTitled(product, schemas)).toEqual(product);
    expect(schemas).toEqual({});
  });

  it("may not take the name of another part", () => {
    expect(() => shareTitled({ title: "User", type: "object" }, { User: {} })).toThrow("another User");
  });
});
