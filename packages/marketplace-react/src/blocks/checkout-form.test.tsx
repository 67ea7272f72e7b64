// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { Preview } from "marketplace-sdk";
import {
  createFactory,
  dropResponse,
  fail,
  fault,
  type Handlers,
  ok,
  sequence,
  unauthorized,
} from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { press, renderSignedIn, sent, signInAgain, signInAs, type } from "../../test/block";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { blockLabels } from "../block-labels/en";
import { checkoutOf } from "../checkout/checkout-store";
import { labels } from "../labels/en";
import { CheckoutForm } from "./checkout-form";

const t = blockLabels.checkout;
const make = createFactory();
const home = make("Address", { id: 1, name: "Mira", is_default: true });
const office = make("Address", { id: 2, name: "Office", is_default: false });
const line = {
  id: 1003,
  shopId: 1,
  shopName: "Harbour",
  title: "Teapot",
  num: 2,
  price: "14.20",
  currency: "USDT",
};
const sums = { goods_amount: "28.40", freight: "4.00", tax: "1.20", total: "33.60" };
const item = { pro_id: 1003, title: "Teapot", price: "14.20", num: 2, amount: "28.40" };
const preview: Preview = {
  ...sums,
  currency: "USDT",
  address: home,
  groups: [{ ...sums, shop_id: 1, shopname: "Harbour", goods: [item], problems: [] }],
  price_token: "pt_1",
};
const withProblem = (error: string, id = 0, msg = ""): Preview => ({
  ...preview,
  price_token: "",
  groups: preview.groups.map((group) => ({ ...group, problems: [{ error, id, msg }] })),
});
const created = { orders: [], pay: make("Payment", { pay_no: "P1" }) };
const onSuccess = vi.fn();
const form = <CheckoutForm ordersHref="#/orders" onSuccess={onSuccess} />;

const server: Handlers = {
  "addresses.list": ok([home, office]),
  "addresses.areas": ({ pid }) => ok(Number(pid) ? [] : [{ id: 1, name: "Germany" }]),
  "orders.preview": ({ address_id }) => ok({ ...preview, address: `${address_id}` === "2" ? office : home }),
  "orders.create": ok(created),
};

/** A buyer who has gone to the checkout with a teapot. */
async function checkOut(handlers: Handlers = {}, storages = fakeStorages()) {
  onSuccess.mockClear();
  const fake = fakeServices({ ...server, ...handlers }, storages);
  await signInAs(fake.services);
  checkoutOf(fake.services).start([line], "product");
  const view = renderWith(form, {}, fake);
  await act(() => fake.services.session.user());
  return view;
}

test("all that is to be paid is on screen before the button: items, freight, tax and total", async () => {
  await checkOut();
  await screen.findByRole("button", { name: t.placeOrder });
  const page = document.body.textContent;
  for (const amount of ["28.40", "4.00", "1.20", "33.60"]) expect(page).toContain(amount);
  expect(page?.indexOf("33.60")).toBeLessThan(page?.indexOf(t.placeOrder) ?? 0);
});

test("how a store's freight is made, where it follows the store's table", async () => {
  const zone = { areas: [], base: "2.00", per_piece: "0.50", per_kg: "0.00", free_from: "99.00" };
  const freight_detail = { own: "1.00", zone, num: 2, kg: 1 };
  const groups = preview.groups.map((group) => ({ ...group, freight_detail }));
  const country = { ...home, country: "Germany" };
  await checkOut({ "orders.preview": ok({ ...preview, address: country, groups }) });
  await screen.findByText(
    "Shipping to Germany: 2.00 USDT per order + 2 × 0.50 USDT per piece + " +
      "1.00 USDT for products with their own shipping price · free from 99.00 USDT",
  );
});

test("each of several stores has its own sums, and an item whose amount can't be read stays on screen", async () => {
  const unread = { ...item, pro_id: 1004, title: "Cup", amount: "12,50" };
  const north = { ...sums, total: "5.25", shop_id: 2, shopname: "North", goods: [unread], problems: [] };
  const fake = fakeServices({
    ...server,
    "orders.preview": ok({ ...preview, groups: [...preview.groups, north] }),
  });
  await signInAs(fake.services);
  const cup = { ...line, id: 1004, shopId: 2, shopName: "North", title: "Cup", num: 2 };
  checkoutOf(fake.services).start([line, cup], "product");
  renderWith(form, {}, fake);
  await screen.findByText("North");
  expect(screen.getByText("2 × Cup").nextElementSibling?.textContent).toBe("–");
  screen.getByText((_, element) => element?.tagName === "DD" && element.textContent === "5.25 USDT");
});

test("the order goes to the address and with the note that the buyer chose", async () => {
  const { market } = await checkOut();
  await press(t.change);
  fireEvent.click(await screen.findByLabelText(/Office/));
  await type({ [t.remark]: "Ring twice" });
  await waitFor(() => expect(sent(market, "orders.preview").at(-1)).toMatchObject({ address_id: "2" }));
  await press(t.placeOrder);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith(created));
  expect(sent(market, "orders.create")).toMatchObject([
    { address_id: "2", remark: "Ring twice", price_token: "pt_1", expect_total: "33.60" },
  ]);
});

test("a buyer without an address adds the first one right there", async () => {
  const { address: _, ...missing } = withProblem("address_required");
  const saved = { ...office, name: "Noor" };
  const { market } = await checkOut({
    "addresses.list": sequence(ok([]), ok([saved])),
    "addresses.save": ok(saved),
    "orders.preview": ({ address_id }) => (address_id ? ok({ ...preview, address: saved }) : ok(missing)),
  });
  const address = blockLabels.address;
  await type({ [address.name]: "Noor", [address.mobile]: "+20 100", [address.detail]: "Nile 1" });
  await type({ [address.country]: "Germany" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: t.placeOrder }).disabled).toBe(true);
  await press(address.save);
  await screen.findByText("Noor");
  await press(t.placeOrder);
  await waitFor(() => expect(sent(market, "orders.create")).toMatchObject([{ address_id: "2" }]));
});

test("a first address that is saved can't be saved again while the list is loaded", async () => {
  const { address: _, ...missing } = withProblem("address_required");
  const { market } = await checkOut({
    "addresses.list": sequence(ok([]), fault("stall")),
    "addresses.save": ok(office),
    "orders.preview": ({ address_id }) => (address_id ? ok({ ...preview, address: office }) : ok(missing)),
  });
  const address = blockLabels.address;
  await type({ [address.name]: "Noor", [address.mobile]: "+20 100", [address.detail]: "Nile 1" });
  await type({ [address.country]: "Germany" });
  await press(address.save);
  await waitFor(() => expect(sent(market, "addresses.save")).toHaveLength(1));
  await screen.findByText("Office");
  expect(screen.queryByRole("button", { name: address.save })).toBeNull();
});

test("a visitor signs in on the page, and the lines are still there", async () => {
  const fake = fakeServices({ ...server, "auth.login": ok({ userinfo: { id: 7, token: "token" } }) });
  checkoutOf(fake.services).start([line], "product");
  renderWith(form, {}, fake);
  await signInAgain();
  await screen.findByText("2 × Teapot");
});

test("a session that ends while the order is sent loses no line, no note and no address", async () => {
  const { market, services } = await checkOut({
    "orders.create": sequence(unauthorized(), ok(created)),
    "auth.login": ok({ userinfo: { id: 7, token: "other" } }),
  });
  await type({ [t.remark]: "Ring twice" });
  await press(t.placeOrder);
  await signInAgain();
  expect(services.session.state.loggedIn).toBe(true);
  // Whether the first one was placed is not known: the same order is sent again, under its key.
  await press(new RegExp(`${t.sendAgain}|${t.placeOrder}`));
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  const [first, second] = sent(market, "orders.create");
  expect(second).toEqual(first);
});

test("an order whose answer was lost is sent again as it was, and nothing in its place", async () => {
  const { market } = await checkOut({ "orders.create": sequence(dropResponse(ok(created)), ok(created)) });
  await type({ [t.remark]: "Ring twice" });
  await press(t.placeOrder);
  await screen.findByText(t.outcomeUnknown);
  expect(screen.queryByRole("button", { name: t.placeOrder })).toBeNull();
  expect(screen.queryByRole("button", { name: t.change })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>(t.remark).disabled).toBe(true);
  expect(screen.getByRole("link", { name: t.toOrders }).getAttribute("href")).toBe("#/orders");
  await press(t.sendAgain);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  const keys = market.calls.filter(({ operation }) => operation === "orders.create");
  expect(keys).toHaveLength(2);
  expect(keys[1]?.input).toEqual(keys[0]?.input);
});

test("an order that another tab has sent again is looked for among the orders", async () => {
  const storages = fakeStorages();
  const { market } = await checkOut({ "orders.create": dropResponse(ok(created)) }, storages);
  await press(t.placeOrder);
  await screen.findByText(t.outcomeUnknown);
  storages.device.removeItem("draft:7:order");
  await press(t.sendAgain);
  await waitFor(() => expect(location.hash).toBe("#/orders"));
  expect(sent(market, "orders.create")).toHaveLength(1);
  location.hash = "";
});

test("an order that was refused says why and can be placed again", async () => {
  const { market } = await checkOut({
    "orders.create": sequence(fail(0, "Too many orders wait to be paid.", "too_many_unpaid"), ok(created)),
  });
  await press(t.placeOrder);
  await screen.findByText("Too many orders wait to be paid.");
  await screen.findByRole("link", { name: t.toOrders });
  await press(t.placeOrder);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(sent(market, "orders.create")).toHaveLength(2);
});

test("prices that have changed are agreed to first", async () => {
  const dearer = { ...preview, total: "40.00", price_token: "pt_2" };
  const { market } = await checkOut({
    "orders.preview": sequence(ok(preview), ok(dearer)),
    "orders.create": sequence(fail(0, "The price has changed.", "price_changed"), ok(created)),
  });
  await press(t.placeOrder);
  await screen.findByText(/33.60 USDT.*40.00 USDT/);
  await press(t.acceptPrices);
  await press(t.placeOrder);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
  expect(sent(market, "orders.create").at(-1)).toMatchObject({ expect_total: "40.00", price_token: "pt_2" });
});

test("a line that can't be ordered says why and can be left out", async () => {
  const { services } = await checkOut({
    "orders.preview": ok(withProblem("stock_short", 1003, "Only 1 left.")),
  });
  await screen.findByText("Only 1 left.");
  await screen.findByText(t.settle);
  await press(`${t.leaveOut}: Teapot`);
  await screen.findByText(t.emptyTitle);
  expect(checkoutOf(services).state.lines).toEqual([]);
});

test("an area that is not open yet says so at the address", async () => {
  await checkOut({ "orders.preview": ok(withProblem("area_not_open")) });
  await screen.findByText(t.notOpen);
});

test("an order whose prices can't be loaded is asked for again", async () => {
  await checkOut({ "orders.preview": sequence(fault("refused"), ok(preview)) });
  await press(labels.retry);
  await screen.findByRole("button", { name: t.placeOrder });
});

test("addresses that can't be loaded are asked for again", async () => {
  await checkOut({ "addresses.list": sequence(fault("refused"), ok([home, office])) });
  await press(t.change);
  await press(labels.retry);
  await screen.findByLabelText(/Office/);
});

test("without lines there is nothing to order", async () => {
  await renderSignedIn(form, server);
  await screen.findByText(t.emptyTitle);
});
