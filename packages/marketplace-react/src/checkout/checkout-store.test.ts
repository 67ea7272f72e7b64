import type { Hooks } from "marketplace-sdk";
import type { StoredSession } from "marketplace-sdk/state";
import {
  createFactory,
  createFakeMarketplace,
  type FakeMarketplace,
  fault,
  type Handlers,
  memoryStorage,
  ok,
  sequence,
} from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { createServices } from "../services";
import { checkoutOf } from "./checkout-store";

const make = createFactory();
const created = { pay: make("Payment", { pay_no: "P1" }), orders: [make("Order")] };
const lines = [{ id: 1003, shopId: 1, shopName: "Harbour", num: 2 }];
const agreed = { lines, origin: "product", remark: "", token: "pt_1", total: "28.40", addressId: "7" };

/** The checkout of a signed-in buyer in one tab of a device. */
async function openTab(handlers: Handlers, device = memoryStorage(), hooks: Hooks = {}) {
  let market: FakeMarketplace | undefined;
  const services = createServices({
    baseUrl: "",
    hooks,
    retry: { limit: 1, baseMs: 1, idempotent: true },
    storage: { storage: device },
    tabStorage: memoryStorage(),
    createClient: (options) => {
      market = createFakeMarketplace(handlers, options);
      return market;
    },
  });
  await services.session.save({ id: 7, token: "token" });
  const checkout = checkoutOf(services);
  checkout.start(lines, "product");
  checkout.claim("7");
  const keys = () =>
    market?.calls
      .filter(({ operation }) => operation === "orders.create")
      .map(({ options }) => options?.idempotencyKey);
  return { services, checkout, keys, device };
}

test("an order whose answer got lost before the session ended may exist: it stays pending", async () => {
  const { checkout, services, keys } = await openTab({
    "orders.create": sequence(fault("busy"), fault("unauthorized"), ok(created)),
  });
  expect(await checkout.place(agreed)).toBeUndefined();
  expect(services.session.state.loggedIn).toBe(false);
  await services.session.save({ id: 7, token: "another" });
  checkout.claim("7");
  expect(checkout.state.pendingOrder).toMatchObject(agreed);
  expect(await checkout.place()).toMatchObject({ pay: { pay_no: "P1" } });
  expect(keys()).toEqual([keys()?.[0], keys()?.[0]]);
  expect(keys()?.[0]).toMatch(/^[\w-]{8,64}$/);
});

test("an order that never left is not pending, unless it was sent before", async () => {
  let leaves = false;
  const beforeRequest = (): void => {
    if (!leaves) throw new Error("no signature");
  };
  const { checkout } = await openTab({ "orders.create": fault("refused") }, memoryStorage(), {
    beforeRequest,
  });
  await checkout.place(agreed);
  expect(checkout.state.error).toMatchObject({ kind: "request", attempts: 0 });
  expect(checkout.state.pendingOrder).toBeUndefined();
  leaves = true;
  await checkout.place(agreed);
  expect(checkout.state.pendingOrder).toMatchObject(agreed);
  leaves = false;
  await checkout.place();
  expect(checkout.state.pendingOrder).toMatchObject(agreed);
});

test("a pending order keeps its key, even when another tab gets the response in the meantime", async () => {
  const { checkout, device, keys } = await openTab({ "orders.create": fault("refused") });
  await checkout.place(agreed);
  const there = await openTab({ "orders.create": ok(created) }, device);
  const here = await openTab({ "orders.create": ok(created) }, device);
  const sending = here.checkout.place();
  await there.checkout.place();
  await sending;
  expect(keys()?.[0]).toMatch(/^[\w-]{8,64}$/);
  expect([...(here.keys() ?? []), ...(there.keys() ?? [])]).toEqual([keys()?.[0], keys()?.[0]]);
});

test("an order that waits for its outcome is not written over by another tab's", async () => {
  const { checkout, device } = await openTab({ "orders.create": fault("refused") });
  const other = await openTab({ "orders.create": ok(created) }, device);
  await checkout.place(agreed);
  expect(await other.checkout.place({ ...agreed, token: "pt_2" })).toBeUndefined();
  expect(other.keys()).toEqual([]);
  expect(other.checkout.state.pendingOrder).toMatchObject(agreed);
  other.checkout.discardPending();
  expect(await other.checkout.place({ ...agreed, token: "pt_2" })).toBeDefined();
});

test("an order whose answer gets lost after another tab has signed out is the same one at the next sign-in", async () => {
  const device = memoryStorage();
  const there = await openTab({}, device);
  let isLost = true;
  const here = await openTab(
    {
      "orders.create": () => {
        if (!isLost) return ok(created);
        there.services.drafts.clear();
        there.services.session.logout();
        return fault("refused");
      },
    },
    device,
  );
  expect(await here.checkout.place(agreed)).toBeUndefined();
  expect(here.checkout.state.pendingOrder).toBeUndefined();
  expect(device.getItem("draft:7:order")).toBeNull();
  await here.services.session.save({ id: 8, token: "of another" });
  here.checkout.claim("8");
  expect(here.checkout.state.pendingOrder).toBeUndefined();
  await here.services.session.save({ id: 7, token: "another" });
  here.checkout.claim("7");
  expect(here.checkout.state.pendingOrder).toMatchObject(agreed);
  isLost = false;
  expect(await here.checkout.place()).toMatchObject({ pay: { pay_no: "P1" } });
  expect(new Set(here.keys()).size).toBe(1);
  here.checkout.claim("7");
  expect(here.checkout.state.pendingOrder).toBeUndefined();
});

test.each([
  ["out", (session: StoredSession) => session.logout()],
  ["in as somebody else", (session: StoredSession) => session.save({ id: 8, token: "of another" })],
])("nothing is sent before this tab knows that another has signed %s", async (_, change) => {
  const device = memoryStorage();
  const there = await openTab({}, device);
  const here = await openTab(
    { "orders.create": sequence(fault("refused"), fault("refused"), ok(created)) },
    device,
  );
  await change(there.services.session);
  await Promise.all([here.checkout.place(agreed), here.checkout.place(agreed)]);
  expect(here.keys()).toEqual([]);
  expect(here.checkout.state).toMatchObject({ lines, isPlacing: false, error: null });
  await here.services.session.save({ id: 7, token: "another" });
  here.checkout.claim("7");
  expect(here.checkout.state.pendingOrder).toBeUndefined();
  await here.checkout.place(agreed);
  await change(there.services.session);
  await here.checkout.place();
  expect(here.keys()).toHaveLength(1);
  await here.services.session.save({ id: 7, token: "a third" });
  here.checkout.claim("7");
  expect(await here.checkout.place()).toMatchObject({ pay: { pay_no: "P1" } });
  expect(new Set(here.keys()).size).toBe(1);
});

test("a note waits while the user can't be read, and is then shown to its writer alone", async () => {
  const { services, checkout } = await openTab({});
  const remarkFor = (userId: string): string => {
    checkout.claim(userId);
    return checkout.state.draft.remark;
  };
  checkout.change({ remark: "Ring twice" });
  expect(remarkFor("")).toBe("");
  // Listeners are called once the user has been read.
  await services.session.save({ id: 7, token: "second token" });
  expect(remarkFor("7")).toBe("Ring twice");
  expect(remarkFor("")).toBe("");
  expect(remarkFor("8")).toBe("");
  await services.session.save({ id: 7, token: "third token" });
  expect(remarkFor("7")).toBe("");
});

test("a note is shown where its writer is known at last, whatever came in between", async () => {
  const { services, checkout } = await openTab({});
  checkout.claim("7");
  checkout.change({ remark: "Ring twice" });
  // The user is read late, and the page hears of it before it has drawn that nobody is known.
  await services.session.save({ id: 7, token: "second token" });
  checkout.claim("");
  checkout.claim("7");
  expect(checkout.state.draft.remark).toBe("Ring twice");
});

test("a line that another tab puts into the cart during an order stays there", async () => {
  const { checkout, services, device } = await openTab({ "orders.create": ok(created) });
  services.cart.replace(lines);
  const line = { id: 5, shopId: 1, shopName: "Harbour", num: 1 };
  device.setItem("shopCart", JSON.stringify([...lines, line]));
  await checkout.place({ ...agreed, origin: "cart" });
  expect(JSON.parse(device.getItem("shopCart") ?? "")).toEqual([line]);
});
