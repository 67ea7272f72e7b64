import { afterEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../src/testing/index";
import { clientOf, keyServer, lost, stored } from "./idempotency-support";
import { envelope, failureOf } from "./support";

const state = vi.hoisted(() => ({ isMissing: false }));
vi.mock("../../src/idempotency", async (load) => {
  const real = await load<typeof import("../../src/idempotency")>();
  return {
    get createIdempotencyKeys() {
      if (state.isMissing) throw new TypeError("Failed to fetch dynamically imported module");
      return real.createIdempotencyKeys;
    },
  };
});

afterEach(() => {
  state.isMissing = false;
  vi.unstubAllGlobals();
});

it("a request that needs a key does not leave without one, and leaves once there is one", async () => {
  const { fetch, keys } = keyServer(envelope(1, {}));
  const market = clientOf(fetch, memoryStorage());
  state.isMissing = true;
  const error = await failureOf(market.orders.confirmReceipt({ order_no: "O1" }));
  expect(error).toMatchObject({ kind: "network", attempts: 0, operation: "orders.confirmReceipt" });
  await market.auth.logout();
  state.isMissing = false;
  await market.orders.confirmReceipt({ order_no: "O1" });
  expect(keys()).toEqual([null, expect.stringMatching(/^[\w-]{8,64}$/)]);
});

it("a page keeps its keys in localStorage, a server keeps them to the client", async () => {
  const storage = memoryStorage();
  vi.stubGlobal("localStorage", storage);
  await failureOf(clientOf(keyServer(lost).fetch, undefined).orders.confirmReceipt({ order_no: "O1" }));
  expect(stored(storage)).toEqual([]);
  vi.stubGlobal("document", {});
  await failureOf(clientOf(keyServer(lost).fetch, undefined).orders.confirmReceipt({ order_no: "O1" }));
  expect(stored(storage)).toMatchObject([{ operation: "orders.confirmReceipt" }]);
});
