import type { Pay } from "marketplace-sdk";
import { addDecimals, compareDecimals } from "../../money/decimal";

/** What a payment's screen is about. */
export type PayState =
  /** How to pay is still to be chosen. */
  | "choose"
  /** Waiting for coins, none or some of which have come. */
  | "invoice"
  /** Coins were seen, or the server says something this shop does not know. */
  | "processing"
  | "settled"
  | "expired"
  | "invalid";

/** What the payment is waiting for. */
export function payState(pay: Pay): PayState {
  const { status, method, address } = pay;
  if (status === "settled" || status === "expired" || status === "invalid") return status;
  if (status !== "created") return isPartly(pay) ? "invoice" : "processing";
  return method === "crypto" && address ? "invoice" : "choose";
}

/** Whether some coins have come and more are needed. */
export const isPartly = ({ additional_status, address, amount_due }: Pay): boolean =>
  additional_status === "paid_partial" && Boolean(address) && isPositive(amount_due);

/** Whether nothing can change any more. Coins may still come to an address after its time, for a day. */
export const isFinal = (pay: Pay): boolean =>
  pay.status === "settled" || pay.status === "invalid" || (pay.status === "expired" && !pay.address);

/** Whether an amount is there and above zero. */
export const isPositive = (amount: string | undefined): amount is string =>
  amount !== undefined && compareDecimals(amount, "0") > 0;

/** What lacks of `total`; undefined when `money` covers it. Decimal strings. */
export function missingOf(total: string, money: string | undefined): string | undefined {
  const missing = addDecimals([total, `-${money ?? "0"}`]);
  return compareDecimals(missing, "0") > 0 ? missing : undefined;
}

type Method = NonNullable<Pay["pay_methods"]>[number];

/** A way to pay as the buyer sees it. */
export interface MethodView {
  /** `balance`, `crypto`, or an operator's own. */
  method: string;
  enabled: boolean;
  reason: "short" | "unset" | "closed" | "foreign" | undefined;
  networks: NonNullable<Method["networks"]>;
}

const REASONS: Readonly<Record<string, NonNullable<MethodView["reason"]>>> = {
  insufficient_balance: "short",
  fund_password_unset: "unset",
};

/** The ways to pay. An operator's own can't be carried out here: whoever wants it is sent to customer service. */
export function methodViews(methods: readonly Method[] | undefined): readonly MethodView[] {
  return (methods ?? []).map(({ method, enabled, reason = "", networks = [] }) => {
    const isOurs = method === "balance" || method === "crypto";
    const why = enabled ? (isOurs ? undefined : "foreign") : (REASONS[reason] ?? "closed");
    return { method, enabled: enabled && isOurs, networks, reason: why };
  });
}

/** The way to pay that is chosen: the buyer's while it works, else the first that does, else the first of ours. */
export function chosenMethod(
  views: readonly MethodView[],
  wished: string | undefined,
): MethodView | undefined {
  const working = views.filter(({ enabled }) => enabled);
  return (
    working.find(({ method }) => method === wished) ??
    working[0] ??
    views.find(({ reason }) => reason !== "foreign")
  );
}

/** Seconds before the end that a clock is shown: earlier it would only press. */
const NEAR = 300;

/** What is left as "4:09"; empty while there is time enough, and when it is over. Unix seconds. */
export function timeLeft(until: number, now: number): string {
  const left = Math.floor(until - now);
  if (left <= 0 || left > NEAR) return "";
  return `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, "0")}`;
}
