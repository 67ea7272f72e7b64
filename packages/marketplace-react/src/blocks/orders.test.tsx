// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import {
  createFactory,
  dropResponse,
  fail,
  fault,
  type Handlers,
  ok,
  page,
  sequence,
} from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { press, renderSignedIn, sent } from "../../test/block";
import { blockLabels } from "../block-labels/en";
import { labels } from "../labels/en";
import { OrderDetail } from "./order-detail";
import { OrderList } from "./order-list";

const t = blockLabels.orders;
const make = createFactory();
const none = { pay: false, cancel: false, receipt: false, comment: false };
const base = make("Order", {
  order_no: "O1",
  shopname: "Harbour",
  goods: [make("OrderItem", { pro_id: 1003, title: "Teapot", spec: "", num: 2 })],
});
const unpaid = { ...base, status: "unpaid", pay_no: "P1", can: { ...none, pay: true, cancel: true } };
const shipped = { ...base, status: "shipped", can: { ...none, receipt: true } };
const received = { ...base, status: "received", can: none };
const cancelled = { ...base, status: "cancelled", can: none };
const onBoughtAgain = vi.fn();

const list = (handlers: Handlers) =>
  renderSignedIn(
    <OrderList
      hrefOf={(no) => `#/order/${no}`}
      payHrefOf={(no) => `#/pay/${no}`}
      onBoughtAgain={onBoughtAgain}
    />,
    handlers,
  );
const detail = (handlers: Handlers) =>
  renderSignedIn(
    <OrderDetail orderNo="O1" payHrefOf={(no) => `#/pay/${no}`} onBoughtAgain={onBoughtAgain} />,
    handlers,
  );

test("the list leads to the payment and to each order", async () => {
  await list({ "orders.list": (input) => ok(page([unpaid, { ...shipped, order_no: "O2" }], input)) });
  expect((await screen.findByRole("link", { name: t.pay })).getAttribute("href")).toBe("#/pay/P1");
  expect(screen.getByRole("link", { name: `${t.view}: O2` }).getAttribute("href")).toBe("#/order/O2");
  screen.getByText(t.unpaid);
  screen.getByText(t.shipped);
});

test("an order that can only be canceled has no button that stands out", async () => {
  await list({ "orders.list": ok(page([{ ...unpaid, status: "paid", can: { ...none, cancel: true } }])) });
  expect((await screen.findByRole("button", { name: t.cancel })).className).not.toContain("primary");
});

test("a list that can't be loaded is asked for again; an empty one says so", async () => {
  await list({ "orders.list": sequence(fault("refused"), ok(page([]))) });
  await press(labels.retry);
  await screen.findByText(t.emptyTitle);
});

test("an order is canceled once that is confirmed, and a lost answer cancels nothing twice", async () => {
  const answer = ok({ order: cancelled, refund: { money: "0.00" } });
  const { market } = await detail({
    "orders.get": ok(unpaid),
    "orders.cancel": sequence(dropResponse(answer), answer),
  });
  await press(t.cancel);
  await screen.findByText(t.cancelUnpaid);
  expect(sent(market, "orders.cancel")).toEqual([]);
  const confirm = () => screen.getAllByRole("button", { name: t.cancel }).at(-1);
  confirm()?.click();
  await screen.findByText(labels.failure.network);
  confirm()?.click();
  await screen.findByText(t.cancelled);
  expect(sent(market, "orders.cancel")).toEqual([{ order_no: "O1" }, { order_no: "O1" }]);
});

test("its receipt is confirmed, after what that means was said", async () => {
  const { market } = await detail({ "orders.get": ok(shipped), "orders.confirmReceipt": ok(received) });
  await press(t.confirmReceipt);
  await screen.findByText(t.receiptText);
  await press(t.receiptYes);
  await screen.findByText(t.received);
  expect(sent(market, "orders.confirmReceipt")).toEqual([{ order_no: "O1" }]);
});

test("a refusal says why, and the order is loaded again", async () => {
  const { market } = await detail({
    "orders.get": sequence(ok(unpaid), ok({ ...unpaid, status: "paid", can: none })),
    "orders.cancel": fail(0, "It has been shipped already.", "already_shipped"),
  });
  await press(t.cancel);
  screen.getAllByRole("button", { name: t.cancel }).at(-1)?.click();
  await screen.findByText("It has been shipped already.");
  await waitFor(() => expect(sent(market, "orders.get")).toHaveLength(2));
});

test("what is still sold goes into the cart again", async () => {
  const teapot = make("ProductDetail", { id: 1003, title: "Teapot", stock: 5, specs: [], skus: [] });
  const { services } = await detail({ "orders.get": ok(received), "products.get": ok(teapot) });
  await press(t.buyAgain);
  await waitFor(() => expect(onBoughtAgain).toHaveBeenCalledTimes(1));
  expect(services.cart.state.lines).toMatchObject([{ id: 1003, num: 2 }]);
});

test("what is no longer sold is said", async () => {
  await detail({ "orders.get": ok(received), "products.get": fail(404, "") });
  await press(t.buyAgain);
  await screen.findByText(t.againNone);
});

test("where it goes, what it cost and its number", async () => {
  await detail({
    "orders.get": ok({
      ...shipped,
      remark: "Ring twice",
      express: { carrier: "Example Post", tracking_no: "EP1" },
    }),
  });
  await screen.findByText("Example Post");
  for (const text of ["EP1", "Ring twice", "O1"]) screen.getByText(text);
});

test("an order that can't be loaded is asked for again, and one that is not there says so", async () => {
  const { unmount } = await detail({ "orders.get": sequence(fault("refused"), ok(shipped)) });
  await press(labels.retry);
  await screen.findByText(t.shipped);
  unmount();
  await detail({ "orders.get": fail(404, "") });
  await screen.findByText(t.goneTitle);
});

test("a canceled order says why, and what came back", async () => {
  const refund = { refund_status: "partial", refund_amount: "20.00", cancel_reason: "Out of stock" };
  const { unmount } = await detail({ "orders.get": ok({ ...cancelled, ...refund, currency: "USDT" }) });
  await screen.findByText("Out of stock");
  expect(screen.getByText(t.refunded).nextElementSibling?.textContent).toBe("20.00 USDT");
  unmount();
  const whole = { ...cancelled, refund_status: "refunded", total: "28.40", currency: "USDT" };
  const { refund_amount: _, ...order } = whole;
  await detail({ "orders.get": ok(order) });
  expect((await screen.findByText(t.refunded)).nextElementSibling?.textContent).toBe("28.40 USDT");
});

test("amounts that can't be read are not known: an item stays in the order, and a refund is not the total", async () => {
  // A comma that could group digits or divide them is not guessed at.
  const goods = base.goods.map((item) => ({ ...item, amount: "12,50" }));
  const refund = { refund_status: "refunded", refund_amount: "12,50" };
  await detail({ "orders.get": ok({ ...cancelled, ...refund, goods }) });
  expect((await screen.findByText(t.refunded)).nextElementSibling?.textContent).toBe("–");
  expect(screen.getByText("2 × Teapot").nextElementSibling?.textContent).toBe("–");
});
