// @vitest-environment happy-dom
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { createFactory, fail, type Handlers, ok } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, renderWith } from "../test/render";
import { checkoutOf } from "./checkout/checkout-store";
import { useMarketplace } from "./provider";
import { isStillSignedIn } from "./services";
import { useFollowStore } from "./stores/use-follow-store";
import { useMarketMutation } from "./use-market-mutation";
import { useWithdrawal } from "./withdrawal/use-withdrawal";

const make = createFactory();
const anna = { id: 7, token: "of Anna" };
const nova = { id: 9, token: "of Nova" };
const teapot = { id: 1003, shopId: 1, shopName: "Harbour", num: 2 };
const payment = make("Payment", { pay_no: "P1" });

/** Services of Anna whose server answers one operation when told to, and the others at once. */
async function signedIn(operation: string, result: unknown, others: Handlers = {}) {
  let answer = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fake = fakeServices({
    "auth.logout": ok(null),
    ...others,
    [operation]: async () => {
      begin();
      await answered;
      return result;
    },
  });
  const { services } = fake;
  await services.session.save(anna);
  /** Anna signs out, and Nova in, as by the screens of this tab. */
  const switchTo = async (user = nova): Promise<void> => {
    services.drafts.clear();
    services.session.logout();
    await services.session.save(user);
    await services.session.user();
  };
  return { ...fake, switchTo, begun, answer: () => act(async () => answer()) };
}

const click = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByText(name)));

/** Pays, and shows what came back. */
function Pay({ onPaid }: { onPaid: (payNo: string) => void }) {
  const { mutations, queries, queryClient } = useMarketplace();
  const pay = useMarketMutation(mutations.payments.payWithBalance(), {
    onSuccess(paid) {
      queryClient.setQueryData(queries.payments.get({ pay_no: "P1" }).queryKey, paid.pay);
      onPaid(paid.pay.pay_no);
    },
    onError: () => onPaid("failed"),
    onSettled: () => onPaid("settled"),
  });
  return (
    <>
      <output>{pay.error ? "failed" : pay.isPending ? "paying" : (pay.data?.pay.pay_no ?? "idle")}</output>
      <button
        type="button"
        onClick={() => pay.mutate({ pay_no: "P1", fund_password: "secret", expect_total: "1.00" })}
      >
        Pay
      </button>
    </>
  );
}

test("what a call of the former user answers reaches neither the next one's cache nor callbacks", async () => {
  const fake = await signedIn("payments.payWithBalance", ok({ pay: payment }));
  const { services } = fake;
  const seen: string[] = [];
  renderWith(<Pay onPaid={(paid) => seen.push(paid)} />, {}, fake);
  await act(() => services.session.user());
  await click("Pay");
  await act(() => fake.switchTo());
  await fake.answer();
  expect(
    services.queryClient.getQueryCache().findAll({ queryKey: services.queries.payments.get.key }),
  ).toEqual([]);
  expect(seen).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("idle");
});

test("nor does what the server refuses the former user", async () => {
  const fake = await signedIn("payments.payWithBalance", fail(0, "Your address bc1-ANNA is not allowed."));
  const { services } = fake;
  const seen: string[] = [];
  renderWith(<Pay onPaid={(paid) => seen.push(paid)} />, {}, fake);
  await act(() => services.session.user());
  const told = services.market.payments
    .payWithBalance({ pay_no: "P2", fund_password: "secret", expect_total: "1.00" }, { notify: false })
    .catch((error: Error) => error.message);
  await click("Pay");
  await act(() => fake.switchTo());
  await fake.answer();
  expect(await told).toBe("payments.payWithBalance: another user has signed in since");
  expect(seen).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe("idle");
});

test("a call of the next user is one of its own, while the former one's is running", async () => {
  const fake = await signedIn("payments.payWithBalance", ok({ pay: payment }));
  renderWith(<Pay onPaid={() => undefined} />, {}, fake);
  await act(() => fake.services.session.user());
  await click("Pay");
  await act(() => fake.switchTo());
  await vi.waitFor(() => expect(isStillSignedIn(fake.services, "9")).toBe(true));
  await act(async () => undefined);
  await click("Pay");
  expect(fake.market.calls.filter(({ operation }) => operation === "payments.payWithBalance")).toHaveLength(
    2,
  );
  await fake.answer();
  await screen.findByText("P1");
});

test("what a screen writes after its own call is not written for the next user", async () => {
  const fake = await signedIn("account.update", ok({ nickname: "Anna" }));
  const { market, queryClient, queries } = fake.services;
  await fake.services.session.user();
  renderWith(<p />, {}, fake);
  const written = market.account
    .update({ nickname: "Anna" })
    .then(() => queryClient.setQueryData(queries.account.get().queryKey, make("User")));
  const outcome = written.catch(({ kind, operation }) => ({ kind, operation }));
  await act(() => fake.switchTo());
  await fake.answer();
  expect(await outcome).toEqual({ kind: "aborted", operation: "account.update" });
  expect(queryClient.getQueryData(queries.account.get().queryKey)).toBeUndefined();
});

test("neither queries nor pages nor prefetches of the former user come back", async () => {
  let user = "Anna";
  const answers: (() => void)[] = [];
  const slowly = (value: () => unknown) => async () => {
    const asker = user;
    await new Promise<void>((resolve) => answers.push(resolve));
    return ok({ ...Object(value()), nickname: asker, asker });
  };
  const fake = fakeServices({
    "account.get": slowly(() => make("User")),
    "messages.list": slowly(() => ({ data: [], current_page: 1, last_page: 3, per_page: 10, total: 30 })),
    "orders.list": slowly(() => ({ data: [], current_page: 1, last_page: 1, per_page: 10, total: 0 })),
  });
  const { services } = fake;
  await services.session.save(anna);
  function Screen() {
    const { queries } = useMarketplace();
    useQuery({ ...queries.account.get(), refetchInterval: 60_000 });
    useInfiniteQuery(queries.messages.list.infinite({}));
    return null;
  }
  renderWith(<Screen />, {}, fake);
  const prefetched = services.queryClient.prefetchQuery(services.queries.orders.list({}));
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  await act(async () => {
    services.session.logout();
    user = "Nova";
    await services.session.save(nova);
  });
  await act(async () => {
    for (const answer of answers) answer();
    await prefetched;
  });
  const shown = JSON.stringify(
    services.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
  expect(shown).not.toContain("Anna");
});

test("an order of the former user is not shown to the next, and still there when the first one returns", async () => {
  const created = { pay: payment, orders: [] };
  const fake = await signedIn("orders.create", ok(created));
  const { services } = fake;
  const checkout = checkoutOf(services);
  checkout.claim("7");
  checkout.start([teapot], "cart");
  const placed = checkout.place({
    lines: [teapot],
    origin: "cart",
    addressId: "1",
    remark: "",
    token: "t",
    total: "1.00",
  });
  services.session.logout();
  await services.session.save(nova);
  checkout.claim("9");
  await fake.answer();
  expect(await placed).toBeUndefined();
  expect(checkout.state).toMatchObject({ error: null, outcomeUnknown: false, pendingOrder: undefined });
  expect(checkout.state.placedOrder).toBeUndefined();
  expect(
    services.queryClient.getQueryCache().findAll({ queryKey: services.queries.payments.get.key }),
  ).toEqual([]);
  await services.session.save(anna);
  checkout.claim("7");
  expect(checkout.state.pendingOrder).toMatchObject({ token: "t" });
});

const quote = make("WithdrawalQuote", { amount: "50.00", fee: "1.00", received: "49.00" });

test("a withdrawal of the former user leads the next one nowhere", async () => {
  const seen: string[] = [];
  const fake = await signedIn("withdrawals.create", ok(make("Withdrawal")), {
    "withdrawals.quote": ok(quote),
  });
  function Withdraw() {
    const target = { coin: "USDT", network: "TRC20", address: "T1", memo: "" };
    const withdraw = useWithdrawal({
      onSuccess: () => seen.push("created"),
      onError: () => seen.push("failed"),
    });
    return (
      <>
        <output>{withdraw.error ? "failed" : withdraw.status}</output>
        <button type="button" onClick={() => withdraw.quote(target, "50.00")}>
          Quote
        </button>
        <button type="button" onClick={() => withdraw.confirm("secret")}>
          Send
        </button>
      </>
    );
  }
  renderWith(<Withdraw />, {}, fake);
  await act(() => fake.services.session.user());
  await click("Quote");
  await screen.findByText("confirming");
  await click("Send");
  await act(() => fake.switchTo());
  await fake.answer();
  await screen.findByText("editing");
  expect(seen).toEqual([]);
});

test("the next user's store keeps its own state when a press of the former one is answered", async () => {
  const store = make("Store", { id: 1, is_follow: false });
  const fake = await signedIn("stores.toggleFollow", ok({ followed: true }), {
    "stores.get": ok({ ...store, is_follow: true }),
  });
  const { services } = fake;
  const query = services.queries.stores.get({ id: "1" });
  function Follow() {
    const follow = useFollowStore();
    return (
      <button type="button" onClick={() => follow(store, true)}>
        Follow
      </button>
    );
  }
  renderWith(<Follow />, {}, fake);
  await act(() => vi.waitFor(() => expect(isStillSignedIn(services, "7")).toBe(true)));
  await click("Follow");
  await act(() => fake.switchTo());
  await act(() => services.queryClient.prefetchQuery(query));
  await fake.answer();
  expect(services.queryClient.getQueryData(query.queryKey)).toMatchObject({ is_follow: true });
});

test("the same user may sign in again, and a token be renewed, before an answer comes", async () => {
  for (const change of [
    async ({ services }: Awaited<ReturnType<typeof signedIn>>) => {
      services.session.logout();
      await services.session.save({ ...anna, token: "another of Anna" });
    },
    ({ services }: Awaited<ReturnType<typeof signedIn>>) => services.session.renew("renewed"),
  ]) {
    const fake = await signedIn("account.update", ok({ nickname: "Anna" }));
    const { unmount } = renderWith(<Pay onPaid={() => undefined} />, {}, fake);
    await act(() => fake.services.session.user());
    const updated = fake.services.market.account.update({ nickname: "Anna" });
    await act(() => change(fake));
    await fake.answer();
    await expect(updated).resolves.toMatchObject({ nickname: "Anna" });
    unmount();
  }
});

test("a visitor's call is answered after the sign-in, and a failure stays what it is", async () => {
  const fake = fakeServices({
    "products.get": ok(make("Product")),
    "account.update": fail(0, "No."),
  });
  const { market, session } = fake.services;
  const product = market.products.get({ id: "1" });
  await session.save(anna);
  await expect(product).resolves.toBeDefined();
  const update = market.account.update({ nickname: "x" });
  const failure = expect(update).rejects.toMatchObject({ kind: "api", msg: "No." });
  session.logout();
  await failure;
});

test("while nobody is signed in, who asked is told: an answer that was given is no unknown outcome", async () => {
  const fake = await signedIn("payments.payWithBalance", ok({ pay: payment }));
  const { market, session } = fake.services;
  await session.user();
  renderWith(<p />, {}, fake);
  const paid = market.payments.payWithBalance({
    pay_no: "P1",
    fund_password: "secret",
    expect_total: "1.00",
  });
  await fake.begun;
  await act(async () => session.logout());
  await fake.answer();
  expect((await paid).pay.pay_no).toBe("P1");
});
