import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMarketplace, type Dialect, type FailureDetails } from "../../src/index";
import {
  createFactory,
  createFakeMarketplace,
  delay,
  dropResponse,
  type FaultKind,
  fail,
  fault,
  faultKinds,
  faultyFetch,
  mswHandlers,
  ok,
  page,
  sequence,
} from "../../src/testing/index";
import { createFetch, envelope, failureOf } from "../client/support";

/** The error that a caller gets for each fault. */
const seen: Record<FaultKind, Partial<FailureDetails>> = {
  refused: { kind: "network" },
  stall: { kind: "timeout" },
  stuck: { kind: "timeout" },
  broken: { kind: "network" },
  truncated: { kind: "protocol", status: 200 },
  html: { kind: "protocol", status: 200 },
  empty: { kind: "protocol", status: 200 },
  mistyped: { kind: "protocol", status: 200 },
  unauthorized: { kind: "api", code: 401, status: 401 },
  limited: { kind: "api", code: 429, status: 429, retryAfter: 1 },
  crash: { kind: "http", status: 500 },
  busy: { kind: "http", status: 503, retryAfter: 1 },
};
const quick = { timeoutMs: 150, retry: { limit: 0 } };

it("every fault has a kind, and every kind of failure but the caller's own has a fault", () => {
  expect(Object.keys(seen).sort()).toEqual([...faultKinds].sort());
  expect(new Set(Object.values(seen).map(({ kind }) => kind))).toEqual(
    new Set(["network", "timeout", "protocol", "api", "http"]),
  );
});

describe.each(faultKinds)("%s", (kind) => {
  it("behind the fake", async () => {
    const market = createFakeMarketplace({ "account.get": fault(kind) }, quick);
    expect(await failureOf(market.account.get())).toMatchObject(seen[kind]);
  });

  it("around any fetch", async () => {
    const { fetch, sent } = createFetch(envelope(1, {}));
    const broken = faultyFetch(({ count }) => (count === 1 ? fault(kind) : undefined), fetch);
    const market = createMarketplace({ baseUrl: "", fetch: broken, ...quick });
    expect(await failureOf(market.account.get())).toMatchObject(seen[kind]);
    expect(sent).toHaveLength(0);
    expect(await market.account.get()).toEqual({});
  });
});

describe("behind MSW", () => {
  const server = setupServer();
  server.listen({ onUnhandledRequest: "error" });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it.each(faultKinds)("%s", async (kind) => {
    server.use(...mswHandlers(http, "https://api.test", { "account.get": fault(kind) }));
    const market = createMarketplace({ baseUrl: "https://api.test", ...quick });
    expect(await failureOf(market.account.get())).toMatchObject(seen[kind]);
  });
});

describe("handlers made of handlers", () => {
  it("a sequence repeats its last handler", async () => {
    const market = createFakeMarketplace(
      {
        "products.list": sequence(fault("busy", { retryAfter: 0 }), fail(0, "Later"), (input) =>
          ok(page([], input)),
        ),
      },
      { retry: { limit: 1, baseMs: 0 } },
    );
    expect(await failureOf(market.products.list({ limit: 3 }))).toMatchObject({ code: 0, attempts: 2 });
    expect(await market.products.list({ limit: 3 })).toMatchObject({ per_page: 3 });
    expect(await market.products.list({ limit: 4 })).toMatchObject({ per_page: 4 });
  });

  it("dropResponse runs the handler and drops its response", async () => {
    const make = createFactory();
    const withdrawn: string[] = [];
    const market = createFakeMarketplace({
      "withdrawals.create": dropResponse(({ quote_id }) => {
        withdrawn.push(quote_id);
        return ok(make("Withdrawal"));
      }),
    });
    const input = make("WithdrawalInput", { quote_id: "q5f0c1e94b7a2" });
    expect(await failureOf(market.withdrawals.create(input))).toMatchObject({ kind: "network" });
    expect(withdrawn).toEqual(["q5f0c1e94b7a2"]);
  });

  it("delay waits before it responds", async () => {
    const market = createFakeMarketplace({ "auth.logout": delay(300, ok(null)) });
    expect(await failureOf(market.auth.logout({ timeoutMs: 20 }))).toMatchObject({
      kind: "timeout",
    });
    expect(await market.auth.logout()).toBeNull();
  });
});

describe("a faulty fetch", () => {
  it("passes the operation and its number of requests", async () => {
    const { fetch } = createFetch(() => envelope(1, {}));
    const requests: string[] = [];
    const fetchWithFaults = faultyFetch(({ operation, count }) => {
      requests.push(`${operation} ${count}`);
      return undefined;
    }, fetch);
    const market = createMarketplace({ baseUrl: "https://api.test", fetch: fetchWithFaults });
    await market.merchant.get();
    await market.merchant.getByPost();
    await market.merchant.get();
    await fetchWithFaults("https://api.test/elsewhere", {});
    expect(requests).toEqual(["merchant.get 1", "merchant.getByPost 1", "merchant.get 2", "undefined 1"]);
  });

  it("knows operations by the paths of the client's dialect", async () => {
    const dialect: Dialect = { operations: { "account.get": { method: "GET", path: "/user/center" } } };
    const seen: unknown[] = [];
    const { fetch } = createFetch(envelope(1, {}));
    const failing = faultyFetch(
      ({ operation }) => {
        seen.push(operation);
        return undefined;
      },
      fetch,
      dialect,
    );
    await createMarketplace({ baseUrl: "https://api.test", fetch: failing, dialect }).account.get();
    expect(seen).toEqual(["account.get"]);
  });

  it("drops a response after the server has handled the request", async () => {
    const { fetch, sent } = createFetch(() => envelope(1, {}));
    const market = createMarketplace({
      baseUrl: "",
      fetch: faultyFetch(() => "dropResponse", fetch),
      ...quick,
    });
    expect(await failureOf(market.account.get())).toMatchObject({ kind: "network" });
    expect(sent).toHaveLength(1);
  });
});
