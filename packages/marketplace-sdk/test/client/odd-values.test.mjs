import { dataSchema, openapi, operationObject, operations, sampleOf } from "marketplace-contract";
import { expect, it } from "vitest";
import { oddFields, oddForms, setValue } from "../../../../scripts/lib/odd-values.mjs";
import { createMarketplace } from "../../src/index";
import { methods } from "./every-method";
import { envelope, options } from "./support";

const valueAt = (data, path) => path.reduce((part, key) => part[key], data);
const ROUNDS = Math.max(...Object.values(oddForms).map((forms) => forms.length));

const counts = { operations: 0, fields: 0, values: 0 };

it.each(operations.map(({ id }) => id))(
  "%s reads each form of each field, or leaves it undefined",
  async (id) => {
    const schema = dataSchema(openapi, operationObject(openapi, id));
    const whole = sampleOf(openapi, schema, { isWhole: true });
    // A sign-in without an id is refused, which other tests show.
    const fields = oddFields(openapi, schema, whole).filter(({ path }) => path.join() !== "userinfo,id");
    let data;
    const market = createMarketplace(options({ fetch: async () => envelope(1, data) }));
    const call = methods.find(([known]) => known === id)[1];
    for (let round = 0; round < ROUNDS; round++) {
      data = structuredClone(whole);
      // All fields at once: one that is read must not depend on another that is not.
      const forms = fields.map(({ kind }, at) => oddForms[kind][(round + at) % oddForms[kind].length]);
      for (const [at, { path }] of fields.entries()) setValue(data, path, forms[at][0]);
      const result = await call(market);
      const wrong = fields.flatMap(({ path, isNullable }, at) => {
        const [wire, read] = forms[at];
        const expected = wire === null && isNullable ? null : read;
        const found = valueAt(result, path);
        return found === expected ? [] : [{ path: path.join("."), wire, found, expected }];
      });
      expect(wrong).toEqual([]);
      counts.values += fields.length;
    }
    counts.operations++;
    counts.fields += fields.length;
  },
);

it("tries every field of the contract", () => {
  expect(counts.operations).toBe(operations.length);
  expect(counts.fields).toBeGreaterThan(1700);
  expect(counts.values).toBe(counts.fields * ROUNDS);
});
