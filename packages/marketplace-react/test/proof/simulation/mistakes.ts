/** A change of a source of the packages, on its way into a page. */
export interface Mistake {
  /** Below `packages`. */
  readonly file: string;
  /** Is there once. */
  readonly from: string;
  readonly to: string;
}

const SESSION = "marketplace-sdk/src/state/session.ts";
const CHECKOUT = "marketplace-react/src/checkout/checkout-store.ts";

/** Mistakes that the histories must notice. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  "a key does not survive a reload": {
    file: "marketplace-react/src/withdrawal/withdrawal.ts",
    from: `[...FIELDS, "key"]`,
    to: "FIELDS",
  },
  "a withdrawal without outcome is sent under a new key": {
    file: "marketplace-sdk/src/storage/pending-calls.ts",
    from: "known?.key ?? randomKey()",
    to: "randomKey()",
  },
  "signing out leaves the token": {
    file: SESSION,
    from: `else storage.remove("access_key");`,
    to: "",
  },
  "a page remembers its token": {
    file: SESSION,
    from: `const stored = storage.read("access_key");`,
    to: `const stored = token ?? storage.read("access_key");`,
  },
  "a late 401 ends the session that came after": {
    file: "marketplace-sdk/src/request.ts",
    from: "if (token !== call.token) return;",
    to: "",
  },
  "a change is made to the cart as this tab knows it": {
    file: "marketplace-sdk/src/state/cart.ts",
    from: "const added = toLine({ ...item, num });\n      list.refresh();",
    to: "const added = toLine({ ...item, num });",
  },
  "a page of the back-forward cache shows what it knew": {
    file: "marketplace-sdk/src/state/persisted-list.ts",
    from: `page?.addEventListener?.("pageshow", refresh);`,
    to: "",
  },
  "a payment without outcome is sent under a new key": {
    file: "marketplace-sdk/src/storage/pending-calls.ts",
    from: "key: kept || randomKey()",
    to: "key: randomKey()",
  },
  "an answer after the time limit forgets the key": {
    file: "marketplace-sdk/src/request.ts",
    from: "call.whileRunning(toItsUser(call, exchangeSignedIn(call, request)))",
    to: "toItsUser(call, exchangeSignedIn(call, request))",
  },
  "a call that another user's sign-in withheld forgets its key": {
    file: "marketplace-sdk/src/storage/pending-calls.ts",
    from: "if (isOutcomeKnown(error, wasSentBefore)) outcome",
    to: "if (isOutcomeKnown(error, wasSentBefore) || error.isOfFormerUser) outcome",
  },
  "a key that another tab has dropped is not stored again": {
    file: "marketplace-sdk/src/storage/pending-calls.ts",
    from: "if (await ask(mayStore)) store();",
    to: "",
  },
  "a pending order is sent under a new key": {
    file: CHECKOUT,
    from: "idempotencyKey: order.key || undefined,",
    to: "idempotencyKey: randomKey(),",
  },
};
