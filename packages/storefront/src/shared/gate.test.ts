import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { afterEach, expect, test, vi } from "vitest";
import { suspectGate } from "./gate";

const failed = (details: Partial<FailureDetails>) =>
  new MarketplaceError("for logs", { kind: "http", operation: "site.home", attempts: 1, ...details });

afterEach(() => vi.unstubAllGlobals());

test.each([
  [failed({ kind: "protocol", status: 200, received: "html" }), 1],
  [failed({ status: 401, received: "html" }), 1],
  [failed({ kind: "network" }), 1],
  [failed({ kind: "api", code: 404 }), 0],
  [failed({ kind: "timeout" }), 0],
  [new Error("of the shop itself"), 0],
])("the worker is asked to look at the host where a login may stand in front of it: %o", (error, times) => {
  const postMessage = vi.fn();
  vi.stubGlobal("navigator", { serviceWorker: { controller: { postMessage } } });
  suspectGate(error);
  expect(postMessage).toHaveBeenCalledTimes(times);
});

test("without a worker there is nothing to do", () => {
  vi.stubGlobal("navigator", {});
  suspectGate(failed({ kind: "network" }));
  vi.stubGlobal("navigator", { serviceWorker: { controller: null } });
  suspectGate(failed({ kind: "network" }));
  // In a frame with an origin of its own, browsers refuse even to name it.
  vi.stubGlobal("navigator", {
    get serviceWorker() {
      throw new DOMException("The context is sandboxed.", "SecurityError");
    },
  });
  suspectGate(failed({ kind: "network" }));
});
