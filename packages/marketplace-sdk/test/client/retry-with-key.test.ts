import { describe, expect, it } from "vitest";
import { createMarketplace, type RetryOptions } from "../../src/index";
import { operationList as operations } from "../../src/operation";
import { createFetch, envelope, options, useFakeTime } from "./support";

describe("an operation marked key", () => {
  const requests = async (retry: RetryOptions, idempotencyKey?: string) => {
    const { advance } = useFakeTime();
    const { fetch, sent } = createFetch(new Response("", { status: 503 }), envelope(1, {}));
    const market = createMarketplace(options({ fetch, retry }));
    const outcome = market.orders.confirmReceipt({ order_no: "O1" }, { idempotencyKey });
    const settled = outcome.catch(() => undefined);
    await expect.poll(() => sent.length).toBe(1);
    await advance(10_000);
    await settled;
    return sent.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
  };

  it("is a POST", () => {
    const operation = operations.find(({ id }) => id === "orders.confirmReceipt");
    expect(operation).toMatchObject({ method: "POST", idempotency: "key", path: "/api/order/receipt" });
  });

  it("repeats with its key where the server honors keys", async () => {
    expect(await requests({ idempotent: true }, "k-1")).toEqual(["k-1", "k-1"]);
    const own = await requests({ idempotent: () => true });
    expect(own).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), own[0]]);
  });

  it("doesn't repeat without such a server, but still has a key", async () => {
    expect(await requests({})).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
    expect(await requests({ idempotent: () => false }, "")).toEqual([expect.stringMatching(/^[\w-]{8,64}$/)]);
    expect(await requests({}, "k-1")).toEqual(["k-1"]);
  });
});
