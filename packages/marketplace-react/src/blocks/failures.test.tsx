// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import type { Payment } from "marketplace-sdk";
import { createFactory, fault, type Handlers, ok, page, sequence } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import words from "../../../../examples/storefront/src/en.json";
import { fakeServices, renderWith } from "../../test/render";
import { checkoutOf } from "../checkout/checkout-store";
import { labels } from "../labels/en";
import { CheckoutForm } from "./checkout";
import { PaymentForm } from "./payment-form";
import { ProductList } from "./products";

const make = createFactory();
const payment: Payment = {
  pay_no: "P1",
  status: "created",
  currency: "USDT",
  total: "28.40",
  order_nos: ["O1"],
  expires_at: 4_000_000_000,
  pay_methods: [{ method: "balance", enabled: true }],
};

async function press(name: string): Promise<void> {
  const button = await screen.findByRole("button", { name });
  await act(async () => void fireEvent.click(button));
}

test("products that can't be loaded are asked for again", async () => {
  const products = [make("Product", { title: "Teapot" })];
  renderWith(<ProductList hrefOf={(id) => `/${id}`} />, {
    "products.list": sequence(fault("refused"), (input) => ok(page(products, input))),
  });
  await press(labels.retry);
  await screen.findByText("Teapot");
});

async function pay(handlers: Handlers) {
  const fake = fakeServices(handlers);
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<PaymentForm payNo="P1" words={words} />, {}, fake);
  await act(() => fake.services.session.user());
  return fake;
}

test("a payment that can't be loaded is asked for again", async () => {
  await pay({ "payments.get": sequence(fault("refused"), ok(payment)) });
  await press(labels.retry);
  await screen.findByLabelText(words.fundPassword);
});

test("a payment without outcome is only sent again as it was", async () => {
  const { market } = await pay({
    "payments.get": ok(payment),
    "payments.payWithBalance": sequence(
      fault("refused"),
      ok({ pay: { ...payment, status: "settled" }, orders: [], money: "0.00" }),
    ),
  });
  fireEvent.change(await screen.findByLabelText(words.fundPassword), { target: { value: "fund-demo" } });
  await press(words.pay);
  await screen.findByRole("button", { name: labels.retry });
  expect(screen.queryByLabelText(words.fundPassword)).toBeNull();
  await press(labels.retry);
  await screen.findByText(words.states.paid);
  const sent = market.calls.filter(({ operation }) => operation === "payments.payWithBalance");
  expect(sent.map(({ input }) => input)).toEqual([
    { pay_no: "P1", fund_password: "fund-demo", expect_total: "28.40" },
    { pay_no: "P1", fund_password: "fund-demo", expect_total: "28.40" },
  ]);
});

test("an order whose prices can't be loaded is asked for again", async () => {
  const preview = { ...make("Preview"), groups: [], price_token: "pt" };
  const fake = fakeServices({ "orders.preview": sequence(fault("refused"), ok(preview)) });
  const { services } = fake;
  await services.session.save({ id: 7, token: "token" });
  checkoutOf(services).start([{ id: 1, shopId: 1, shopName: "Harbour", title: "Teapot", num: 1 }], "product");
  renderWith(<CheckoutForm words={words} onPlaced={() => undefined} />, {}, fake);
  await act(() => services.session.user());
  await press(labels.retry);
  await screen.findByRole("button", { name: words.placeOrder });
});
