import fc from "fast-check";
import type { DeviceKind, Fate } from "./device";
import type { NumberedKind } from "./server";

/** What a user sends by the number of an order, a payment or a withdrawal. */
export const SENT = {
  pay: "payment",
  cancel: "cancellation",
  "open a dispute": "dispute",
  "accept a refund": "refund",
  "take a withdrawal back": "return of a withdrawal",
} as const satisfies Record<string, NumberedKind>;
export const SENT_AGAIN = {
  "pay again": "payment",
  "cancel again": "cancellation",
  "open a dispute again": "dispute",
  "accept a refund again": "refund",
  "take a withdrawal back again": "return of a withdrawal",
} as const satisfies Record<string, NumberedKind>;

/** What a user does in a tab, where the page lets him. */
export type Act =
  | "sign in"
  | "sign out"
  | "add to cart"
  | "take from cart"
  | "add favorite"
  | "remove favorite"
  | "buy now"
  | "check out cart"
  | "write remark"
  | "order"
  | "order again"
  | "withdraw"
  | "withdraw again"
  | "top up"
  | "top up again"
  | keyof typeof SENT
  | keyof typeof SENT_AGAIN
  | "look at account";

/** One step of a history. A step that finds nothing to do is passed over, so that any part of a history is one, too. */
export type Step =
  | { readonly do: "act"; readonly tab: number; readonly act: Act; readonly member: number }
  | { readonly do: "next"; readonly pick: number; readonly fate: Fate }
  /** Everything that is on its way arrives. */
  | { readonly do: "flow" }
  | { readonly do: "wait"; readonly ms: number }
  | { readonly do: "set clock"; readonly hours: number }
  | { readonly do: "storage"; readonly isFull: boolean }
  | { readonly do: "freeze"; readonly tab: number; readonly keepsEvents: boolean }
  | { readonly do: "wake"; readonly tab: number }
  | {
      readonly do: "end";
      readonly tab: number;
      readonly how: "closed" | "killed";
      readonly isReload: boolean;
    }
  | { readonly do: "open"; readonly tab: number }
  | { readonly do: "end sessions" }
  /** All sessions end, and somebody signs in in a tab, while the answers to calls about money are on their way. */
  | { readonly do: "change account"; readonly tab: number; readonly member: number };

/** A history: how the device is, and what happens. */
export interface History {
  readonly kind: DeviceKind;
  /** Somebody is signed in before the first step. */
  readonly startsSignedIn?: boolean;
  readonly steps: readonly Step[];
}

export const TABS = 3;
const tab = fc.nat(TABS - 1);
const as = <const Name extends Step["do"]>(name: Name) => fc.constant(name);
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });

const act: fc.Arbitrary<Act> = fc.oneof(
  often(3, fc.constant("sign in" as const)),
  often(1, fc.constant("sign out" as const)),
  often(4, fc.constant("add to cart" as const)),
  often(1, fc.constant("take from cart" as const)),
  often(2, fc.constant("add favorite" as const)),
  often(1, fc.constant("remove favorite" as const)),
  often(3, fc.constant("buy now" as const)),
  often(1, fc.constant("check out cart" as const)),
  often(1, fc.constant("write remark" as const)),
  often(5, fc.constant("order" as const)),
  often(3, fc.constant("order again" as const)),
  often(2, fc.constant("withdraw" as const)),
  often(2, fc.constant("withdraw again" as const)),
  often(4, fc.constant("look at account" as const)),
);

/** With money besides orders and withdrawals. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  often(31, act),
  often(3, fc.constant("pay" as const)),
  often(3, fc.constant("pay again" as const)),
  often(2, fc.constant("top up" as const)),
  often(2, fc.constant("top up again" as const)),
  ...(["cancel", "open a dispute", "accept a refund", "take a withdrawal back"] as const).flatMap((name) => [
    often(1, fc.constant(name)),
    often(1, fc.constant(`${name} again` as const)),
  ]),
);

const fate: fc.Arbitrary<Fate> = fc.oneof(
  often(10, fc.constant("well" as const)),
  often(3, fc.constant("lost" as const)),
  often(1, fc.constant("html" as const)),
  often(1, fc.constant("busy" as const)),
  often(1, fc.constant("twice" as const)),
  often(1, fc.constant("refused" as const)),
);

const stepOf = (acts: fc.Arbitrary<Act>): fc.Arbitrary<Step> =>
  fc.oneof(
    often(30, fc.record({ do: as("act"), tab, act: acts, member: fc.integer({ min: 1, max: 2 }) })),
    often(36, fc.record({ do: as("next"), pick: fc.nat(7), fate })),
    often(8, fc.record({ do: as("flow") })),
    often(8, fc.record({ do: as("wait"), ms: fc.constantFrom(50, 150, 1_200, 6_000, 40_000) })),
    often(1, fc.record({ do: as("set clock"), hours: fc.constantFrom(-5, 5) })),
    often(3, fc.record({ do: as("storage"), isFull: fc.boolean() })),
    often(2, fc.record({ do: as("freeze"), tab, keepsEvents: fc.boolean() })),
    often(2, fc.record({ do: as("wake"), tab })),
    often(
      4,
      fc.record({
        do: as("end"),
        tab,
        how: fc.constantFrom("closed" as const, "killed" as const),
        isReload: fc.boolean(),
      }),
    ),
    often(4, fc.record({ do: as("open"), tab })),
    often(3, fc.record({ do: as("end sessions") })),
  );

const changeOfAccount: fc.Arbitrary<Step> = fc.record({
  do: as("change account"),
  tab,
  member: fc.integer({ min: 1, max: 2 }),
});

const recordOf = (step: fc.Arbitrary<Step>) => ({
  kind: fc.record({ hasLocks: fc.boolean(), heedsAbort: fc.boolean() }),
  steps: fc.array(step, { minLength: 1, maxLength: 90, size: "max" }),
});

/** Most start signed in: in the others few come as far as a call about money. */
export const histories: fc.Arbitrary<History> = fc.record({
  ...recordOf(fc.oneof(often(40, stepOf(anyAct)), often(1, changeOfAccount))),
  startsSignedIn: fc.nat(3).map((one) => one > 0),
});

/** Of the money, orders and withdrawals alone, as they were drawn at first: the seeds that went wrong are of these. */
export const firstHistories: fc.Arbitrary<History> = fc.record(recordOf(stepOf(act)));
