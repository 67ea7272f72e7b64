// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../test/render";
import { useMarketplace } from "../provider";
import { orderActions } from "./order-actions";
import { useOrderMutation } from "./use-order-mutation";

const make = createFactory();
const none = { pay: false, cancel: false, receipt: false, comment: false, dispute: false };
const order = make("Order", { status: "paid", can: { ...none, cancel: true } });
const cancelled = { ...order, status: "cancelled", can: none };
const callbacks = { onSuccess: vi.fn(), onError: vi.fn() };

function Detail() {
  const { queries, mutations } = useMarketplace();
  const { data } = useQuery(queries.orders.get({ order_no: order.order_no }));
  const cancel = useOrderMutation(mutations.orders.cancel(), (result) => result.order, callbacks);
  if (!data) return <output>loading</output>;
  return (
    <>
      <output>
        {data.status}: {orderActions(data).join(", ")}
      </output>
      <button type="button" onClick={() => cancel.mutate({ order_no: data.order_no })}>
        Cancel
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

test("a cancelled order is shown at once, with its refund", async () => {
  const refund = { money: "5.00", currency: "USDT" };
  const { market } = await open({ "orders.cancel": ok({ order: cancelled, refund }) });
  await press("Cancel");
  await screen.findByText("cancelled: buyAgain");
  expect(callbacks.onSuccess).toHaveBeenCalledWith(
    { order: cancelled, refund },
    { order_no: order.order_no },
  );
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

test("a lost connection says nothing about the order, which stays as it is", async () => {
  const { market } = await open({ "orders.cancel": fault("refused") });
  await press("Cancel");
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce());
  expect(market.calls.filter(({ operation }) => operation === "orders.get")).toHaveLength(1);
});
