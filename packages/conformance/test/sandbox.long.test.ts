import { startPrism } from "marketplace-contract/mock/prism.mjs";
import type { OperationId } from "marketplace-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "./support/examples";
import { failureOf, isOperationId, observe, TOKEN } from "./support/runner";
import { type RealCases, realCases } from "./support/sandbox/real-cases";
import { type RunningSandbox, startSandbox } from "./support/sandbox/start";
import { createWorld, type World } from "./support/sandbox/world";

/** The same suite as on the mock, on a stateful server: every operation with real accounts, products, orders and money. */
const contract = readContract();
const called = { accepted: new Set<string>(), refused: new Set<string>(), failed: new Set<string>() };

let sandbox: RunningSandbox;
let checked: Awaited<ReturnType<typeof startPrism>>;
let world: World;

beforeAll(async () => {
  sandbox = await startSandbox();
  checked = await startPrism({ upstream: new URL(sandbox.url) });
  world = await createWorld(sandbox);
});
afterAll(async () => {
  await checked?.close();
  await sandbox?.close();
  process.stdout.write(
    `proof: ${called.accepted.size} of ${contract.length} operations through Prism's proxy without a violation: ${called.accepted.size} succeed, ${called.refused.size} refuse, ${called.failed.size} fail on demand\n`,
  );
});

/** Prism's proxy damages binary multipart bodies: uploads go to the sandbox itself, which checks its own answers. */
const baseUrlFor = (id: string) => (id === "uploads.image" ? sandbox.url : checked.url);

const real = <Id extends OperationId>(id: Id): RealCases[Id] => realCases[id];

async function accepted<Id extends OperationId>(id: Id, token?: string) {
  const { by, input, shows = {} } = await real(id).accepted(world);
  const seen = await observe(id, { baseUrl: baseUrlFor(id), token: token ?? by?.token ?? "", input });
  return { seen, shows };
}

async function refused<Id extends OperationId>(id: Id) {
  const attempt = await real(id).refused?.(world);
  if (!attempt) return undefined;
  const { by, input, error } = attempt;
  return { error, seen: await observe(id, { baseUrl: baseUrlFor(id), token: by?.token ?? "", input }) };
}

const ids = contract.map(({ id }) => id).filter(isOperationId);

it("has a real case for every operation of the contract, and none besides", () => {
  expect(ids).toHaveLength(contract.length);
  expect(Object.keys(realCases).sort()).toEqual(contract.map(({ id }) => id).sort());
});

describe.each(contract)("$id", ({ id, isPublic }) => {
  if (!isOperationId(id)) return;

  it("succeeds", async () => {
    const { seen, shows } = await accepted(id);
    const isShown = Object.keys(shows).length > 0;
    expect(seen.outcome).toMatchObject({ ok: true, ...(isShown && { data: shows }) });
    expect(seen.answers).toEqual([{ status: 200, violations: null }]);
    called.accepted.add(id);
  });

  it("refuses", async () => {
    const done = await refused(id);
    if (done) {
      const { error, seen } = done;
      const failure = failureOf(seen);
      expect(failure).toMatchObject(typeof error === "number" ? { code: error } : { code: 0, reason: error });
      expect(failure.message).not.toBe("");
      expect(seen.answers).toEqual([{ status: typeof error === "number" ? error : 200, violations: null }]);
      called.refused.add(id);
      return;
    }
    // The server rejects no valid call here, so the test provokes a failure.
    await world.admin.decide("faults/set", { operation: id, kind: "status", value: 500 });
    const seen = await observe(id, { baseUrl: baseUrlFor(id), token: world.buyer.token });
    expect(failureOf(seen)).toMatchObject({ kind: "api", code: 500 });
    expect(seen.answers).toEqual([{ status: 500, violations: null }]);
    called.failed.add(id);
  });

  it(isPublic ? "minds no unknown token" : "sends a malformed to the login", async () => {
    if (isPublic) {
      const { seen } = await accepted(id, TOKEN);
      expect(seen.answers).toEqual([{ status: 200, violations: null }]);
      expect(seen).toMatchObject({ outcome: { ok: true }, token: TOKEN, unauthorized: 0 });
      return;
    }
    const seen = await observe(id, { baseUrl: baseUrlFor(id) });
    expect(failureOf(seen)).toMatchObject({ kind: "api", code: 401, isUnauthorized: true });
    expect(seen.answers).toEqual([{ status: 401, violations: null }]);
    // Logging out has ended the session here before the server could refuse its token.
    expect(seen).toMatchObject({ token: undefined, unauthorized: id === "auth.logout" ? 0 : 1 });
  });
});

/** What Prism's proxy cannot carry. */
describe("HEAD", () => {
  // HEAD must not do what this GET does: it sends a mail.
  const reading = contract.filter(({ method, id }) => method === "GET" && id !== "auth.sendEmailCode");
  it.each(reading)("of $id has the status of GET and no body", async ({ path }) => {
    const url = `${sandbox.url}${path}`;
    const headers = { token: world.buyer.token };
    const [head, get] = await Promise.all([fetch(url, { method: "HEAD", headers }), fetch(url, { headers })]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
  });
});
