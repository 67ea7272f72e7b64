// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import type { Payment } from "marketplace-sdk";
import {
  dropResponse,
  fail,
  fault,
  type Handlers,
  ok,
  sequence,
  unauthorized,
} from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { press, renderSignedIn, sent, signInAgain, type } from "../../test/block";
import { unpaid } from "../../test/payment";
import { blockLabels } from "../block-labels/en";
import { labels } from "../labels/en";
import { PaymentForm } from "./payment-form";
import { SignedIn } from "./sign-in";
import { fill } from "./use-block-texts";

const t = blockLabels.payment;
const now = Math.floor(Date.now() / 1000);
const networks = [
  { coin: "USDT", network: "TRC20", network_name: "Tron (TRC20)", enabled: true },
  { coin: "USDT", network: "ERC20", network_name: "Ethereum", enabled: false },
];
const payment: Payment = {
  ...unpaid,
  expires_at: now + 90,
  pay_methods: [
    { method: "balance", enabled: true },
    { method: "crypto", enabled: true, networks },
  ],
};
const invoice: Payment = {
  ...payment,
  method: "crypto",
  coin: "USDT",
  network: "TRC20",
  network_name: "Tron (TRC20)",
  amount: "28.41",
  amount_due: "28.41",
  address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE",
  memo: "4711",
  warnings: ["Only from your own wallet."],
};
const settled = { pay: { ...payment, status: "settled" }, orders: [], money: "0.00" };
const pay = fill(t.pay, { money: "28.40 USDT" });

const render = (handlers: Handlers, onSuccess = vi.fn()) =>
  renderSignedIn(<PaymentForm payNo="P1" ordersHref="#/orders" onSuccess={onSuccess} />, {
    "payments.get": ok(payment),
    ...handlers,
  });

test("pays from the balance, and leads to the orders", async () => {
  const onSuccess = vi.fn();
  const { market } = await render({ "payments.payWithBalance": ok(settled) }, onSuccess);
  await type({ [t.fundPassword]: " fund-demo " });
  await press(pay);
  await screen.findByText(t.paid);
  expect(screen.getByRole("link", { name: t.toOrders }).getAttribute("href")).toBe("#/orders");
  expect(onSuccess).toHaveBeenCalledTimes(1);
  expect(sent(market, "payments.payWithBalance")).toEqual([
    { pay_no: "P1", fund_password: " fund-demo ", expect_total: "28.40" },
  ]);
});

test("a wrong fund password is said next to its field, and another one can be sent", async () => {
  const { market } = await render({
    "payments.payWithBalance": sequence(fail(0, "Wrong fund password.", "fund_password_wrong"), ok(settled)),
  });
  await type({ [t.fundPassword]: "not it" });
  await press(pay);
  await screen.findByText("Wrong fund password.");
  await type({ [t.fundPassword]: "fund-demo" });
  await press(pay);
  await screen.findByText(t.paid);
  expect(sent(market, "payments.payWithBalance")).toHaveLength(2);
});

test("a payment whose answer was lost is only sent again as it was", async () => {
  const { market } = await render({
    "payments.payWithBalance": sequence(dropResponse(ok(settled)), ok(settled)),
  });
  await type({ [t.fundPassword]: "fund-demo" });
  await press(pay);
  await screen.findByText(t.outcomeUnknown);
  expect(screen.queryByLabelText(t.fundPassword)).toBeNull();
  expect(screen.queryByRole("radio")).toBeNull();
  await press(t.sendAgain);
  await screen.findByText(t.paid);
  const [first, second, ...more] = sent(market, "payments.payWithBalance");
  expect(more).toEqual([]);
  expect(second).toEqual(first);
});

test("a session that ends while the payment is sent: it is there again, and the same one", async () => {
  const { market } = await renderSignedIn(
    <SignedIn>
      <PaymentForm payNo="P1" ordersHref="#/orders" />
    </SignedIn>,
    {
      "payments.get": ok(payment),
      "payments.payWithBalance": sequence(unauthorized(), ok(settled)),
      "auth.login": ok({ userinfo: { id: 7, token: "other" } }),
    },
  );
  await type({ [t.fundPassword]: "fund-demo" });
  await press(pay);
  await signInAgain();
  await type({ [t.fundPassword]: "fund-demo" });
  await press(pay);
  await screen.findByText(t.paid);
  const [first, second] = sent(market, "payments.payWithBalance");
  expect(second).toEqual(first);
});

test("coins: the network first, then how many, where to, until when", async () => {
  const { market } = await render({
    "payments.get": sequence(ok(payment), ok(invoice)),
    "payments.payWithCrypto": ok(invoice),
  });
  fireEvent.click(await screen.findByLabelText(t.crypto));
  expect((await screen.findByLabelText<HTMLInputElement>(/Ethereum/)).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(/Tron/));
  await screen.findByText(t.irreversible);
  await press(t.showAddress);
  await screen.findByText(t.waiting);
  expect(sent(market, "payments.payWithCrypto")).toEqual([{ pay_no: "P1", coin: "USDT", network: "TRC20" }]);
  for (const shown of ["28.41 USDT", "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE", "Tron (TRC20)", "4711"]) {
    screen.getByText(shown);
  }
  screen.getByText("Only from your own wallet.");
  screen.getByText(fill(t.sendOn, { coin: "USDT", network: "Tron (TRC20)" }));
  expect(screen.getByRole("timer").textContent).toMatch(/1:[0-3]\d/);
  await press(t.otherWay);
  await screen.findByLabelText(t.crypto);
});

test("an address that did not come is asked for again: it is the same one", async () => {
  const { market } = await render({
    "payments.get": sequence(ok(payment), ok(payment), ok(invoice)),
    "payments.payWithCrypto": sequence(dropResponse(ok(invoice)), ok(invoice)),
  });
  fireEvent.click(await screen.findByLabelText(t.crypto));
  fireEvent.click(screen.getByLabelText(/Tron/));
  await press(t.showAddress);
  await screen.findByText(labels.failure.network);
  await press(t.showAddress);
  await screen.findByText(t.waiting);
  const [first, second] = sent(market, "payments.payWithCrypto");
  expect(second).toEqual(first);
});

test("a part that has arrived says what is missing, and offers no other way", async () => {
  const partial = { ...invoice, status: "processing", additional_status: "paid_partial" };
  await render({ "payments.get": ok({ ...partial, amount_paid: "20.00", amount_due: "8.41" }) });
  await screen.findByText(fill(t.partly, { paid: "20.00 USDT", due: "8.41 USDT" }));
  expect(screen.queryByRole("button", { name: t.otherWay })).toBeNull();
});

test.each([
  ["processing", { status: "processing" }, t.seenTitle],
  ["expired", { status: "expired" }, t.expiredTitle],
  ["invalid", { status: "invalid" }, t.invalidTitle],
  ["too late", { status: "expired", credit_money: "5.00" }, t.lateTitle],
])("a payment that is %s says what that means, and leads to the orders", async (_, change, title) => {
  await render({ "payments.get": ok({ ...payment, ...change }) });
  await screen.findByText(title);
  screen.getByRole("link", { name: t.toOrders });
});

test("a way to pay that can't be used says why", async () => {
  const reasons = [
    { method: "balance", enabled: false, reason: "insufficient_balance" },
    { method: "crypto", enabled: false, reason: "no_network" },
    { method: "voucher", enabled: true },
  ];
  await render({
    "payments.get": ok({ ...payment, pay_methods: reasons }),
    "account.get": ok({ money: "8.40" }),
  });
  await screen.findByText(fill(t.lacking, { money: "20.00 USDT" }));
  screen.getByText(t.unavailable);
  screen.getByText(t.unsupported);
});

test("a payment that can't be loaded is asked for again, and one that is not there says so", async () => {
  const { unmount } = await render({ "payments.get": sequence(fault("refused"), ok(payment)) });
  await press(labels.retry);
  await screen.findByLabelText(t.fundPassword);
  unmount();
  await render({ "payments.get": fail(404, "") });
  await screen.findByText(t.goneTitle);
});

test("what is paid for, and until when; the last five minutes are counted down", async () => {
  const together = { ...payment, order_nos: ["O1", "O2"], expires_at: now + 1200 };
  await render({ "payments.get": ok(together) });
  await screen.findByText("O2");
  expect(screen.queryByRole("timer")).toBeNull();
});

test("a warning that the server repeats is shown once", async () => {
  const warnings = [t.irreversible, "Only from your own wallet."];
  await render({ "payments.get": ok({ ...invoice, warnings }) });
  await screen.findByText("Only from your own wallet.");
  expect(screen.getAllByText(t.irreversible)).toHaveLength(1);
});
