import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { sampleOf } from "../../../../scripts/lib/cases.mjs";
import { applyBaseline, baselineOf, readBaseline } from "../../src/baseline";
import type { Fetch } from "../../src/check/call";
import type { CheckOptions } from "../../src/check/options";
import type { RuleName } from "../../src/check/rules";
import { checkServer } from "../../src/check/run";
import { allScenarios } from "../../src/check/scenarios/check-scenarios";
import { replay } from "../../src/replay";
import { BUYER, envelope, fakeMarket, MERCHANT, type Reply, type Seen } from "../support/fake-market";
import { type Mistake, statefulMarket } from "../support/stateful-market";

vi.setConfig({ testTimeout: 60_000 });

const check = (fetch: Fetch, more: Partial<CheckOptions> = {}) =>
  checkServer({
    baseUrl: "http://market.example",
    token: BUYER,
    fundPassword: "fund-demo",
    write: true,
    properties: 0,
    fetch,
    ...more,
  });

describe("two faults of one operation and one rule", () => {
  const ONLY = { only: ["payments.payWithBalance"], rules: ["named-error"] } as const;
  const problems = async (...mistakes: readonly Mistake[]) =>
    (await check(statefulMarket(...mistakes), ONLY)).findings.map(({ problem }) => problem);

  it("are two findings", async () => {
    expect(await problems("takes any fund password", "calls a changed price of a payment otherwise")).toEqual(
      ["price_changed: the call failed with bad_state instead", "fund_password_wrong: the call was accepted"],
    );
  });

  it("are told apart by a baseline: one that is known does not hide the other", async () => {
    const known = await check(statefulMarket("calls a changed price of a payment otherwise"), ONLY);
    expect(known.findings).toHaveLength(1);
    const baseline = JSON.parse(baselineOf(known, "2999-12-31"));
    const both = await check(
      statefulMarket("takes any fund password", "calls a changed price of a payment otherwise"),
      ONLY,
    );
    const left = applyBaseline(both, baseline.findings, "2026-11-25").findings;
    expect(left.map(({ problem }) => problem)).toEqual(["fund_password_wrong: the call was accepted"]);
  });

  const without = (...names: readonly string[]) =>
    fakeMarket((reply, { id, fields, token }) =>
      id === "addresses.save" && token === BUYER && names.some((name) => !(name in fields))
        ? envelope(1, { id: 5, ...fields })
        : reply,
    );

  it("are two findings where two fields may be left out", async () => {
    const only = { only: ["addresses.save"], rules: ["missing-field"], effects: false } as const;
    const places = async (market: Fetch) => (await check(market, only)).findings.map(({ place }) => place);
    const [one, both] = [await places(without("name")), await places(without("name", "address"))];
    expect(one).toHaveLength(1);
    expect(both).toHaveLength(2);
    expect(both).toContain(one[0]);
  });
});

it("gives each scenario of an operation and a rule a name of its own", () => {
  const names = allScenarios.map(({ operation, rule, name }) => `${operation} ${rule}: ${name}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

/** What every envelope shows, also one that refuses. */
const OF_EVERY_ENVELOPE: ReadonlySet<RuleName> = new Set([
  "missing",
  "envelope",
  "status",
  "declared",
  "content-type",
  "cookies",
  "cors",
  "preflight",
  "unauthorized",
  "wrong-token",
]);

describe("a server that refuses every call that changes something", () => {
  const refusing = (refuse: (reply: Reply, seen: Seen) => Reply) =>
    fakeMarket((reply, seen) => {
      const isWrite = seen.operation.idempotency !== "safe" && seen.method !== "OPTIONS";
      const isSignIn = seen.id === "auth.login" || seen.id === "auth.register";
      return isWrite && !isSignIn && Number(JSON.parse(JSON.stringify(reply.body)).code) !== 401
        ? refuse(reply, seen)
        : reply;
    });

  const refusals: readonly (readonly [string, Reply])[] = [
    ["code 0", envelope(0)],
    ["a name", envelope(0, { error: "account_frozen" })],
    ["401", envelope(401)],
    ["404", envelope(404)],
    ["422", envelope(422, { error: "invalid" })],
    ["429", envelope(429)],
    ["500", envelope(500)],
    ["503", envelope(503)],
  ];
  it.each(sampleOf(refusals, 2))("by %s passes nothing", async (_, reply) => {
    const { checks } = await check(
      refusing(() => reply),
      {
        only: ["addresses", "orders", "payments", "withdrawals", "purchaseRequests"],
        merchantToken: MERCHANT,
        races: true,
      },
    );
    const writes = checks.filter(
      ({ operation, rule }) =>
        /\.(save|delete|create|cancel|close|review|confirmReceipt|payWith\w+)$/.test(operation) &&
        !OF_EVERY_ENVELOPE.has(rule),
    );
    expect(writes.length).toBeGreaterThan(20);
    const passed = writes.filter(({ outcome }) => outcome === "passed");
    expect(passed.map(({ operation, rule, scenario }) => `${operation} ${rule}: ${scenario}`)).toEqual([]);
    for (const { outcome, reason } of writes) if (outcome === "inconclusive") expect(reason).not.toBe("");
  });
});

describe("a finding that is replayed", () => {
  const broken = statefulMarket("takes any fund password");
  const recorded = {
    operations: ["payments.payWithBalance"],
    rule: "named-error",
    scenario: "fund_password_wrong",
    options: {
      baseUrl: "http://market.example",
      profile: "contract",
      write: true,
      origin: "https://a.example",
    },
  } as const;
  const again = async (fetch: Fetch) => {
    const [finding] = (await check(broken, { only: recorded.operations, rules: ["named-error"] })).findings;
    const given = { token: BUYER, fundPassword: "fund-demo", fetch };
    return replay({ ...recorded, id: finding?.id ?? "none", options: { ...recorded.options } }, given);
  };

  it("is still there, or fixed", async () => {
    expect(await again(broken)).toMatchObject({ outcome: "still there" });
    expect(await again(statefulMarket())).toMatchObject({ outcome: "fixed" });
  });

  it.each([
    ["the server counts calls", envelope(429)],
    ["the account is frozen", envelope(0, { error: "account_frozen" })],
    ["the server starts", envelope(503)],
  ])("is not checked where %s", async (_, { status, headers, body }) => {
    const refusing: Fetch = (url, init) =>
      /\/order\/create$/.test(url)
        ? Promise.resolve(new Response(JSON.stringify(body), { status, headers: { ...headers } }))
        : statefulMarket()(url, init);
    const { outcome, message } = await again(refusing);
    expect(outcome).toBe("not checked");
    expect(message).toContain("orders.create");
  });
});

it("refuses a baseline of another version: its ids mean other findings", async () => {
  const folder = await mkdtemp(join(tmpdir(), "baseline-"));
  const file = join(folder, "baseline.json");
  await writeFile(file, JSON.stringify({ findings: [{ id: "0123456789", until: "2999-12-31" }] }));
  expect(() => readBaseline(file)).toThrow("is a baseline of version 1, this release needs 2");
  await rm(folder, { recursive: true });
});
