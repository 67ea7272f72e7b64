import fc from "fast-check";
import { openapi, operations } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { createValidator } from "../../../../openapi/scripts/examples.mjs";
import { isFull, sampleOf } from "../../../../scripts/lib/cases.mjs";
import { bare, samples } from "../../src/generated/samples";
import { createFactory, createFakeMarketplace, defaultHandlers } from "../../src/testing/index";
import { methods } from "../client/every-method";

const problems = createValidator(openapi);
const names = Object.keys(samples);
const problemsOf = (name, value) => problems(["components", "schemas", name], value);

const seeds = fc.integer();
const runs = (numRuns) => ({ numRuns: isFull ? numRuns * 50 : numRuns });

describe("the factories", () => {
  it("know every object of the contract", () => {
    const objects = Object.entries(openapi.components.schemas).filter(
      ([, { type, allOf }]) => type === "object" || allOf,
    );
    // Envelopes are made by `ok` and `fail`.
    const left = objects.map(([name]) => name).filter((name) => !names.includes(name));
    expect(left.sort()).toEqual([
      "Envelope",
      "Failure",
      "MerchantFailure",
      "NamedError",
      "NoApplication",
      "Unauthorized",
    ]);
  });

  it.each(names)("%s: every value fits its schema", (name) => {
    const make = createFactory();
    const values = make.list(name, 2 * samples[name].length);
    expect([...values, make.bare(name)].flatMap((value) => problemsOf(name, value))).toEqual([]);
  });

  it("values fit for every seed, and the same seed creates the same values", () => {
    const list = fc.record({ name: fc.constantFrom(...names), length: fc.integer({ min: 1, max: 8 }) });
    const valuesOf = (seed, lists) => {
      const make = createFactory(seed);
      return lists.map(({ name, length }) => [make.bare(name), ...make.list(name, length)]);
    };
    fc.assert(
      fc.property(seeds, fc.array(list, { minLength: 1, maxLength: 4 }), (seed, lists) => {
        const values = valuesOf(seed, lists);
        const found = lists.flatMap(({ name }, at) => values[at].flatMap((value) => problemsOf(name, value)));
        expect(found).toEqual([]);
        expect(valuesOf(seed, lists)).toEqual(values);
      }),
      runs(100),
    );
  });

  it.each(names)("%s: nothing can be left out of the bare one", (name) => {
    for (const key of Object.keys(bare[name])) {
      const { [key]: _, ...rest } = bare[name];
      expect(problemsOf(name, rest), key).not.toEqual([]);
    }
  });
});

describe("the default handlers", () => {
  // The compiler has checked their types, and MSW's test that the client accepts them; validating all takes seconds.
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  it.each(sampleOf(methods, 11))("%s: fits the contract for every seed", async (id, call) => {
    const fake = createFakeMarketplace(defaultHandlers());
    await call(fake);
    const input = fake.calls[0].input ?? {};
    const { path, method } = byId.get(id);
    const pointer = [
      "paths",
      path,
      method.toLowerCase(),
      "responses",
      "200",
      "content",
      "application/json",
      "schema",
    ];
    fc.assert(
      fc.property(seeds, (seed) => {
        const given = defaultHandlers(createFactory(seed))[id];
        const { code, msg, data } = typeof given === "function" ? given(input) : given;
        expect(code).toBe(1);
        expect(problems(pointer, { code, msg, data })).toEqual([]);
      }),
      runs(1),
    );
  });

  it("cover every operation", () => {
    expect(Object.keys(defaultHandlers()).sort()).toEqual(operations.map(({ id }) => id).sort());
  });
});
