import { describe, expect, it, vi } from "vitest";
import { createMarketplace, memorySession } from "../../src/index";
import { createFetch, envelope, failureOf, options, settleAll, silent, useFakeTime } from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });

describe("time budget and abort", () => {
  it("covers headers", async () => {
    const { advance, waiting } = useFakeTime();
    const failure = failureOf(createMarketplace(options({ fetch: silent })).account.get());
    await advance(30_000);
    expect(await failure).toMatchObject({
      kind: "timeout",
      attempts: 1,
      operation: "account.get",
      message: "account.get: no answer in 30 s",
    });
    expect(waiting()).toBe(0);
  });

  it("covers the body, also of a fetch that ignores its signal", async () => {
    const { advance, waiting } = useFakeTime();
    const stalled = new Response(new ReadableStream({ start() {} }));
    const failure = failureOf(
      createMarketplace(options({ fetch: async () => stalled })).account.get({
        timeoutMs: 50,
      }),
    );
    await advance(50);
    expect(await failure).toMatchObject({ kind: "timeout", message: "account.get: no answer in 50 ms" });
    expect(waiting()).toBe(0);
  });

  it("covers a session that never answers", async () => {
    const { advance } = useFakeTime();
    const session = { ...memorySession(), get: () => new Promise<string>(() => {}) };
    const failure = failureOf(
      createMarketplace(options({ fetch: createFetch(shop).fetch, session, timeoutMs: 1_000 })).account.get(),
    );
    await advance(1_000);
    expect(await failure).toMatchObject({ kind: "timeout", attempts: 0 });
  });

  it("covers retries and the waits between them", async () => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(() => new Response("", { status: 503 }));
    const failure = failureOf(createMarketplace(options({ fetch, timeoutMs: 500 })).account.get());
    await advance(500);
    // The second wait (450 ms) does not fit any more: the caller learns the reason at once.
    expect(await failure).toMatchObject({ kind: "http", status: 503, attempts: 2 });
    expect(sent).toHaveLength(2);
  });

  it("leaves no timer behind after success", async () => {
    const { waiting } = useFakeTime();
    await createMarketplace(options({ fetch: createFetch(shop).fetch })).stores.get({ id: 3 });
    expect(waiting()).toBe(0);
  });

  it("supports budgets beyond setTimeout's limit", async () => {
    const market = createMarketplace(
      options({ fetch: createFetch(shop).fetch, timeoutMs: Number.POSITIVE_INFINITY }),
    );
    await expect(market.stores.get({ id: 3 })).resolves.toMatchObject({ id: 3 });
  });

  it.each([Number.NaN, JSON.parse('"soon"'), JSON.parse("{}")])(
    "%j is no time limit: the program's mistake, at once",
    async (timeoutMs) => {
      const { fetch, sent } = createFetch(shop);
      const ofCall = createMarketplace(options({ fetch })).stores.get({ id: 3 }, { timeoutMs });
      const ofClient = createMarketplace(options({ fetch, timeoutMs })).stores.get({ id: 3 });
      for (const call of [ofCall, ofClient]) {
        expect(await failureOf(call)).toMatchObject({
          kind: "request",
          attempts: 0,
          message: "stores.get: timeoutMs is not a number",
        });
      }
      expect(sent).toEqual([]);
    },
  );

  it("distinguishes abort from timeout, before, during and between requests", async () => {
    const { advance, waiting } = useFakeTime();
    const { fetch, sent } = createFetch(new TypeError("offline"));
    const market = createMarketplace(options({ fetch }));
    const reason = new Error("left the page");
    const before = await failureOf(market.account.get({ signal: AbortSignal.abort(reason) }));
    expect(before).toMatchObject({
      kind: "aborted",
      message: "account.get: aborted",
      attempts: 0,
      cause: reason,
    });
    expect(sent).toHaveLength(0);

    const waitingCall = new AbortController();
    const between = failureOf(market.account.get({ signal: waitingCall.signal }));
    await advance(10);
    waitingCall.abort(reason);
    expect(await between).toMatchObject({ kind: "aborted", attempts: 1, cause: reason });

    const running = new AbortController();
    const during = failureOf(
      createMarketplace(options({ fetch: silent })).account.get({ signal: running.signal }),
    );
    await settleAll();
    running.abort();
    expect(await during).toMatchObject({ kind: "aborted", attempts: 1 });
    expect(waiting()).toBe(0);
  });

  it("does not begin a call that was aborted before it", async () => {
    const { fetch, sent } = createFetch(shop);
    const session = { ...memorySession(), get: vi.fn() };
    const market = createMarketplace(options({ fetch, session }));
    await failureOf(market.stores.get({ id: 3 }, { signal: AbortSignal.abort() }));
    expect(session.get).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it("takes its listener off the caller's signal", async () => {
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, "addEventListener");
    const remove = vi.spyOn(signal, "removeEventListener");
    await createMarketplace(options({ fetch: createFetch(shop).fetch })).stores.get({ id: 3 }, { signal });
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
