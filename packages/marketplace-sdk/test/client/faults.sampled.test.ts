import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casesOf, sampleOf } from "../../../../scripts/lib/cases.mjs";
import { createMarketplace, isMarketplaceError } from "../../src/index";
import { operationList as operations } from "../../src/operation";
import { methods } from "./every-method";
import { type Fault, faults, startFaultServer } from "./fault-server";
import { failureOf } from "./support";

/** Over faults × operations: one round of all of them is more than 1,000 calls. */
const ROUNDS = casesOf({ test: 1, verify: 1, full: 15 });
const called = sampleOf(methods, 12);
const AT_ONCE = 30;
/** Faults that end by the time-out; the others have all the time of a busy machine. */
const SILENT: ReadonlySet<Fault> = new Set(["no answer", "headers and no body"]);
const timeoutOf = (fault: Fault): number => (SILENT.has(fault) ? 150 : 20_000);
/** What a busy machine may add; a hang would be endless. */
const SLACK_MS = 10_000;

let server: Awaited<ReturnType<typeof startFaultServer>>;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(async () => {
  server = await startFaultServer();
  process.on("unhandledRejection", note);
});
afterAll(async () => {
  process.off("unhandledRejection", note);
  await server.close();
});

const repeated = new Map(operations.map(({ id, idempotency }) => [id, /safe|natural/.test(idempotency)]));
const marketFor = (fault: Fault, call: string) =>
  createMarketplace({
    baseUrl: server.baseUrl,
    timeoutMs: timeoutOf(fault),
    retry: { baseMs: 1 },
    headers: { "x-fault": fault, "x-call": call },
  });

describe("a real server that fails", () => {
  it.each<[Fault, object]>([
    ["closed before headers", { kind: "network", attempts: 3 }],
    ["closed after headers", { kind: "network", attempts: 3 }],
    ["closed in the body", { kind: "network", attempts: 3 }],
    ["not HTTP", { kind: "network", attempts: 3 }],
    ["not gzip", { kind: "network", attempts: 3 }],
    ["truncated JSON", { kind: "protocol", attempts: 1 }],
    ["empty body", { kind: "protocol", attempts: 1 }],
    ["HTML instead of JSON", { kind: "protocol", attempts: 1 }],
    ["500 page", { kind: "http", status: 500, attempts: 3 }],
    ["401", { kind: "api", code: 401, status: 401 }],
    ["redirect loop", { kind: "http", status: 307, attempts: 1 }],
    ["no answer", { kind: "timeout", attempts: 1 }],
    ["headers and no body", { kind: "timeout", attempts: 1 }],
  ])("%s", async (fault, expected) => {
    expect(await failureOf(marketFor(fault, `one ${fault}`).account.get())).toMatchObject(expected);
  });

  it("is asked six times at most in a redirect loop", () => {
    expect(server.requests("one redirect loop")).toBe(6);
  });

  it("succeeds once the server has recovered", async () => {
    await expect(marketFor("503, then well", "well 1").account.get()).resolves.toMatchObject({
      id: 1,
    });
    await expect(marketFor("closed, then well", "well 2").account.get()).resolves.toMatchObject({
      id: 1,
    });
  });
});

it(`neither hangs, leaks a rejection nor repeats an effect: ${faults.length} faults × ${called.length} operations × ${ROUNDS}`, {
  timeout: 1_200_000,
}, async () => {
  const jobs = Array.from({ length: ROUNDS }, (_, round) =>
    faults.flatMap((fault) =>
      called.map(([id, call]) => ({ fault, id, call, name: `${fault} ${id} ${round}` })),
    ),
  ).flat();
  const outcomes = new Map<string, number>();

  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const start = performance.now();
      const outcome = await job.call(marketFor(job.fault, job.name)).then(
        () => "success",
        (error: unknown) => (isMarketplaceError(error) ? error.kind : `foreign: ${String(error)}`),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      expect(outcome, job.name).not.toMatch(/^foreign/);
      expect(performance.now() - start, job.name).toBeLessThan(timeoutOf(job.fault) + SLACK_MS);
      if (job.fault !== "redirect loop") {
        expect(server.requests(job.name), job.name).toBeLessThanOrEqual(repeated.get(job.id) ? 3 : 1);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect([...outcomes.keys()].sort()).toEqual(["api", "http", "network", "protocol", "success", "timeout"]);
  expect(unhandled).toEqual([]);
});
