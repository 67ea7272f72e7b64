import { startPrism } from "marketplace-contract/mock/prism.mjs";
import { startMock } from "marketplace-contract/mock/server.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases, hasCase } from "../src/cases";
import { failureOf, type Observation, observe, TOKEN } from "../src/runner";
import { type NamedExample, readContract } from "./support/examples";

const contract = readContract();
const exercised = new Set<string>();
const called = new Set<string>();

let mock: Awaited<ReturnType<typeof startMock>>;
let checked: Awaited<ReturnType<typeof startPrism>>;

beforeAll(async () => {
  mock = await startMock();
  checked = await startPrism({ upstream: new URL(mock.url) });
});

afterAll(async () => {
  await checked.close();
  await mock.close();
  const total = contract.reduce((sum, { examples }) => sum + examples.length, 0);
  process.stdout.write(
    `${called.size} of ${contract.length} operations, ${exercised.size} of ${total} named cases\n`,
  );
});

/**
 * Prism's validating proxy before the mock: requests and answers are both held against the contract. It damages binary
 * multipart bodies, so uploads go to the mock itself (which still validates the request).
 */
const baseUrlFor = (id: string) => (id === "uploads.image" ? mock.url : checked.url);

const isAccepted = ({ operation, body }: NamedExample) =>
  body.code === 1 || (body.code === 0 && operation.startsWith("merchant.get"));

/** Failures the SDK leaves to the caller instead of announcing them (docs/product.md, "Failures left to the caller"). */
const belongsToCaller = (id: string) => ["auth.login", "auth.socialLogin", "auth.register"].includes(id);

function expectAnswer(example: NamedExample, seen: Observation) {
  expect(seen.answers).toEqual([{ status: example.status, violations: null }]);
  if (example.status === 401) {
    expect(failureOf(seen)).toMatchObject({ kind: "api", code: 401, status: 401, isUnauthorized: true });
    expect(seen).toMatchObject({ token: undefined, unauthorized: 1, shown: [] });
  } else if (isAccepted(example)) {
    expect(seen.outcome).toEqual({ ok: true, data: example.body.data });
    expect(seen).toMatchObject({ token: TOKEN, unauthorized: 0, shown: [] });
  } else {
    const error = failureOf(seen);
    expect(error).toMatchObject({ kind: "api", code: example.body.code, message: example.body.msg });
    expect(seen).toMatchObject({ token: TOKEN, unauthorized: 0 });
    expect(seen.shown).toEqual(belongsToCaller(example.operation) ? [] : [error]);
  }
}

describe("the suite", () => {
  it("has a case for every operation of the contract, and none besides", () => {
    expect(Object.keys(cases).sort()).toEqual(contract.map(({ id }) => id).sort());
  });
});

describe.each(contract)("$id", ({ id, examples }) => {
  it.each(examples)("answers $name ($status) as the contract shows it", async (example) => {
    if (!hasCase(id)) throw new Error(`${id} has no case`);
    const headers = { prefer: `code=${example.status}, example=${example.name}` };
    expectAnswer(example, await observe(id, { baseUrl: baseUrlFor(id), headers }));
    called.add(id);
    exercised.add(`${id}/${example.name}`);
  });

  it("answers a request of its own as the contract describes it", async () => {
    if (!hasCase(id)) throw new Error(`${id} has no case`);
    const seen = await observe(id, { baseUrl: baseUrlFor(id) });
    expect(seen.answers).toEqual([{ status: 200, violations: null }]);
  });

  const chosen = examples.filter(({ when }) => Object.keys(when).length > 0);
  if (chosen.length === 0) return;
  it(`meets ${chosen.length} cases by what the request says`, async () => {
    if (!hasCase(id)) throw new Error(`${id} has no case`);
    for (const example of chosen) {
      const seen = await observe(id, { baseUrl: baseUrlFor(id), fields: example.when });
      expectAnswer(example, seen);
    }
  });
});

describe("the run", () => {
  it("called every operation and met every named case", () => {
    expect(called.size).toBe(contract.length);
    expect(exercised.size).toBe(contract.reduce((sum, { examples }) => sum + examples.length, 0));
  });
});
