import { inputSchema, openapi, operationObject, operations, propertiesOf } from "marketplace-contract";
import { describe, expect, expectTypeOf, it } from "vitest";
import { limits } from "../../src/limits/index";

describe("limits", () => {
  it("are those of the contract, of lists and of what is in them", () => {
    expect(limits["addresses.save"].name).toEqual({ minLength: 1, maxLength: 50 });
    expect(limits["orders.create"].items).toEqual({
      maxItems: 200,
      items: { num: { minimum: 1, maximum: 99_999 } },
    });
    expect(limits["products.lookup"].sku_codes.items.maxLength).toBe(64);
    expect(limits["merchant.apply"].shopname.maxLength).toBe(60);
    expect(new RegExp(limits["withdrawals.quote"].coin.pattern).test("USDT")).toBe(true);
  });

  it("name the fields of their operation and no others", () => {
    const ids: readonly string[] = operations.map(({ id }) => id);
    for (const [id, fields] of Object.entries(limits)) {
      expect(ids).toContain(id);
      const input = inputSchema(openapi, operationObject(openapi, id)) ?? {};
      expect(Object.keys(propertiesOf(openapi, input))).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  it("have patterns that a form's `pattern` attribute and a schema can compile", () => {
    const found = patternsIn(limits);
    expect(found.length).toBeGreaterThan(50);
    for (const pattern of found) {
      for (const flag of ["v", "u"]) expect(() => new RegExp(pattern, flag), pattern).not.toThrow();
    }
  });

  it("cannot be changed", () => {
    expect(Reflect.set(limits["addresses.save"].name, "maxLength", 9)).toBe(false);
    expect(Reflect.set(limits["addresses.save"], "name", {})).toBe(false);
    expect(limits["addresses.save"].name.maxLength).toBe(50);
    expectTypeOf(limits["addresses.save"].name.maxLength).toEqualTypeOf<50>();
  });
});

/** Every `pattern` within. */
const patternsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "string" && name === "pattern") return [value];
    return typeof value === "object" && value !== null ? patternsIn(value) : [];
  });
