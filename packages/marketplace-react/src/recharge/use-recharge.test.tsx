// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { Recharge } from "marketplace-sdk";
import { fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { useCreateRecharge, useRecharge } from "./use-recharge";

const recharge: Recharge = { id: 5, amount: "100.00", status: "created", proofs_left: 3, expires_at: 1_000 };
const methods = {
  currency: "USDT",
  methods: [{ coin: "USDT", network: "TRX", address: "T1", min_amount: "10", confirmations: 20 }],
};
const onSuccess = vi.fn();

function Create() {
  const { methods: data, status, create, pendingInput, ...actions } = useCreateRecharge({ onSuccess });
  const shown = [
    status === "loaded" ? `${data?.methods.length} methods` : status,
    pendingInput && `pending ${pendingInput.amount}`,
    create.error?.msg,
  ];
  return (
    <>
      <output>{shown.filter(Boolean).join(", ")}</output>
      <button
        type="button"
        onClick={() => create.mutate({ coin: "USDT", network: "TRX", amount: "100.00", ...pendingInput })}
      >
        Create
      </button>
      <button
        type="button"
        onClick={() =>
          void create.mutateAsync({ coin: "USDT", network: "TRX", amount: "7" }).catch(() => undefined)
        }
      >
        Create and wait
      </button>
      <button type="button" onClick={actions.retry}>
        Retry
      </button>
      <button type="button" onClick={actions.discard}>
        Discard
      </button>
    </>
  );
}

function Detail({ id }: { id: string }) {
  const { status, recharge: data, acceptsProof, submitProof, refetch } = useRecharge(id);
  const shown = [status, data?.status, acceptsProof && "accepts a proof", submitProof.error?.msg];
  return (
    <>
      <output>{shown.filter(Boolean).join(", ")}</output>
      <button type="button" onClick={() => submitProof.mutate({ amount: "100.00", txid: "ab" })}>
        Submit
      </button>
      <button type="button" onClick={refetch}>
        Reload
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

async function openForm(handlers: Handlers, storages = fakeStorages()) {
  cleanup();
  onSuccess.mockClear();
  const fake = fakeServices({ "recharges.methods": ok(methods), ...handlers }, storages);
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<Create />, {}, fake);
  await act(() => fake.services.session.user());
  const sent = () => fake.market.calls.filter(({ operation }) => operation === "recharges.create");
  return { storages, sent };
}

test("a recharge is created once", async () => {
  const { sent } = await openForm({ "recharges.create": ok(recharge) });
  await shown("1 methods");
  await act(async () => {
    fireEvent.click(screen.getByText("Create"));
    fireEvent.click(screen.getByText("Create"));
  });
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith(recharge));
  expect(sent()).toHaveLength(1);
  await shown("1 methods");
});

test("one without outcome is asked for again as it was, over a reload", async () => {
  const first = await openForm({ "recharges.create": fault("crash") });
  await shown("1 methods");
  await press("Create");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/pending 100.00/));
  const again = await openForm({ "recharges.create": ok(recharge) }, first.storages);
  await shown("1 methods, pending 100.00");
  await press("Create");
  await shown("1 methods");
  const [[before], [after]] = [first.sent(), again.sent()];
  expect(after?.input).toEqual(before?.input);
  // Its key is kept with it: another tab's answer takes the client's own away.
  expect(before?.options?.idempotencyKey).toMatch(/^[\w-]{8,64}$/);
  expect(after?.options?.idempotencyKey).toBe(before?.options?.idempotencyKey);
});

test("one that a form waits for is kept over a reload, too", async () => {
  const first = await openForm({ "recharges.create": fault("crash") });
  await shown("1 methods");
  await press("Create and wait");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/pending 7/));
  await openForm({}, first.storages);
  await shown("1 methods, pending 7");
});

test("nothing is asked for before this tab knows that another has signed in as somebody else", async () => {
  const { storages, sent } = await openForm({ "recharges.create": ok(recharge) });
  await shown("1 methods");
  storages.device.setItem("access_key", "of another");
  await press("Create and wait");
  expect(sent()).toHaveLength(0);
  expect(storages.device.getItem("draft:7:recharge")).toBeNull();
});

test("one that the server rejects is forgotten", async () => {
  const { storages } = await openForm({ "recharges.create": fail(0, "Too little", "amount_too_small") });
  await shown("1 methods");
  await press("Create");
  await shown("1 methods, Too little");
  expect(storages.device.getItem("draft:7:recharge")).toBeNull();
});

test("a proof is submitted, and its answer shown at once", async () => {
  const submitted = { ...recharge, status: "submitted" };
  const { market } = renderWith(<Detail id="5" />, {
    "recharges.get": ok(recharge),
    "recharges.submitProof": sequence(fail(0, "No such transaction", "txid_invalid"), ok(submitted)),
  });
  await shown("loaded, created, accepts a proof");
  await press("Submit");
  await shown("loaded, created, accepts a proof, No such transaction");
  await press("Submit");
  await shown("loaded, submitted");
  expect(market.calls.at(-1)?.input).toMatchObject({ id: "5", amount: "100.00", txid: "ab" });
});

test("an unknown recharge is distinguished from an unreachable server", async () => {
  renderWith(<Detail id="5" />, { "recharges.get": sequence(fault("crash"), fail(404, "Not found")) });
  await shown("failed");
  await press("Reload");
  await shown("notFound");
});

test("a recharge without outcome can be requested again as it was, or given up", async () => {
  const { sent } = await openForm({
    "recharges.create": sequence(fault("refused"), fault("refused"), ok(recharge)),
  });
  await shown("1 methods");
  await press("Create");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("pending 100.00"));
  await press("Retry");
  expect(new Set(sent().map(({ options }) => options?.idempotencyKey)).size).toBe(1);
  expect(sent()).toHaveLength(2);
  await press("Discard");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).not.toContain("pending"));
  await press("Retry");
  expect(sent()).toHaveLength(2);
});
