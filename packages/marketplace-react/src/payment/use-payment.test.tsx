// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { unpaid as base } from "../../test/payment";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { usePayment } from "./use-payment";

const make = createFactory();
const settled = { ...base, status: "settled" };
const invoice = { ...base, method: "crypto", address: "T1", amount: "28.40" };
const paid = { pay: settled, orders: [make("Order")], money: "1.00" };
const onSuccess = vi.fn();

function Pay({ payNo }: { payNo: string }) {
  const { status, selected, payWithBalance, payWithCrypto, payment, ...actions } = usePayment(payNo, {
    onSuccess,
  });
  const failure = payWithBalance.error ?? payWithCrypto.error;
  return (
    <>
      <output>
        {[
          status,
          payment?.address,
          selected?.method,
          failure?.msg,
          payWithBalance.outcomeUnknown && "outcome unknown",
        ]
          .filter(Boolean)
          .join(", ")}
      </output>
      <button type="button" onClick={() => payWithBalance.mutate("secret")}>
        Pay
      </button>
      <button type="button" onClick={payWithBalance.retry}>
        Retry
      </button>
      <button type="button" onClick={() => payWithCrypto.mutate({ coin: "USDT", network: "TRX" })}>
        Get address
      </button>
      <button type="button" onClick={() => actions.selectMethod("crypto")}>
        Crypto
      </button>
      <button type="button" onClick={actions.changeMethod}>
        Other way
      </button>
      <button type="button" onClick={actions.refetch}>
        Reload
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

function open(handlers: Handlers, payNo = "P1") {
  onSuccess.mockClear();
  const view = renderWith(<Pay payNo={payNo} />, handlers);
  const callsOf = (operation: string) => view.market.calls.filter((call) => call.operation === operation);
  return { ...view, callsOf };
}

test("a payment from the balance is signed with the total that was shown, and shown as paid at once", async () => {
  const { callsOf } = open({ "payments.get": ok(base), "payments.payWithBalance": ok(paid) });
  await shown("awaitingMethod, balance");
  await press("Pay");
  await shown("paid, balance");
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledExactlyOnceWith(settled));
  expect(callsOf("payments.payWithBalance").map(({ input }) => input)).toEqual([
    { pay_no: "P1", fund_password: "secret", expect_total: "28.40" },
  ]);
  expect(callsOf("payments.get")).toHaveLength(1);
});

test("a wrong fund password says nothing about the payment; another error loads it again", async () => {
  const { callsOf } = open({
    "payments.get": sequence(ok(base), ok({ ...base, status: "expired" })),
    "payments.payWithBalance": sequence(
      fail(0, "Wrong password", "fund_password_wrong"),
      fail(0, "Too late", "pay_expired"),
    ),
  });
  await shown("awaitingMethod, balance");
  await press("Pay");
  await shown("awaitingMethod, balance, Wrong password");
  expect(callsOf("payments.get")).toHaveLength(1);
  await press("Pay");
  await shown("expired, balance, Too late");
});

test("after a lost answer the payment itself is asked, and the same call can be sent again", async () => {
  const { callsOf } = open({
    "payments.get": ok(base),
    "payments.payWithBalance": sequence(fault("crash"), ok(paid)),
  });
  await shown("awaitingMethod, balance");
  await press("Pay");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/outcome unknown$/));
  expect(callsOf("payments.get")).toHaveLength(2);
  await press("Retry");
  await shown("paid, balance");
  const [first, second] = callsOf("payments.payWithBalance");
  expect(second?.input).toEqual(first?.input);
});

test("a coin gets an address, from which the buyer can go back to the choice", async () => {
  open({ "payments.get": ok(base), "payments.payWithCrypto": ok(invoice) });
  await shown("awaitingMethod, balance");
  await press("Crypto");
  await shown("awaitingMethod, crypto");
  await press("Get address");
  await shown("awaitingTransfer, T1, crypto");
  await press("Other way");
  await shown("awaitingMethod, T1, crypto");
  await press("Get address");
  await shown("awaitingTransfer, T1, crypto");
});

test("coins that arrive are followed from a part to the whole", async () => {
  const partial = { ...invoice, status: "processing", additional_status: "paid_partial", amount_due: "8.40" };
  open({ "payments.get": sequence(ok(invoice), ok(partial), ok({ ...invoice, status: "settled" })) });
  await shown("awaitingTransfer, T1, balance");
  await press("Reload");
  await shown("partial, T1, balance");
  await press("Reload");
  await shown("paid, T1, balance");
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

test("what is waiting for coins is polled, what is over is not", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { callsOf } = open({ "payments.get": sequence(ok(invoice), ok(settled)) });
    await shown("awaitingTransfer, T1, balance");
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await shown("paid, balance");
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(callsOf("payments.get")).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test("an unknown payment is distinguished from an unreachable server", async () => {
  open({ "payments.get": fail(404, "No such payment") });
  await shown("notFound");
});

test("a server that does not answer is a failure that can be repeated", async () => {
  open({ "payments.get": sequence(fault("crash"), ok(base)) });
  await shown("failed");
  await press("Reload");
  await shown("awaitingMethod, balance");
});

test("the fund password is in no cache, before and after the outcome", async () => {
  const { services } = open({
    "payments.get": ok(base),
    "payments.payWithBalance": sequence(fault("refused"), ok(paid)),
  });
  const { queryClient } = services;
  const kept = (): string =>
    JSON.stringify([
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    ]);
  const during: string[] = [];
  queryClient.getMutationCache().subscribe(() => during.push(kept()));
  await shown("awaitingMethod, balance");
  await press("Pay");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/outcome unknown$/));
  await press("Retry");
  await shown("paid, balance");
  expect(during.length).toBeGreaterThan(0);
  for (const text of [...during, kept()]) expect(text).not.toContain("secret");
});

test("what can't be a number is not asked", async () => {
  const { callsOf } = open({ "payments.get": ok(base) }, "../orders");
  await shown("notFound");
  expect(callsOf("payments.get")).toHaveLength(0);
});

test("a payment that can't be loaded is shown by the page alone", async () => {
  const onFailure = vi.fn();
  renderWith(
    <Pay payNo="P1" />,
    {},
    fakeServices({ "payments.get": fault("crash") }, fakeStorages(), { onFailure }),
  );
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^failed/));
  expect(onFailure).not.toHaveBeenCalled();
});

test("nothing is paid before this tab knows that another has signed in as somebody else", async () => {
  const storages = fakeStorages();
  const fake = fakeServices({ "payments.get": ok(base), "payments.payWithBalance": ok(paid) }, storages);
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<Pay payNo="P1" />, {}, fake);
  await shown("awaitingMethod, balance");
  await act(() => fake.services.session.user());
  storages.device.setItem("access_key", "of another");
  await press("Pay");
  await shown("awaitingMethod, balance");
  expect(fake.market.calls.map(({ operation }) => operation)).not.toContain("payments.payWithBalance");
});
