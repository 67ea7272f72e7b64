import { afterEach, expect, it, vi } from "vitest";
import { createMarketplace } from "../../src/index";
import { createFetch, failureOf, options } from "./support";

const state = vi.hoisted(() => ({ isMissing: false }));
vi.mock("../../src/core/json", async (load) => {
  const real = await load<typeof import("../../src/core/json")>();
  return {
    get quoteLong() {
      if (state.isMissing) throw new TypeError("Failed to fetch dynamically imported module");
      return real.quoteLong;
    },
  };
});

afterEach(() => {
  state.isMissing = false;
});

it("an answer with a long id that cannot be read exactly fails, and is read exactly the next time", async () => {
  const long = () => new Response('{"code":1,"msg":"","data":{"id":9007199254740993,"shopname":"Shop"}}');
  const market = createMarketplace(options({ fetch: createFetch(long).fetch }));
  state.isMissing = true;
  const error = await failureOf(market.stores.get({ id: 3 }));
  expect(error).toMatchObject({ kind: "network", attempts: 1, operation: "stores.get" });
  state.isMissing = false;
  await expect(market.stores.get({ id: 3 })).resolves.toMatchObject({ id: "9007199254740993" });
});
