import { operationsById } from "marketplace-contract";
import { startPrism } from "marketplace-contract/mock/prism.mjs";
import { startMock } from "marketplace-contract/mock/server.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NamedExample, readContract } from "./support/examples";
import { failureOf, isOperationId, type Observation, observe, TOKEN } from "./support/runner";

const contract = readContract();

/**
 * Cases of the mock that differ in what the client makes of them: by status, outcome and kind of data. That every other one is valid is the
 * contract's own test, and the client does not look further.
 */
const kinds = new Map<string, NamedExample>();
for (const { id, examples } of contract) {
  const { output, failures, method } = operationsById[id] ?? {};
  for (const example of examples) {
    const { code, data } = example.body;
    const shape = data === null ? "null" : Array.isArray(data) ? "list" : typeof data;
    const byRequest = Object.keys(example.when).length > 0;
    const kind = [example.status, code, shape, output?.kind, failures, method, byRequest].join(" ");
    if (!kinds.has(kind)) kinds.set(kind, example);
  }
}

let mock: Awaited<ReturnType<typeof startMock>>;
let checked: Awaited<ReturnType<typeof startPrism>>;

beforeAll(async () => {
  mock = await startMock();
  checked = await startPrism({ upstream: new URL(mock.url) });
});

afterAll(async () => {
  await checked.close();
  await mock.close();
});

/**
 * Prism's validating proxy before the mock: requests and answers are both held against the contract. It damages binary
 * multipart bodies, so uploads go to the mock itself (which still validates the request).
 */
const baseUrlFor = (id: string) => (id === "uploads.image" ? mock.url : checked.url);

const isAccepted = ({ operation, body }: NamedExample) =>
  operationsById[operation]?.acceptedCodes.includes(body.code);

/** Failures the SDK leaves to the caller instead of announcing them (docs/product.md, "Failures left to the caller"). */
const belongsToCaller = (id: string) => operationsById[id]?.failures === "caller";

/** Servers send 0 and 1, of which the client makes booleans. */
const flagsAsNumbers = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_name, field) => (typeof field === "boolean" ? Number(field) : field)));

function expectAnswer(example: NamedExample, seen: Observation) {
  expect(seen.answers).toEqual([{ status: example.status, violations: null }]);
  if (example.status === 401) {
    expect(failureOf(seen)).toMatchObject({ kind: "api", code: 401, status: 401, isUnauthorized: true });
    expect(seen).toMatchObject({ token: undefined, unauthorized: 1, shown: [] });
  } else if (isAccepted(example)) {
    expect(flagsAsNumbers(seen.outcome)).toEqual(flagsAsNumbers({ ok: true, data: example.body.data }));
    expect(seen).toMatchObject({ token: TOKEN, unauthorized: 0, shown: [] });
  } else {
    const error = failureOf(seen);
    expect(error).toMatchObject({ kind: "api", code: example.body.code, msg: example.body.msg });
    expect(seen).toMatchObject({ token: TOKEN, unauthorized: 0 });
    expect(seen.shown).toEqual(belongsToCaller(example.operation) ? [] : [error]);
  }
}

describe.each(contract)("$id", ({ id }) => {
  it("is called as the contract describes it, and answers so", async () => {
    if (!isOperationId(id)) throw new Error(`${id} is not an operation`);
    const seen = await observe(id, { baseUrl: baseUrlFor(id) });
    expect(seen.answers).toEqual([{ status: 200, violations: null }]);
  });
});

describe("a case of each kind", () => {
  it.each([...kinds.values()])("$operation answers $name ($status)", async (example) => {
    const { operation: id, status, name, when } = example;
    if (!isOperationId(id)) throw new Error(`${id} is not an operation`);
    const headers = { prefer: `code=${status}, example=${name}` };
    const isAsked = Object.keys(when).length > 0;
    const options = isAsked ? { fields: when } : { headers };
    expectAnswer(example, await observe(id, { baseUrl: baseUrlFor(id), ...options }));
  });
});
