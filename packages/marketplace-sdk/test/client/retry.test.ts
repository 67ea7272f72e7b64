import { describe, expect, it } from "vitest";
import { type CallEvent, createMarketplace } from "../../src/index";
import { createFetch, envelope, options, page, useFakeTime } from "./support";

const shop = envelope(1, { id: 3, shopname: "Shop" });

describe("retries", () => {
  const passing = () => new Response("", { status: 503 });
  const run = async (
    call: (market: ReturnType<typeof createMarketplace>) => Promise<unknown>,
    answers: Parameters<typeof createFetch>,
    more: Parameters<typeof options>[0] = {},
  ) => {
    const time = useFakeTime();
    const { fetch, sent } = createFetch(...answers);
    const events: CallEvent[] = [];
    const outcome = call(
      createMarketplace(
        options({
          fetch,
          timeoutMs: 600_000,
          onEvent: (event) => events.push(event),
          ...more,
        }),
      ),
    ).then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    );
    await time.advance(600_000);
    return {
      ...(await outcome),
      requests: sent.length,
      waits: events.flatMap(({ type, delay }) => (type === "retry" ? [delay] : [])),
    };
  };

  it.each([408, 425, 429, 500, 502, 503, 504, 520, 522, 524, 530])(
    "repeats a read after HTTP %d",
    async (status) => {
      const result = await run(
        (market) => market.stores.get({ id: 3 }),
        [new Response("", { status }), shop],
      );
      expect(result).toMatchObject({ data: { id: 3 }, requests: 2, waits: [225] });
    },
  );

  it("repeats a read after a network failure, doubling the wait, and gives up after two more", async () => {
    const result = await run((market) => market.recharges.list(), [new TypeError("offline")]);
    expect(result).toMatchObject({
      error: { kind: "network", attempts: 3, cause: expect.any(TypeError) },
      requests: 3,
      waits: [225, 450],
    });
  });

  it("repeats what changes nothing when done twice", async () => {
    expect(await run((market) => market.addresses.delete({ id: 1 }), [passing, envelope(1)])).toMatchObject({
      data: null,
      requests: 2,
    });
  });

  it.each([
    [
      "login",
      (market: ReturnType<typeof createMarketplace>) => market.auth.login({ account: "a", password: "b" }),
    ],
    [
      "e-mail codes, although a GET",
      (market: ReturnType<typeof createMarketplace>) => market.auth.sendEmailCode({ email: "a@example.com" }),
    ],
    ["a toggle", (market: ReturnType<typeof createMarketplace>) => market.stores.toggleFollow({ id: 1 })],
    [
      "an upload",
      (market: ReturnType<typeof createMarketplace>) => market.uploads.image({ file: new Blob(["x"]) }),
    ],
    [
      "registration",
      (market: ReturnType<typeof createMarketplace>) =>
        market.auth.register({ username: "abc", password: "secret1" }),
    ],
  ])("never repeats %s", async (_name, call) => {
    expect(await run(call, [passing])).toMatchObject({ error: { attempts: 1 }, requests: 1 });
    expect(await run(call, [new TypeError("offline")], { retry: { idempotent: true } })).toMatchObject({
      error: { kind: "network", attempts: 1 },
      requests: 1,
    });
  });

  it.each([400, 401, 403, 404, 422, 501, 505, 511, 519, 531])(
    "does not repeat after HTTP %d",
    async (status) => {
      expect(await run((market) => market.account.get(), [new Response("", { status })])).toMatchObject({
        requests: 1,
      });
    },
  );

  it.each([
    ["2", 2000],
    ["0", 225],
    [new Date(1_795_175_706_000 + 90_000).toUTCString(), 90_000],
    [new Date(0).toUTCString(), 225],
    ["soon", 225],
  ])("waits as Retry-After %s says", async (header, wait) => {
    const headers = { "retry-after": header };
    const result = await run(
      (market) => market.stores.get({ id: 3 }),
      [new Response("", { status: 429, headers }), shop],
    );
    expect(result).toMatchObject({ data: { id: 3 }, waits: [wait] });
  });

  it("compares a date in Retry-After with the server's own clock", async () => {
    const hourBehind = 1_795_175_706_000 - 3_600_000;
    const date = (time: number) => new Date(time).toUTCString();
    const headers = { date: date(hourBehind), "retry-after": date(hourBehind + 3000) };
    const result = await run(
      (market) => market.stores.get({ id: 3 }),
      [new Response("", { status: 429, headers }), shop],
    );
    expect(result).toMatchObject({ data: { id: 3 }, waits: [3000] });
  });

  it("does not wait longer than the budget allows", async () => {
    const headers = { "retry-after": "3600" };
    const result = await run((market) => market.account.get(), [new Response("", { status: 429, headers })]);
    expect(result).toMatchObject({ error: { status: 429, retryAfter: 3600, attempts: 1 }, requests: 1 });
  });

  it("takes the options it is given", async () => {
    const retry = { limit: 4, baseMs: 10 };
    const result = await run((market) => market.account.get(), [passing], { retry, random: () => 0 });
    expect(result).toMatchObject({ requests: 5, waits: [5, 10, 20, 40] });
  });

  it.each([0, -1, Number.NaN])("sends a call once with a limit of %d", async (limit) => {
    const result = await run((market) => market.account.get(), [passing], { retry: { limit } });
    expect(result).toMatchObject({ requests: 1 });
  });

  it("sends the same body and key again", async () => {
    const time = useFakeTime();
    const { fetch, sent } = createFetch(passing, envelope(1, page([])));
    const call = createMarketplace(options({ fetch })).products.list({ page: 3 }, { idempotencyKey: "k" });
    await time.advance(1000);
    await call;
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body);
    expect(sent[1]?.init.headers).toEqual(sent[0]?.init.headers);
  });
});
