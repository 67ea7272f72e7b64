// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import {
  createFactory,
  dropResponse,
  fail,
  fault,
  type Handlers,
  ok,
  sequence,
} from "marketplace-sdk/testing";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { teapot, teapotPreview } from "../../test/preview";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useCart } from "../cart/use-cart";
import { useCheckoutLines, useCheckoutSession } from "./use-checkout-session";

const make = createFactory();
const address = make("Address", { id: 7 });
const preview = teapotPreview({ address });
const created = { pay: make("Payment", { pay_no: "P1" }), orders: [make("Order")] };
const lamp = { id: 1024, shopId: 2, shopName: "Bright", num: 1, title: "Lamp", price: "5.00" };
const onSuccess = vi.fn();
const onError = vi.fn();
const onPlacedElsewhere = vi.fn();
const onFailure = vi.fn();

function Checkout() {
  const cart = useCart();
  const checkout = useCheckoutSession({ onSuccess, onError, onPlacedElsewhere });
  const changes = useCheckoutLines();
  const [undo, setUndo] = useState<() => void>();
  const leaveOut = () => {
    const [first] = checkout.lines;
    const putBack = first && changes.remove(first);
    setUndo(() => putBack);
  };
  const { status, total, problem, priceChange, error, address: to, lines } = checkout;
  return (
    <>
      <output>
        {[
          status,
          lines.map(({ title, num }) => `${num} ${title}`).join(" and "),
          total,
          to && `to ${to.id}`,
          problem?.error,
          priceChange && `was ${priceChange.previousTotal}`,
          checkout.isAddressGone && "address gone",
          checkout.remark,
          error?.msg,
          checkout.canPlace && "ready",
        ]
          .filter(Boolean)
          .join(", ")}
      </output>
      <p>{cart.count} in the cart</p>
      <button type="button" onClick={() => checkout.start(cart.selected, "cart")}>
        Check out
      </button>
      <button type="button" onClick={() => checkout.start([lamp], "product")}>
        Buy now
      </button>
      <button type="button" onClick={() => checkout.selectAddress(9)}>
        Other address
      </button>
      <button type="button" onClick={() => checkout.setRemark("Ring twice")}>
        Remark
      </button>
      <button type="button" onClick={() => lines[0] && changes.setQuantity(lines[0], 5)}>
        Five
      </button>
      <button type="button" onClick={leaveOut}>
        Leave out
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <button type="button" onClick={checkout.acceptPrices}>
        Accept
      </button>
      <button type="button" onClick={checkout.place}>
        Place
      </button>
      <button type="button" onClick={checkout.retry}>
        Retry
      </button>
      <button type="button" onClick={checkout.discard}>
        Discard
      </button>
      <button type="button" onClick={checkout.refetch}>
        Reload prices
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

/** A page of a signed-in buyer with a teapot in the cart. Two pages with the same storages are a reload. */
async function openPage(handlers: Handlers, storages = fakeStorages()) {
  cleanup();
  onSuccess.mockClear();
  for (const callback of [onError, onPlacedElsewhere, onFailure]) callback.mockClear();
  const all: Handlers = { "orders.preview": ok(preview), "orders.create": ok(created), ...handlers };
  const fake = fakeServices(all, storages, { onFailure });
  await fake.services.session.save({ id: 7, token: "token" });
  if (fake.services.cart.state.lines.length === 0) fake.services.cart.replace([teapot]);
  renderWith(<Checkout />, {}, fake);
  const creations = () => fake.market.calls.filter(({ operation }) => operation === "orders.create");
  return { ...fake, storages, creations };
}

test("the selected lines of the cart become an order and leave the cart", async () => {
  const { services, creations } = await openPage({});
  await act(async () => services.cart.add(lamp));
  await act(async () => services.cart.select(false, ({ id }) => id === lamp.id));
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Remark");
  await press("Place");
  await shown("placed, 2 Teapot, 28.40, to 7, Ring twice");
  expect(onSuccess).toHaveBeenCalledWith(created);
  expect(creations()[0]?.input).toEqual({
    items: [{ id: 1003, num: 2, shop_id: 1, sku_id: 32 }],
    address_id: "7",
    price_token: "pt_1",
    expect_total: "28.40",
    remark: "Ring twice",
  });
  expect(services.cart.state.lines).toEqual([{ ...lamp, num: 1, checked: false }]);
});

test("what is bought now leaves the cart alone", async () => {
  const { services } = await openPage({});
  await act(async () => services.cart.add(lamp));
  await press("Buy now");
  await shown("editing, 1 Lamp, 28.40, to 7, ready");
  await press("Place");
  await shown("placed, 1 Lamp, 28.40, to 7");
  expect(services.cart.state.count).toBe(3);
  await press("Check out");
  await shown("editing, 2 Teapot and 1 Lamp, 28.40, to 7, ready");
});

test("lines, remark and address survive a reload", async () => {
  const { storages } = await openPage({});
  await press("Check out");
  await press("Remark");
  await press("Other address");
  const { market } = await openPage({}, storages);
  await shown("editing, 2 Teapot, 28.40, to 7, Ring twice, ready");
  const previews = market.calls.filter(({ operation }) => operation === "orders.preview");
  expect(previews.map(({ input }) => input)).toEqual([expect.objectContaining({ address_id: "9" })]);
});

test("no other user sees the remark and the address", async () => {
  const { services } = await openPage({});
  await press("Check out");
  await press("Remark");
  await act(async () => services.session.logout());
  await act(() => services.session.save({ id: 8, token: "token of another" }));
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
});

test("without a session the lines wait", async () => {
  const { services } = await openPage({});
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await act(async () => services.session.logout());
  await shown("signedOut, 2 Teapot");
});

test("changed prices are accepted before the order is sent", async () => {
  const dearer = { ...preview, total: "30.00", price_token: "pt_2" };
  const { creations } = await openPage({
    "orders.preview": sequence(ok(preview), ok(dearer)),
    "orders.create": sequence(fail(0, "The price has changed", "price_changed"), ok(created)),
  });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await shown("editing, 2 Teapot, 30.00, to 7, was 28.40, The price has changed");
  await press("Place");
  expect(creations()).toHaveLength(1);
  await press("Accept");
  await shown("editing, 2 Teapot, 30.00, to 7, ready");
  await press("Place");
  await shown("placed, 2 Teapot, 30.00, to 7");
  expect(creations()[1]?.input).toMatchObject({ price_token: "pt_2", expect_total: "30.00" });
});

test("after a lost answer the same order is sent again, over a reload too", async () => {
  const first = await openPage({ "orders.create": dropResponse(ok(created)) });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^outcomeUnknown, 2 Teapot/));
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ operation: "orders.create" }),
    true,
  );
  // The prices of a new preview are not those that were agreed to.
  const again = await openPage({ "orders.preview": ok({ ...preview, total: "99.00" }) }, first.storages);
  await shown("outcomeUnknown, 2 Teapot, 28.40");
  await press("Retry");
  await shown("placed, 2 Teapot, 28.40");
  expect(onSuccess).toHaveBeenCalledWith(created);
  expect(again.creations()[0]?.input).toEqual(first.creations()[0]?.input);
});

test("a pending order that got its outcome in another tab is not sent", async () => {
  const { storages, services } = await openPage({ "orders.create": fault("refused") });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^outcomeUnknown/));
  storages.device.removeItem("draft:7:shopCart");
  await press("Retry");
  expect(onPlacedElsewhere).toHaveBeenCalledOnce();
  expect(services.cart.state.count).toBe(2);
});

test("a pending order is not called placed because another tab has signed out", async () => {
  const { storages, creations } = await openPage({ "orders.create": fault("refused") });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^outcomeUnknown/));
  storages.device.removeItem("access_key");
  await press("Retry");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^signedOut/));
  expect(onPlacedElsewhere).not.toHaveBeenCalled();
  expect(creations()).toHaveLength(1);
});

test("who signs out in another tab while an order is sent is told that it may exist", async () => {
  const page = await openPage({
    "orders.create": () => {
      page.services.drafts.clear();
      page.services.session.logout();
      return fault("refused");
    },
  });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.anything(), true));
});

test("a discarded order leaves its lines to be ordered", async () => {
  const { storages } = await openPage({ "orders.create": sequence(fault("crash"), ok(created)) });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^outcomeUnknown/));
  await press("Discard");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  expect(storages.device.getItem("draft:7:order")).toBeNull();
});

test("a session that ends while sending says that nothing was ordered", async () => {
  const { storages } = await openPage({ "orders.create": fault("unauthorized") });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^signedOut, 2 Teapot/));
  expect(storages.device.getItem("draft:7:order")).toBeNull();
});

test("a line that is left out stays in the cart, and comes back with undo", async () => {
  const { services } = await openPage({});
  await act(async () => services.cart.add(lamp));
  await press("Check out");
  await press("Leave out");
  await shown("editing, 1 Lamp, 28.40, to 7, ready");
  expect(services.cart.state.count).toBe(3);
  await press("Five");
  await press("Undo");
  await shown("editing, 2 Teapot and 5 Lamp, 28.40, to 7, ready");
});

test("a double click is one order", async () => {
  const { creations } = await openPage({});
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await act(async () => {
    fireEvent.click(screen.getByText("Place"));
    fireEvent.click(screen.getByText("Place"));
  });
  await shown("placed, 2 Teapot, 28.40, to 7");
  expect(creations()).toHaveLength(1);
});

test("a component that comes after the order shows nothing to order", async () => {
  const fake = await openPage({});
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await shown("placed, 2 Teapot, 28.40, to 7");
  cleanup();
  renderWith(<Checkout />, {}, fake);
  await shown("empty");
});

test("failures of the preview and the order are left to the component", async () => {
  await openPage({
    "orders.preview": sequence(fault("crash"), ok(preview)),
    "orders.create": fail(0, "Too many unpaid orders", "too_many_unpaid"),
  });
  await press("Check out");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^failed/));
  await press("Reload prices");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Place");
  await shown("editing, 2 Teapot, 28.40, to 7, Too many unpaid orders, ready");
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: "too_many_unpaid" }),
    false,
  );
  expect(onFailure).not.toHaveBeenCalled();
});

test("an address that was deleted is replaced by the default one", async () => {
  await openPage({
    "orders.preview": ({ address_id }) => (address_id ? fail(404, "Not found") : ok(preview)),
  });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, to 7, ready");
  await press("Other address");
  await shown("editing, 2 Teapot, 28.40, to 7, address gone, ready");
});

test("an order without an address, and a preview that fails, can't be placed", async () => {
  const missing = teapotPreview({ price_token: "" });
  for (const group of missing.groups) group.problems = [{ error: "address_required", id: 0 }];
  const { creations } = await openPage({ "orders.preview": sequence(ok(missing), fault("crash")) });
  await press("Check out");
  await shown("editing, 2 Teapot, 28.40, address_required");
  await press("Place");
  expect(creations()).toHaveLength(0);
  await press("Five");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^failed, 5 Teapot/));
});
