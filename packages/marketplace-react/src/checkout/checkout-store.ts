import {
  type CreatedOrders,
  isErrorOf,
  isMarketplaceError,
  isOutcomeKnown,
  type MarketplaceError,
} from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { randomKey } from "marketplace-sdk/storage";
import { proxy, ref } from "valtio/vanilla";
import type { Drafts } from "../drafts/drafts.js";
import { createFormDraft } from "../drafts/form-draft.js";
import type { MarketplaceServices } from "../services.js";
import { invalidateAfter } from "../stale-after.js";
import {
  type AgreedOrder,
  createLineStorage,
  EMPTY_DRAFT,
  orderInput,
  orderItemKey,
  type PendingOrder,
  pendingOrderOf,
} from "./order.js";

/** Where the lines came from: lines of the cart leave it once they are ordered. */
export type CheckoutOrigin = "cart" | "product";

/** What the buyer decides about the order besides its lines. */
export interface CheckoutDraft {
  origin: string;
  /** Id of the selected address; empty for the default one. */
  addressId: string;
  /** A note for the stores. */
  remark: string;
}

/** The checkout of one visitor. It survives a reload and a sign-in. */
export interface CheckoutStore {
  /** For `useStore`, and `subscribe` of valtio. */
  readonly state: {
    /** What is to be ordered; empty when there is nothing, and once it is ordered. */
    readonly lines: readonly CartLine[];
    /** What the buyer has decided so far, kept for this tab. */
    readonly draft: Readonly<CheckoutDraft>;
    /** The user whose pending order was looked up; undefined before that. */
    readonly userId: string | undefined;
    /** The order that was sent and whose outcome is unknown; undefined without one. */
    readonly pendingOrder: PendingOrder | undefined;
    /** The last order that was placed, until another one is started. */
    readonly placedOrder: PendingOrder | undefined;
    /** An order is being sent. */
    readonly isPlacing: boolean;
    /** Why the last order failed, until the buyer changes something or sends again. */
    readonly error: MarketplaceError | null;
    /** The order of `error` may exist all the same. True also after signing out, which leaves no pending order to send again. */
    readonly outcomeUnknown: boolean;
  };
  /** What a page shows before it knows what this device keeps. For `useStore`. */
  readonly initialState: CheckoutStore["state"];
  /** See `useCheckoutSession().start`. */
  start(lines: readonly CartLine[], origin: CheckoutOrigin): void;
  /** Dismisses the last error, too. */
  change(fields: Partial<CheckoutDraft>): void;
  /** Orders these lines instead, and keeps what the buyer has decided. */
  replaceLines(lines: readonly CartLine[]): void;
  /**
   * Looks for an order of this user whose outcome is unknown, and drops what another user has typed.
   *
   * @param userId empty while it is not known who is signed in: what a user has typed is then hidden, not dropped
   */
  claim(userId: string): void;
  /**
   * Sends an order, or the pending one again. While another tab's order waits for its outcome, that one becomes pending here
   * instead: a device keeps one at a time.
   *
   * @returns undefined when it failed, when another tab has the outcome of the pending order, and when nothing was sent because
   *   another tab has signed in or out
   */
  place(order?: AgreedOrder): Promise<CreatedOrders | undefined>;
  /** Forgets the pending order on this device. The order may still exist. */
  discardPending(): void;
}

type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

const EMPTY: CheckoutStore["state"] = {
  lines: [],
  draft: EMPTY_DRAFT,
  userId: undefined,
  pendingOrder: undefined,
  placedOrder: undefined,
  isPlacing: false,
  error: null,
  outcomeUnknown: false,
};

const stores = new WeakMap<Drafts, CheckoutStore>();

/** The checkout of these services: the same one for every component. */
export function checkoutOf(services: MarketplaceServices): CheckoutStore {
  const store = stores.get(services.drafts) ?? createCheckout(services);
  stores.set(services.drafts, store);
  return store;
}

function createCheckout(services: MarketplaceServices): CheckoutStore {
  const { market, queries, queryClient, session, cart, drafts } = services;
  const storage = createLineStorage(drafts.tab);
  const fields = createFormDraft(drafts.tab, "checkout", ["origin", "addressId", "remark", "userId"]);
  /** Id of the user who filled in the draft. */
  let draftUserId: string | undefined;
  /** The draft is not shown while it is not known who is signed in. */
  let isHidden = false;
  /** What this tab has stored, before the signed-in user is known. */
  const restoreState = () => {
    const { userId, ...draft } = fields.read();
    draftUserId = userId;
    return {
      lines: ref(storage.read("shopCart") ?? []),
      draft: ref({ ...EMPTY_DRAFT, ...draft }),
      userId: undefined,
      pendingOrder: undefined,
      placedOrder: undefined,
    };
  };
  const state: Writable<CheckoutStore["state"]> = proxy({
    ...restoreState(),
    isPlacing: false,
    error: null,
    outcomeUnknown: false,
  });
  // Restores nothing after signing out, which empties the drafts. An expired session leaves them.
  session.subscribe(() => void Object.assign(state, restoreState()));

  /** An order whose response was lost after signing out had emptied the drafts. Kept in memory only. */
  let lostOrder: { userId: string; order: PendingOrder } | undefined;
  const keptOrder = () => pendingOrderOf(drafts.forUser(state.userId ?? ""));
  const showPending = (order?: PendingOrder): void => {
    state.pendingOrder = order && ref(order);
  };
  const replaceLines = (lines: readonly CartLine[], changed: Partial<CheckoutDraft> = {}): void => {
    state.lines = ref(lines);
    storage.write("shopCart", lines);
    change(changed);
  };
  const change = (changed: Partial<CheckoutDraft>): void => {
    state.error = null;
    state.draft = ref({ ...state.draft, ...changed });
    fields.write({ ...state.draft, userId: draftUserId });
  };
  const finish = (order: PendingOrder): void => {
    state.placedOrder = ref(order);
    const ordered = new Set(order.lines.map(orderItemKey));
    const isLeft = (line: CartLine): boolean => !ordered.has(orderItemKey(line));
    if (order.origin === "cart") {
      cart.refresh();
      cart.replace(cart.state.lines.filter(isLeft));
    }
    // Another order may have been started since.
    replaceLines(state.lines.filter(isLeft), { remark: "" });
  };

  return {
    state,
    initialState: EMPTY,
    start(lines, from) {
      state.placedOrder = undefined;
      replaceLines(lines, { ...EMPTY_DRAFT, origin: from });
    },
    change,
    replaceLines,
    claim(userId) {
      const isForeign = draftUserId !== undefined && draftUserId !== userId;
      if (isForeign && !userId) {
        // The session's user could not be read in time. What somebody typed stays stored.
        isHidden = true;
        state.draft = ref({ ...EMPTY_DRAFT, origin: state.draft.origin });
      } else {
        if (isHidden && draftUserId === userId) state.draft = restoreState().draft;
        isHidden = false;
        draftUserId = userId;
        change(isForeign ? { addressId: "", remark: "" } : {});
      }
      state.userId = userId;
      const kept = keptOrder();
      if (lostOrder?.userId === userId) {
        if (!kept.read()) kept.write(lostOrder.order);
        lostOrder = undefined;
      }
      showPending(kept.read());
    },
    async place(agreed) {
      const order = agreed ? { ...agreed, key: randomKey() } : state.pendingOrder;
      if (!order || state.isPlacing) return undefined;
      state.error = null;
      // Another user may be signed in when the response arrives.
      const { userId } = state;
      // Or already: reading the session notices what another tab has done. The order would go with the new token.
      session.get();
      if (userId === undefined || state.userId !== userId) return undefined;
      const kept = keptOrder();
      const isKept = (): boolean => kept.read()?.token === order.token;
      const settle = (): void => {
        if (isKept()) kept.clear();
        showPending();
      };
      const storedOrder = kept.read();
      if (agreed ? storedOrder : !isKept()) {
        // Another tab knows the outcome, or has an order of its own that is pending.
        showPending(storedOrder);
        return undefined;
      }
      if (agreed) kept.write(order);
      showPending(order);
      state.isPlacing = true;
      try {
        const created = await market.orders.create(orderInput(order), {
          notify: false,
          idempotencyKey: order.key || undefined,
        });
        settle();
        finish(order);
        const payment = queries.payments.get({ pay_no: created.pay.pay_no });
        queryClient.setQueryData(payment.queryKey, created.pay);
        void invalidateAfter(queryClient, "orders.create");
        return created;
      } catch (error) {
        if (!isMarketplaceError(error)) throw error;
        // A 401 on the first attempt means that nothing was ordered. An order sent before may exist and stays pending.
        const isKnown =
          isOutcomeKnown(error, !agreed) || (agreed && error.isUnauthorized && error.attempts === 1);
        if (isKnown) {
          settle();
          // A tab that was opened for the pending order has no lines of its own: offer those of the order.
          if (state.lines.length === 0) {
            replaceLines(order.lines, { origin: order.origin, remark: order.remark });
          }
        } else if (userId && !isKept()) {
          // Another tab knows the outcome, or signing out emptied the drafts. Reading the session shows which.
          session.get();
          if (state.userId !== userId) lostOrder = { userId, order };
        }
        // What went wrong for one user is not shown to the next.
        if (state.userId && state.userId !== userId) return undefined;
        state.outcomeUnknown = !isKnown;
        state.error = ref(error);
        if (isErrorOf(error, "orders.create")) {
          void queryClient.invalidateQueries({ queryKey: queries.orders.preview.key });
        }
        return undefined;
      } finally {
        state.isPlacing = false;
      }
    },
    discardPending() {
      keptOrder().clear();
      showPending();
      change({});
    },
  };
}
