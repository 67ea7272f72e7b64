import { describe, expect, it, vi } from "vitest";
import { createEventEmitter, formatEvent, logEvents } from "../../src/debug/index";
import { createMarketplace } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "../client/support";

const common = { id: 3, operation: "orders.create", attempt: 1, ms: 84 };

describe("formatEvent", () => {
  it.each([
    [{ ...common, type: "request" as const }, "#3 orders.create sent"],
    [{ ...common, type: "request" as const, attempt: 2 }, "#3 orders.create sent, attempt 2"],
    [
      { ...common, type: "response" as const, status: 200 },
      "#3 orders.create responded (HTTP 200) after 84 ms",
    ],
    [{ ...common, type: "retry" as const, delay: 225.4 }, "#3 orders.create retries in 225 ms"],
    [
      {
        ...common,
        type: "failure" as const,
        kind: "api" as const,
        code: 0,
        status: 200,
        reason: "stock_short",
        requestId: "7f3a",
      },
      "#3 orders.create failed: stock_short (code 0, HTTP 200, id 7f3a) after 84 ms",
    ],
    [
      { ...common, type: "failure" as const, kind: "network" as const },
      "#3 orders.create failed: network after 84 ms",
    ],
    [
      {
        ...common,
        type: "failure" as const,
        kind: "protocol" as const,
        status: 200,
        received: "html" as const,
      },
      "#3 orders.create failed: protocol (html, HTTP 200) after 84 ms",
    ],
  ])("%j", (event, line) => {
    expect(formatEvent(event)).toBe(line);
  });

  it.each([
    [
      "@1767225600",
      "Thu, 31 Dec 2026 23:59:59 GMT",
      " since Thu, 01 Jan 2026 00:00:00 GMT, ends Thu, 31 Dec 2026 23:59:59 GMT",
    ],
    ["true", undefined, ""],
    [undefined, "tomorrow", ", ends tomorrow"],
    ["Thu, 01 Jan 2026 00:00:00 GMT", undefined, " since Thu, 01 Jan 2026 00:00:00 GMT"],
  ])("deprecation %s, sunset %s", (deprecation, sunset, end) => {
    const event = { type: "deprecation" as const, id: 1, operation: "account.get", deprecation, sunset };
    expect(formatEvent(event)).toBe(`#1 account.get is deprecated${end}`);
  });
});

describe("logEvents", () => {
  it("warns about failures and deprecations, and writes the rest at debug level", async () => {
    const target = { debug: vi.fn(), warn: vi.fn() };
    const { fetch } = createFetch(envelope(404, null, { headers: { deprecation: "true" } }));
    const market = createMarketplace(options({ fetch, onEvent: createEventEmitter(logEvents(target)).emit }));
    await failureOf(market.account.get());
    expect(target.debug.mock.calls.map(([line]) => line.replace(/\d+ ms/, "n ms"))).toEqual([
      "#1 account.get sent",
      "#1 account.get responded (HTTP 200) after n ms",
    ]);
    expect(target.warn.mock.calls.map(([line]) => line.replace(/\d+ ms/, "n ms"))).toEqual([
      "#1 account.get is deprecated",
      "#1 account.get failed (code 404, HTTP 200) after n ms",
    ]);
  });

  it("writes to the console by default", async () => {
    const debug = vi.spyOn(console, "debug").mockImplementation(() => {});
    const { fetch } = createFetch(envelope(1, {}));
    const market = createMarketplace(options({ fetch, onEvent: createEventEmitter(logEvents()).emit }));
    await market.account.get();
    expect(debug).toHaveBeenCalledTimes(2);
  });
});
