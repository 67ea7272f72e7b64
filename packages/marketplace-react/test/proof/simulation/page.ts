import { QueryObserver } from "@tanstack/react-query";
import { isOutcomeKnown } from "marketplace-sdk";
import {
  keepPending,
  type PendingCallStorage,
  type SentCall,
  type StorageLike,
  settlePending,
} from "marketplace-sdk/storage";
import { syncLists } from "marketplace-sdk/sync";
import { subscribe } from "valtio/vanilla";
import { checkoutOf } from "../../../src/checkout/checkout-store";
import { pendingOrderOf } from "../../../src/checkout/order";
import { pendingRechargeOf, type RechargeInput } from "../../../src/recharge/pending-recharge";
import {
  createServices,
  isStillSignedIn,
  type MarketplaceServices,
  SESSION_USER_KEY,
} from "../../../src/services";
import {
  type ConfirmedWithdrawal,
  pendingWithdrawalOf,
  withdrawalInput,
} from "../../../src/withdrawal/withdrawal";
import type { realmOf } from "./device";
import type { NumberedKind } from "./server";

/** Put in place of the globals of this name, for this page alone. */
declare const simulation: ReturnType<typeof realmOf>["simulation"];

/** What the user sees about a call that moves money. */
export type Told = "done" | "refused" | "unknown" | "not sent";

const toldOf = (call: Promise<unknown>): Promise<Told> =>
  call.then(
    () => "done",
    (failure: unknown) => (isOutcomeKnown(failure) ? "refused" : "unknown"),
  );

/** As `usePendingCall` does. */
function pendingCalls<Input>(
  services: MarketplaceServices,
  openStorage: (storage: StorageLike) => PendingCallStorage<Input>,
) {
  /** What this page has sent or settled, by user. */
  const latest = new Map<string, SentCall<Input> | undefined>();
  const keptOf = (userId: string) => openStorage(services.drafts.forUser(userId));
  const pendingOf = (userId: string) => (latest.has(userId) ? latest.get(userId) : keptOf(userId).read());
  return {
    pendingOf: (userId: string) => pendingOf(userId)?.input,
    async send(
      userId: string,
      input: Input,
      send: (key: string | undefined) => Promise<unknown>,
    ): Promise<Told> {
      if (!isStillSignedIn(services, userId)) return "not sent";
      const kept = keptOf(userId);
      const { call, other } = keepPending(kept, input, pendingOf(userId));
      if (!call) {
        latest.set(userId, other);
        return "not sent";
      }
      const told = await toldOf(send(call.key || undefined));
      if (told !== "unknown") {
        latest.set(userId, settlePending(kept, input));
        return told;
      }
      if (isStillSignedIn(services, userId)) keepPending(kept, input, call);
      latest.set(userId, call);
      return told;
    },
  };
}

/**
 * A page as in the shop: its services, its synchronization, and what its hooks do with them. Runs in a realm of its own,
 * where everything of the browser is simulated.
 */
export function openPage() {
  const services = createServices({
    baseUrl: "",
    cipher: simulation.cipher,
    random: simulation.random,
    retry: { idempotent: true },
  });
  const { market, session, drafts, queryClient } = services;
  const checkout = checkoutOf(services);

  // As `useUserId` and `useCheckoutSession` do.
  const userQuery = () => {
    const { loggedIn } = session.state;
    return {
      queryKey: [...SESSION_USER_KEY, loggedIn],
      queryFn: async () => (loggedIn ? await session.user() : undefined) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
    };
  };
  const user = new QueryObserver(queryClient, userQuery());
  let claimed: string | undefined;
  const claim = (): void => {
    const { data } = user.getCurrentResult();
    const id = session.state.loggedIn && data ? `${data.id}` : undefined;
    if (id !== undefined && id !== claimed) checkout.claim(id);
    claimed = id;
  };
  user.subscribe(claim);
  // A re-render refetches its queries.
  const draw = (): void => {
    user.setOptions(userQuery());
    claim();
  };
  subscribe(session.state, draw);
  subscribe(checkout.state, draw);
  claim();
  const sync = syncLists(services);
  const withdrawals = pendingCalls(services, pendingWithdrawalOf);
  const recharges = pendingCalls(services, pendingRechargeOf);

  const options = { notify: false };
  const calls: Readonly<Record<NumberedKind, (number: string) => Promise<unknown>>> = {
    payment: (pay_no) =>
      market.payments.payWithBalance({ pay_no, fund_password: "123456", expect_total: "5.00" }, options),
    cancellation: (order_no) => market.orders.cancel({ order_no }, options),
    dispute: (order_no) =>
      market.disputes.open({ order_no, reason: "not_arrived", text: "It has not arrived." }, options),
    refund: (order_no) => market.disputes.acceptOffer({ order_no, expect_amount: "5.00" }, options),
    "return of a withdrawal": (id) => market.withdrawals.cancel({ id }, options),
  };

  return {
    ...services,
    checkout,
    sync,
    /** Id of the user on screen; undefined when signed out, and while that is not known. */
    shownUser: () => (session.state.loggedIn ? claimed : undefined),
    /** As `useSession` does. @returns the new token */
    async signIn(account: string) {
      return (await market.auth.signIn({ account, password: "password" })).userinfo.token;
    },
    /** As `useSession` does. */
    async signOut() {
      drafts.clear();
      await market.safe(market.auth.logout({ notify: false }));
    },
    lookAtAccount: () => market.account.get(),
    pendingOrder: (userId: string) => pendingOrderOf(drafts.forUser(userId)).read(),
    pendingWithdrawal: withdrawals.pendingOf,
    pendingRecharge: recharges.pendingOf,
    /** As `useCreateRecharge` does, where no other recharge waits. */
    topUp: (userId: string, input: RechargeInput) =>
      recharges.send(userId, input, (idempotencyKey) =>
        market.recharges.create(input, { notify: false, idempotencyKey }),
      ),
    /** As `usePayment`, `useOrderMutation` and the shop's screens do: the client keeps the key. */
    async send(userId: string, kind: NumberedKind, number: string): Promise<Told> {
      if (!isStillSignedIn(services, userId)) return "not sent";
      return toldOf(calls[kind](number));
    },
    /** As `useWithdrawal` does. Another one that waits is shown instead of the form. */
    withdraw: (userId: string, withdrawal: ConfirmedWithdrawal) =>
      withdrawals.send(userId, withdrawal, (idempotencyKey) =>
        market.withdrawals.create(withdrawalInput(withdrawal, "123456"), { notify: false, idempotencyKey }),
      ),
  };
}

export type Page = ReturnType<typeof openPage>;
