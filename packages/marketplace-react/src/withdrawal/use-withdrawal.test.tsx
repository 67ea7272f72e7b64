// @vitest-environment happy-dom
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useWithdrawal, useWithdrawalQuote } from "./use-withdrawal";
import { pendingWithdrawalOf } from "./withdrawal";

const make = createFactory();
const quote = {
  quote_id: "q1",
  amount: "50",
  fee: "1",
  received: "49",
  currency: "USDT",
  rate: "1",
  expires_at: 1,
};
const dearer = { ...quote, quote_id: "q2", fee: "2", received: "48" };
const created = make("Withdrawal");
const target = { coin: "USDT", network: "TRX", address: "T1", memo: "" };
const onSuccess = vi.fn();
const onError = vi.fn();
const onMayExist = vi.fn();
const onFailure = vi.fn();

function Withdraw() {
  const { status, withdrawal, quoteChanged, outcomeUnknown, error, ...actions } = useWithdrawal({
    onSuccess,
    onError,
    onMayExist,
  });
  const shown = [
    status,
    withdrawal && `${withdrawal.received} to ${withdrawal.address}`,
    quoteChanged && "changed",
    outcomeUnknown && "unknown",
    error?.msg,
  ];
  return (
    <>
      <output>{shown.filter(Boolean).join(", ")}</output>
      <button type="button" onClick={() => actions.quote(target, "50")}>
        Next
      </button>
      <button type="button" onClick={() => actions.confirm("secret")}>
        Send
      </button>
      <button type="button" onClick={actions.close}>
        Close
      </button>
      <button type="button" onClick={actions.retry}>
        Resume
      </button>
      <button type="button" onClick={actions.discard}>
        Discard
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
const matches = (text: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(text));

async function openPage(handlers: Handlers, storages = fakeStorages()) {
  cleanup();
  onSuccess.mockClear();
  onError.mockClear();
  onMayExist.mockClear();
  onFailure.mockClear();
  const all: Handlers = { "withdrawals.quote": ok(quote), "withdrawals.create": ok(created), ...handlers };
  const fake = fakeServices(all, storages, { onFailure });
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<Withdraw />, {}, fake);
  // The stored user is read first.
  await act(() => fake.services.session.user());
  const sent = () => fake.market.calls.filter(({ operation }) => operation === "withdrawals.create");
  const keys = () => sent().map(({ options }) => options?.idempotencyKey);
  return { ...fake, storages, sent, keys };
}

test("a withdrawal is quoted, confirmed and sent with the figures that were seen", async () => {
  const { sent } = await openPage({});
  await shown("editing");
  await press("Next");
  await shown("confirming, 49 to T1");
  await act(async () => {
    fireEvent.click(screen.getByText("Send"));
    fireEvent.click(screen.getByText("Send"));
  });
  await shown("editing");
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(sent().map(({ input }) => input)).toEqual([
    {
      quote_id: "q1",
      address: "T1",
      fund_password: "secret",
      expect_fee: "1",
      expect_received: "49",
      ack_irreversible: 1,
    },
  ]);
});

test("other figures are confirmed again before they are sent", async () => {
  const { sent } = await openPage({
    "withdrawals.quote": sequence(ok(quote), ok(dearer)),
    "withdrawals.create": sequence(fail(0, "Expired", "quote_expired"), ok(created)),
  });
  await press("Next");
  await shown("confirming, 49 to T1");
  await press("Send");
  await shown("confirming, 48 to T1, changed");
  await press("Send");
  await shown("editing");
  expect(sent()[1]?.input).toMatchObject({ quote_id: "q2", expect_fee: "2", expect_received: "48" });
});

test("an error of the form leads back to it, one of the password stays", async () => {
  await openPage({
    "withdrawals.create": sequence(
      fail(0, "Wrong password", "fund_password_wrong"),
      fail(0, "No such address", "address_invalid"),
    ),
  });
  await press("Next");
  await press("Send");
  await shown("confirming, 49 to T1, Wrong password");
  await press("Send");
  await shown("editing, No such address");
});

test("a quote that fails stays in the form", async () => {
  await openPage({ "withdrawals.quote": fail(0, "Too little", "amount_too_small") });
  await press("Next");
  await shown("editing, Too little");
  // The component shows it: no other handler is called.
  expect(onFailure).not.toHaveBeenCalled();
});

test("after a lost answer the same withdrawal is sent again, over a reload too", async () => {
  const first = await openPage({ "withdrawals.create": fault("crash") });
  await press("Next");
  await press("Send");
  await matches(/^confirming, 49 to T1, unknown/);
  expect(JSON.stringify(first.storages.device.getItem("draft:7:withdrawal"))).not.toContain("secret");
  const again = await openPage({}, first.storages);
  await shown("outcomeUnknown, 49 to T1, unknown");
  await press("Resume");
  await press("Send");
  await shown("editing");
  expect(again.sent()[0]?.input).toEqual(first.sent()[0]?.input);
  expect(onSuccess).toHaveBeenCalledOnce();
});

test("in every tab it is sent again under the key it was kept with", async () => {
  const first = await openPage({ "withdrawals.create": fault("crash") });
  await press("Next");
  await press("Send");
  await matches(/^confirming, 49 to T1, unknown/);
  const there = await openPage({ "withdrawals.create": fault("crash") }, first.storages);
  await shown("outcomeUnknown, 49 to T1, unknown");
  await press("Resume");
  await press("Send");
  await vi.waitFor(() => expect(there.sent()).toHaveLength(1));
  await matches(/^confirming, 49 to T1, unknown/);
  await press("Send");
  await vi.waitFor(() => expect(there.sent()).toHaveLength(2));
  const [key] = first.keys();
  expect(key).toMatch(/^[\w-]{8,64}$/);
  expect(there.keys()).toEqual([key, key]);
});

test("one that was kept while the storage was full goes to other tabs with its key", async () => {
  const storages = fakeStorages();
  const { setItem } = storages.device;
  const here = await openPage({ "withdrawals.create": fault("crash") }, storages);
  await press("Next");
  await shown("confirming, 49 to T1");
  storages.device.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await press("Send");
  await matches(/^confirming, 49 to T1, unknown/);
  storages.device.setItem = setItem;
  await press("Send");
  await vi.waitFor(() => expect(here.sent()).toHaveLength(2));
  await matches(/^confirming, 49 to T1, unknown/);
  const there = await openPage({}, storages);
  await shown("outcomeUnknown, 49 to T1, unknown");
  await press("Resume");
  await press("Send");
  await shown("editing");
  expect(new Set([...here.keys(), ...there.keys()]).size).toBe(1);
  expect(here.keys()).toEqual([expect.any(String), expect.any(String)]);
});

test("after a refusal the next try has a key of its own", async () => {
  const { keys } = await openPage({
    "withdrawals.create": sequence(fail(0, "Wrong password", "fund_password_wrong"), ok(created)),
  });
  await press("Next");
  await press("Send");
  await shown("confirming, 49 to T1, Wrong password");
  await press("Send");
  await shown("editing");
  expect(new Set(keys()).size).toBe(2);
});

test.each([
  ["a lost answer", fault("crash"), "draft of the withdrawal"],
  ["a refusal", fail(0, "Wrong password", "fund_password_wrong"), null],
  ["another price", fail(0, "Changed", "quote_changed"), null],
] as const)(
  "%s is told when the form is gone, such as after another tab has signed out",
  async (_, answer, kept) => {
    const { storages } = await openPage({
      "withdrawals.create": () => {
        cleanup();
        return answer;
      },
    });
    await press("Next");
    await press("Send");
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    const isUnknown = kept !== null;
    const told = [{ operation: "withdrawals.create" }, { quote_id: "q1" }, isUnknown];
    expect(onError.mock.calls[0]).toMatchObject(told);
    expect(storages.device.getItem("draft:7:withdrawal") === null).toBe(kept === null);
  },
);

test("a used up quote of a withdrawal without outcome is not replaced by another one", async () => {
  const { market } = await openPage({
    "withdrawals.create": sequence(fault("refused"), fail(0, "Expired", "quote_expired")),
  });
  await press("Next");
  await press("Send");
  await matches(/unknown/);
  await press("Send");
  await shown("editing");
  expect(onMayExist).toHaveBeenCalledOnce();
  expect(market.calls.filter(({ operation }) => operation === "withdrawals.quote")).toHaveLength(1);
});

test("while another tab's withdrawal has no outcome no other one is sent", async () => {
  const { services, sent } = await openPage({});
  await press("Next");
  await shown("confirming, 49 to T1");
  const elsewhere = pendingWithdrawalOf(services.drafts.forUser("7"));
  elsewhere.write({ input: { ...target, ...quote, quote_id: "q9", address: "T9" }, key: "of-another-tab" });
  await press("Send");
  await shown("outcomeUnknown, 49 to T9, unknown");
  expect(sent()).toEqual([]);
  expect(elsewhere.read()?.input.quote_id).toBe("q9");
});

test("what another tab has sent in the meantime stays when the outcome is known here", async () => {
  const { services } = await openPage({
    "withdrawals.create": () => {
      elsewhere.write({
        input: { ...target, ...quote, quote_id: "q9", address: "T9" },
        key: "of-another-tab",
      });
      return ok(created);
    },
  });
  const elsewhere = pendingWithdrawalOf(services.drafts.forUser("7"));
  await press("Next");
  await press("Send");
  await shown("outcomeUnknown, 49 to T9, unknown");
  expect(onSuccess).toHaveBeenCalledOnce();
});

test("a withdrawal that another tab has settled stays stored while this tab was told nothing", async () => {
  const { storages } = await openPage({
    "withdrawals.create": () => {
      storages.device.removeItem("draft:7:withdrawal");
      return fault("refused");
    },
  });
  await press("Next");
  await press("Send");
  await matches(/unknown/);
  expect(storages.device.getItem("draft:7:withdrawal")).toContain(quote.quote_id);
});

test("nothing is sent before this tab knows that another has signed in as somebody else", async () => {
  const { storages, services, sent } = await openPage({});
  await press("Next");
  await shown("confirming, 49 to T1");
  storages.device.setItem("access_key", "of another");
  await press("Send");
  await shown("editing");
  expect(services.session.get()).toBe("of another");
  expect(sent()).toEqual([]);
  expect(storages.device.getItem("draft:7:withdrawal")).toBeNull();
});

test("a withdrawal without outcome can be given up", async () => {
  const { storages } = await openPage({ "withdrawals.create": fault("refused") });
  await press("Next");
  await press("Send");
  await matches(/unknown/);
  await press("Close");
  await shown("outcomeUnknown, 49 to T1, unknown");
  await press("Discard");
  await shown("editing");
  expect(storages.device.getItem("draft:7:withdrawal")).toBeNull();
});

let type: (amount: string) => void;

function Quote() {
  const [amount, setAmount] = useState("");
  type = setAmount;
  const { data } = useWithdrawalQuote(amount ? { coin: "USDT", network: "TRX", amount } : undefined);
  return <output>{data?.amount ?? "nothing"}</output>;
}

test("the server is asked once the user pauses, and never for outdated input", async () => {
  const answer = ({ amount = "" }) =>
    ok({ quote_id: "q", amount: `${amount}`, fee: "1", received: "1", expires_at: 1 });
  const { market } = renderWith(<Quote />, { "withdrawals.quote": answer });
  for (const amount of ["1", "12", "120"]) act(() => type(amount));
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("120"));
  expect(market.calls.map(({ input }) => input)).toEqual([{ coin: "USDT", network: "TRX", amount: "120" }]);
  act(() => type("7"));
  expect(screen.getByRole("status").textContent).toBe("nothing");
});
