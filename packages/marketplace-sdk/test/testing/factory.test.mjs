import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contractFiles, operations, readDocument } from "../../../../openapi/scripts/contract.mjs";
import { createValidator } from "../../../../openapi/scripts/examples.mjs";
import { bare, samples } from "../../src/generated/samples";
import { createFactory, createFakeMarketplace, everyReply } from "../../src/testing/index";
import { everyMethod, methods } from "../core/every-method";

const problems = createValidator();
const names = Object.keys(samples);

/** Where each schema stands. */
const homes = new Map(
  contractFiles()
    .filter((file) => file.includes(join("openapi", "schemas")))
    .flatMap((file) => Object.keys(readDocument(file)).map((name) => [name, file])),
);
const problemsOf = (name, value) => problems(homes.get(name), [name], value);

const seeds = fc.integer();
const runs = (numRuns) => ({ numRuns: process.env.PROOF ? numRuns * 50 : numRuns });

describe("the factories", () => {
  it("know every object of the contract", () => {
    const objects = [...homes].filter(([name, file]) => {
      const { type, allOf } = readDocument(file)[name];
      return type === "object" || allOf;
    });
    // Envelopes are made by `ok` and `fail`.
    const left = objects.map(([name]) => name).filter((name) => !names.includes(name));
    expect(left.sort()).toEqual([
      "Envelope",
      "Failure",
      "MerchantFailure",
      "NamedRefusal",
      "NoApplication",
      "Unauthorized",
    ]);
  });

  it.each(names)("%s: fits its schema whatever the seed, and the same seed gives the same", (name) => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 8 }), (seed, count) => {
        const values = createFactory(seed).list(name, count);
        expect(values.flatMap((value) => problemsOf(name, value))).toEqual([]);
        expect(createFactory(seed).list(name, count)).toEqual(values);
        expect(problemsOf(name, createFactory(seed).bare(name))).toEqual([]);
      }),
      runs(3),
    );
  });

  it.each(names)("%s: nothing can be left out of the bare one", (name) => {
    for (const key of Object.keys(bare[name])) {
      const { [key]: _, ...rest } = bare[name];
      expect(problemsOf(name, rest), key).not.toEqual([]);
    }
  });
});

describe("an answer to every operation", () => {
  const byId = new Map(operations().map((operation) => [operation.id, operation]));

  it.each(methods)("%s: fits the contract whatever the seed", async (id, call) => {
    const fake = createFakeMarketplace(everyReply());
    await call(fake);
    const input = fake.calls[0].input ?? {};
    const { file, method } = byId.get(id);
    const pointer = [method, "responses", "200", "content", "application/json", "schema"];
    fc.assert(
      fc.property(seeds, (seed) => {
        const given = everyReply(createFactory(seed))[id];
        const { code, msg, data } = typeof given === "function" ? given(input) : given;
        expect(code).toBe(1);
        expect(problems(file, pointer, { code, msg, data })).toEqual([]);
      }),
      runs(2),
    );
  });

  it("leaves none out", () => {
    expect(Object.keys(everyReply()).sort()).toEqual(Object.keys(everyMethod).sort());
  });
});
