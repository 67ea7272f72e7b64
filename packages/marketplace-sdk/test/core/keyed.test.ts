import { describe, expect, it, vi } from "vitest";
import { createMarketplace, type RetryOptions, readOperations } from "../../src/index";
import { createFakeClock, createFetch, envelope, options } from "./support";

// No documented operation is marked `key`; the provisional ones will be. The notation is tested with one of ours.
vi.mock("../../src/generated/operations", () => ({ table: { user: "index!o" }, fixes: {} }));

describe("an operation marked key", () => {
  const requests = async (retry: RetryOptions, idempotencyKey?: string) => {
    const { clock, advance } = createFakeClock();
    const { fetch, sent } = createFetch(new Response("", { status: 503 }), envelope(1, {}));
    const outcome = createMarketplace(options({ fetch, clock, retry })).user.index(undefined, {
      idempotencyKey,
    });
    const settled = outcome.catch(() => undefined);
    await advance(10_000);
    await settled;
    return sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
  };

  it("is a POST", () => {
    expect(readOperations()).toMatchObject([
      { id: "user.index", method: "POST", flag: "!", path: "/api/user/index" },
    ]);
  });

  it("repeats with its key where the server honours keys", async () => {
    expect(await requests({ keyed: true }, "k-1")).toEqual(["k-1", "k-1"]);
  });

  it("does not repeat without a key or without such a server", async () => {
    expect(await requests({ keyed: true })).toEqual([null]);
    expect(await requests({ keyed: true }, "")).toEqual([null]);
    expect(await requests({}, "k-1")).toEqual(["k-1"]);
  });
});
