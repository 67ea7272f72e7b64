import { describe, expect, it } from "vitest";
import { openapi, operations } from "../scripts/contract.mjs";
import { inputSchema, propertiesOf, resolveSchema, schemaName } from "../src/read.js";

/** Fields of an input and of the objects in it, each with its schema. */
function fieldsOf(schema, where, seen = []) {
  return Object.entries(propertiesOf(openapi, schema)).flatMap(([name, field]) => {
    const { items = {} } = resolveSchema(openapi, field);
    const inside = [field, items].find((part) => Object.keys(propertiesOf(openapi, part)).length > 0);
    const deeper = inside && !seen.includes(schemaName(inside));
    return [
      [`${where}.${name}`, field],
      ...(deeper ? fieldsOf(inside, `${where}.${name}`, [...seen, schemaName(inside)]) : []),
    ];
  });
}

/** An id says which row it means only where it is used. */
const isTold = (field) =>
  Boolean(field.description) ||
  (schemaName(field) !== "Id" && Boolean(resolveSchema(openapi, field).description));

describe("words", () => {
  it.each(operations().map(({ id, operation }) => [id, operation]))(
    "tell each field of the input of %s",
    (id, operation) => {
      const fields = fieldsOf(inputSchema(openapi, operation) ?? {}, id);
      expect(fields.filter(([, field]) => !isTold(field)).map(([name]) => name)).toEqual([]);
    },
  );

  it("tell how the calls of a purchase are made", () => {
    const used = operations().filter(({ operation }) => operation["x-usage"]);
    for (const { id, operation } of used) expect(operation["x-usage"]).toContain(id.split(".")[1]);
    expect(used.length).toBeGreaterThanOrEqual(20);
    expect(used.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["products.list", "orders.preview", "orders.create", "payments.payWithBalance"]),
    );
  });
});
