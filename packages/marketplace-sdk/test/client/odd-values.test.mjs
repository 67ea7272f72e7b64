import { dataSchema, openapi, operationObject, operations, sampleOf } from "marketplace-contract";
import { expect, it } from "vitest";
import { oddFields, oddForms, setValue, valueAt } from "../../../../scripts/lib/odd-values.mjs";
import { createMarketplace } from "../../src/index";
import { methods } from "./every-method";
import { envelope, failureOf, options } from "./support";

const ROUNDS = Math.max(...Object.values(oddForms).map((forms) => forms.length));

const counts = { operations: 0, fields: 0, values: 0 };

it.each(operations.map(({ id }) => id))(
  "%s reads each form of each field, or leaves it undefined",
  async (id) => {
    const schema = dataSchema(openapi, operationObject(openapi, id));
    const whole = sampleOf(openapi, schema, { isWhole: true });
    // A sign-in without an id or a token is refused, which other tests show.
    const fields = oddFields(openapi, schema, whole).filter(
      ({ path }) => !["userinfo,id", "userinfo,token"].includes(path.join()),
    );
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

const KINDS = { Id: "id", Money: "amount", UnixTime: "time", integer: "count" };
const details = Object.entries(openapi.components.schemas.NamedError["x-details"]);

it.each(details)(
  "%s reads each form of each of its details, or leaves it undefined",
  async (error, types) => {
    const fields = Object.entries(types).flatMap(([name, type]) =>
      KINDS[type] ? [{ name: name.replace("?", ""), forms: oddForms[KINDS[type]] }] : [],
    );
    for (let round = 0; round < ROUNDS; round++) {
      const given = fields.map(({ name, forms }, at) => [name, forms[(round + at) % forms.length]]);
      const sent = {
        error,
        field: "amount",
        ...Object.fromEntries(given.map(([name, [wire]]) => [name, wire])),
      };
      const market = createMarketplace(options({ fetch: async () => envelope(422, sent) }));
      const { reason, data } = await failureOf(market.orders.get({ order_no: "O1" }));
      const expected = Object.fromEntries(given.map(([name, [, read]]) => [name, read]));
      expect([reason, data]).toEqual([error, { error, field: "amount", ...expected }]);
    }
  },
);

it("what an unknown error means by a word that others use in two ways is left alone", async () => {
  const sent = { error: "sold_out", left: "5", until: "2026-11-28 04:49:00", sku_id: 12 };
  const market = createMarketplace(options({ fetch: async () => envelope(0, sent) }));
  const { data } = await failureOf(market.orders.get({ order_no: "O1" }));
  expect(data).toEqual({ ...sent, until: Date.parse("2026-11-28T04:49:00Z") / 1000 });
});

it("long ids are exact in errors too", async () => {
  const text = '{"code":0,"msg":"","data":{"error":"own_product","id":9007199254740993}}';
  const market = createMarketplace(options({ fetch: async () => new Response(text) }));
  const { data } = await failureOf(market.orders.get({ order_no: "O1" }));
  expect(data).toEqual({ error: "own_product", id: "9007199254740993" });
});

it("tries every field of the contract", () => {
  expect(counts.operations).toBe(operations.length);
  expect(counts.fields).toBeGreaterThan(1700);
  expect(counts.values).toBe(counts.fields * ROUNDS);
});
