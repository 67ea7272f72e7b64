// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, fault, type Handlers, ok } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useBuyAgain } from "./use-buy-again";

const make = createFactory();
const order = make("Order");
const [firstItem] = order.goods;
const callbacks = { onSuccess: vi.fn(), onError: vi.fn() };
const onFailure = vi.fn();

function Again({ of }: { of: typeof order }) {
  const buyAgain = useBuyAgain(callbacks);
  return (
    <button type="button" onClick={() => buyAgain.mutate(of)}>
      Buy again
    </button>
  );
}

async function press(handlers: Handlers, of = order) {
  vi.clearAllMocks();
  const view = renderWith(<Again of={of} />, {}, fakeServices(handlers, fakeStorages(), { onFailure }));
  await act(async () => void fireEvent.click(screen.getByText("Buy again")));
  return view;
}

test("what is still sold is added to the cart, the rest is named", async () => {
  if (!firstItem) throw new Error("an order has items");
  const gone = { ...firstItem, pro_id: 99, title: "Gone" };
  const kept = { ...firstItem, pro_id: 7, sku_id: 0, spec: "", num: 3 };
  const product = { ...make("ProductDetail"), id: 7, specs: [], skus: [], stock: 2 };
  const { services } = await press(
    { "products.get": ({ id }) => (String(id) === "7" ? ok(product) : fail(404, "Not found")) },
    { ...order, goods: [kept, gone] },
  );
  await vi.waitFor(() => expect(callbacks.onSuccess).toHaveBeenCalledOnce());
  expect(callbacks.onSuccess.mock.calls[0]?.[0].missing).toEqual([kept.title, "Gone"]);
  expect(services.cart.state.lines.map(({ id, num }) => [id, num])).toEqual([[7, 2]]);
});

test.each([
  ["a lost connection", fault("refused")],
  ["a server that fails", fail(500, "Out of order")],
])("%s says nothing about what is sold, and is told once", async (_name, answer) => {
  const { services } = await press({ "products.get": answer });
  await vi.waitFor(() => expect(callbacks.onError).toHaveBeenCalledOnce());
  expect(callbacks.onSuccess).not.toHaveBeenCalled();
  expect(services.cart.state.lines).toEqual([]);
  expect(onFailure).not.toHaveBeenCalled();
});
