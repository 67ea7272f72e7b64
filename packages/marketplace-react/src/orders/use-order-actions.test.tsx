// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../test/render";
import { useMarketplace } from "../provider";
import { orderActions } from "./order-actions";
import { useOrderActions } from "./use-order-actions";

const make = createFactory();
const none = { pay: false, cancel: false, receipt: false, comment: false, dispute: false };
const order = make("Order", { status: "paid", can: { ...none, cancel: true } });
const cancelled = { ...order, status: "cancelled", can: none };
const [firstItem] = order.goods;
const callbacks = { onCancelled: vi.fn(), onBoughtAgain: vi.fn(), onError: vi.fn() };

function Detail() {
  const { queries } = useMarketplace();
  const { data } = useQuery(queries.orders.get({ order_no: order.order_no }));
  const { cancel, buyAgain } = useOrderActions(callbacks);
  if (!data) return <output>loading</output>;
  return (
    <>
      <output>
        {data.status}: {orderActions(data).join(", ")}
      </output>
      <button type="button" onClick={() => cancel.mutate({ order_no: data.order_no })}>
        Cancel
      </button>
      <button type="button" onClick={() => buyAgain(data)}>
        Buy again
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

async function open(handlers: Handlers) {
  vi.clearAllMocks();
  const view = renderWith(<Detail />, { "orders.get": ok(order), ...handlers });
  await screen.findByText("paid: cancel");
  return view;
}

test("actions are what the server allows, and none in a state that this client does not know", () => {
  const all = { pay: true, cancel: true, receipt: true, comment: true, dispute: true };
  expect(orderActions({ status: "unpaid", can: all, pay_no: "P1" })).toEqual([
    "pay",
    "confirmReceipt",
    "review",
    "cancel",
  ]);
  expect(orderActions({ status: "completed", can: none })).toEqual(["buyAgain"]);
  expect(orderActions({ status: "held", can: all, pay_no: "P1" })).toEqual([]);
});

test("a cancelled order is shown at once, with its refund", async () => {
  const refund = { money: "5.00", currency: "USDT" };
  const { market } = await open({ "orders.cancel": ok({ order: cancelled, refund }) });
  await press("Cancel");
  await screen.findByText("cancelled: buyAgain");
  expect(callbacks.onCancelled).toHaveBeenCalledWith(cancelled, refund);
  expect(market.calls.filter(({ operation }) => operation === "orders.get")).toHaveLength(1);
});

test("an order that has moved on is loaded again", async () => {
  await open({
    "orders.get": sequence(ok(order), ok({ ...order, status: "shipped", can: none })),
    "orders.cancel": fail(0, "Already shipped", "already_shipped"),
  });
  await press("Cancel");
  await screen.findByText("shipped:");
  expect(callbacks.onError).toHaveBeenCalledOnce();
});

test("what is still sold is added to the cart, the rest is named", async () => {
  if (!firstItem) throw new Error("an order has items");
  const gone = { ...firstItem, pro_id: 99, title: "Gone" };
  const kept = { ...firstItem, pro_id: 7, sku_id: 0, spec: "", num: 3 };
  const product = { ...make("ProductDetail"), id: 7, specs: [], skus: [], stock: 2 };
  const { services } = await open({
    "orders.get": ok({ ...order, goods: [kept, gone] }),
    "products.get": ({ id }) => (String(id) === "7" ? ok(product) : fail(404, "Not found")),
  });
  await press("Buy again");
  await vi.waitFor(() => expect(callbacks.onBoughtAgain).toHaveBeenCalledOnce());
  expect(callbacks.onBoughtAgain.mock.calls[0]?.[0].missing).toEqual([kept.title, "Gone"]);
  expect(services.cart.state.lines.map(({ id, num }) => [id, num])).toEqual([[7, 2]]);
});

test("a lost connection says nothing about what is sold", async () => {
  const { services } = await open({ "products.get": fault("refused") });
  await press("Buy again");
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce());
  expect(callbacks.onBoughtAgain).not.toHaveBeenCalled();
  expect(services.cart.state.lines).toEqual([]);
});
