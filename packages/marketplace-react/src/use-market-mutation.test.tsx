// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { MarketplaceError } from "marketplace-sdk";
import { createFactory, fail, fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../test/render";
import { useMarketplace } from "./provider";
import { isStillSignedIn } from "./services";
import { useMarketMutation } from "./use-market-mutation";

const make = createFactory();
const address = make("Address");

function Addresses() {
  const { queries, mutations } = useMarketplace();
  const { data = [] } = useQuery(queries.addresses.list());
  const remove = useMarketMutation(mutations.addresses.delete());
  return (
    <>
      <output>
        {data.length} addresses{remove.outcomeUnknown && ", outcome unknown"}
        {remove.error && !remove.outcomeUnknown && `, ${remove.error.msg}`}
      </output>
      <button type="button" disabled={remove.isPending} onClick={() => remove.mutate({ id: address.id })}>
        Delete
      </button>
      <button type="button" onClick={remove.retry}>
        Try again
      </button>
    </>
  );
}

const click = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByText(name)));
const deletions = (calls: readonly { operation: string }[]): number =>
  calls.filter(({ operation }) => operation === "addresses.delete").length;

test("a call loads again what it has changed", async () => {
  renderWith(<Addresses />, {
    "addresses.list": sequence(ok([address]), ok([])),
    "addresses.delete": ok(null),
  });
  await screen.findByText("1 addresses");
  await click("Delete");
  await screen.findByText("0 addresses");
});

test("a double click is one call", async () => {
  const { market } = renderWith(<Addresses />, {
    "addresses.list": ok([address]),
    "addresses.delete": ok(null),
  });
  await screen.findByText("1 addresses");
  await act(async () => {
    const button = screen.getByText("Delete");
    fireEvent.click(button);
    fireEvent.click(button);
  });
  expect(deletions(market.calls)).toBe(1);
  await click("Delete");
  expect(deletions(market.calls)).toBe(2);
});

test("a response is an outcome, a lost connection isn't, and retry repeats the same call", async () => {
  const handlers: Handlers = {
    "addresses.list": ok([address]),
    "addresses.delete": sequence(fail(0, "In use"), fault("refused"), ok(null)),
  };
  const { market } = renderWith(<Addresses />, handlers);
  await screen.findByText("1 addresses");
  await click("Delete");
  await screen.findByText("1 addresses, In use");
  await click("Delete");
  await screen.findByText("1 addresses, outcome unknown");
  await click("Try again");
  await screen.findByText("1 addresses");
  const inputs = market.calls
    .filter(({ operation }) => operation === "addresses.delete")
    .map(({ input }) => input);
  expect(inputs).toEqual([{ id: address.id }, { id: address.id }, { id: address.id }]);
});

test("what was sent is not in TanStack's cache, neither while it is sent nor afterwards", async () => {
  const inputs: unknown[] = [];
  const { market, services } = renderWith(<Addresses />, {
    "addresses.list": ok([address]),
    "addresses.delete": sequence(fault("refused"), fail(0, "In use"), ok(null)),
  });
  const cache = services.queryClient.getMutationCache();
  cache.subscribe(() => inputs.push(...cache.getAll().map(({ state }) => state.variables)));
  await screen.findByText("1 addresses");
  await click("Delete");
  await screen.findByText("1 addresses, outcome unknown");
  await click("Try again");
  await screen.findByText("1 addresses, In use");
  await click("Try again");
  await screen.findByText("1 addresses");
  expect(market.calls.filter(({ operation }) => operation === "addresses.delete")).toMatchObject([
    { input: { id: address.id } },
    { input: { id: address.id } },
    { input: { id: address.id } },
  ]);
  expect(inputs.length).toBeGreaterThan(0);
  expect(inputs.flatMap((input) => Reflect.ownKeys(Object(input)))).toEqual([]);
});

test("retry repeats a call without input too, and does nothing before the first call", async () => {
  function MarkRead() {
    const markRead = useMarketMutation(useMarketplace().mutations.messages.markRead());
    return (
      <>
        <output>{markRead.outcomeUnknown ? "outcome unknown" : markRead.error ? "failed" : "fine"}</output>
        <button type="button" onClick={() => markRead.mutate(undefined)}>
          Mark
        </button>
        <button type="button" onClick={markRead.retry}>
          Try again
        </button>
      </>
    );
  }
  const handlers: Handlers = { "messages.markRead": sequence(fault("refused"), ok({ unread: 0 })) };
  const { market } = renderWith(<MarkRead />, handlers);
  await click("Try again");
  expect(market.calls).toHaveLength(0);
  await click("Mark");
  await screen.findByText("outcome unknown");
  await click("Try again");
  await screen.findByText("fine");
  expect(market.calls).toHaveLength(2);
});

test("a retry that never leaves does not make the outcome known, a first attempt that never leaves does", async () => {
  const fake = fakeServices({ "addresses.list": ok([address]) });
  const { mutations } = fake.services;
  const attempts = [0, 1, 0];
  const timeOut = async (): Promise<never> => {
    const details = { kind: "timeout", operation: "addresses.delete", msg: "Not sent" } as const;
    throw new MarketplaceError("addresses.delete: no answer", {
      ...details,
      attempts: attempts.shift() ?? 0,
    });
  };
  const slow = () => ({ ...mutations.addresses.delete(), mutationFn: timeOut });
  const addresses = { ...mutations.addresses, delete: slow };
  const services = { ...fake.services, mutations: { ...mutations, addresses } };
  renderWith(<Addresses />, {}, { ...fake, services });
  await screen.findByText("1 addresses");
  await click("Delete");
  await screen.findByText("1 addresses, Not sent");
  await click("Delete");
  await screen.findByText("1 addresses, outcome unknown");
  await click("Try again");
  await screen.findByText("1 addresses, outcome unknown");
});

test("a form can wait for the result, and joins a call that is running", async () => {
  const results: Promise<unknown>[] = [];
  function Waiting() {
    const remove = useMarketMutation(useMarketplace().mutations.addresses.delete());
    const press = () => void results.push(remove.mutateAsync({ id: address.id }));
    return (
      <button type="button" onClick={press}>
        Delete
      </button>
    );
  }
  const { market } = renderWith(<Waiting />, { "addresses.delete": fail(0, "In use") });
  await act(async () => {
    fireEvent.click(screen.getByText("Delete"));
    fireEvent.click(screen.getByText("Delete"));
    const settled = await Promise.allSettled(results);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
  expect(deletions(market.calls)).toBe(1);
});

/** The addresses of a user, on services whose storage other tabs share. */
async function openAddresses() {
  const storages = fakeStorages();
  const fake = fakeServices({ "addresses.list": ok([address]), "addresses.delete": ok(null) }, storages);
  await fake.services.session.save({ id: 7, token: "token" });
  renderWith(<Addresses />, {}, fake);
  await screen.findByText("1 addresses");
  await act(() => fake.services.session.user());
  return { ...fake, storages };
}

test("nothing is sent before this tab knows that another has signed in as somebody else", async () => {
  const { market, storages } = await openAddresses();
  storages.device.setItem("access_key", "of another");
  await click("Delete");
  expect(deletions(market.calls)).toBe(0);
  expect(screen.getByRole("status").textContent).not.toMatch(/unknown/);
});

test("nothing is sent before the user of another tab's session is known, even when the token is", async () => {
  const { market, services, storages } = await openAddresses();
  // Another tab stores the token first, and the user once that is encrypted.
  storages.device.removeItem("userInfo");
  storages.device.setItem("access_key", "of another");
  await act(async () => void services.session.get());
  await screen.findByText("1 addresses");
  await click("Delete");
  expect(deletions(market.calls)).toBe(0);
  await act(() => services.session.save({ id: 9, token: "of Nova" }));
  await vi.waitFor(() => expect(isStillSignedIn(services, "9")).toBe(true));
  await screen.findByText("1 addresses");
  await click("Delete");
  expect(deletions(market.calls)).toBe(1);
});

test("what one user's call left open is not offered to the next", async () => {
  const fake = fakeServices({ "addresses.list": ok([address]), "addresses.delete": fault("refused") });
  const { services, market } = fake;
  await services.session.save({ id: 7, token: "token" });
  renderWith(<Addresses />, {}, fake);
  await screen.findByText("1 addresses");
  await act(() => services.session.user());
  await click("Delete");
  await screen.findByText("1 addresses, outcome unknown");
  await act(() => services.session.save({ id: 9, token: "of another" }));
  await screen.findByText("1 addresses");
  await click("Try again");
  expect(deletions(market.calls)).toBe(1);
});
