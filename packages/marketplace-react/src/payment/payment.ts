import type { Payment, PaymentMethod, PaymentNetwork } from "marketplace-sdk";
import { addDecimals, isAbove, isDecimal } from "marketplace-sdk/money";

/**
 * What a payment is waiting for.
 * - `awaitingMethod`: the buyer has to choose how to pay
 * - `awaitingTransfer`: there is an address; no coins have been seen
 * - `partial`: some coins have arrived, `amount_due` is missing
 * - `processing`: coins were seen, or the server says something that this client does not know
 * - `paid`, `expired`, `invalid`: it is over. Coins may still reach the address of an expired payment, for a day
 */
export type PaymentState =
  | "awaitingMethod"
  | "awaitingTransfer"
  | "partial"
  | "processing"
  | "paid"
  | "expired"
  | "invalid";

/** The state of a payment, from the server's answer. */
export function paymentState({
  status,
  additional_status,
  method,
  address,
  amount_due,
}: Payment): PaymentState {
  if (status === "settled") return "paid";
  if (status === "expired") return "expired";
  if (status === "invalid") return "invalid";
  if (status === "created") return method === "crypto" && address ? "awaitingTransfer" : "awaitingMethod";
  const isPartial = additional_status === "paid_partial" && address && isPositive(amount_due);
  return isPartial ? "partial" : "processing";
}

/** Whether nothing can change any more. Coins are still watched for a day at an address whose time is over. */
export const isFinalPayment = ({ status, address }: Payment): boolean =>
  status === "settled" || status === "invalid" || (status === "expired" && !address);

/** Whether an amount is given and above zero. */
const isPositive = (amount: string | undefined): amount is string => isAbove(amount, "0");

/** How much of `total` a balance does not cover, a decimal string; undefined when it covers all of it, or one of them is not known. */
export function shortfall(total: string | undefined, balance: string | undefined): string | undefined {
  const missing = addDecimals([total, `-${balance ?? "0"}`]);
  return isPositive(missing) ? missing : undefined;
}

/** A way to pay as the buyer sees it. */
export interface PaymentOption {
  /** `balance`, `crypto`, or an operator's own. */
  method: string;
  /** Whether it can be selected; otherwise `reason` says why. */
  enabled: boolean;
  /**
   * Why it can't be selected. `unsupported` is an operator's own way, which this client can't carry out: send the buyer to
   * customer service.
   */
  reason: "insufficientBalance" | "fundPasswordUnset" | "unavailable" | "unsupported" | undefined;
  /** Coins on networks, for `crypto`. */
  networks: readonly PaymentNetwork[];
}

const REASONS: ReadonlyMap<string, PaymentOption["reason"]> = new Map([
  ["insufficient_balance", "insufficientBalance"],
  ["fund_password_unset", "fundPasswordUnset"],
]);

/**
 * The ways to pay. None is enabled while the sum is not known.
 *
 * @param methods `pay_methods` of a preview or a payment @param total what is to be paid
 */
export function paymentOptions(
  methods: readonly PaymentMethod[] | null | undefined,
  total: string | undefined,
): readonly PaymentOption[] {
  return (methods ?? []).map(({ method, enabled: isOpen, reason = "", networks: given }) => {
    const networks = given ?? [];
    const enabled = isOpen && isDecimal(total);
    const isSupported = method === "balance" || method === "crypto";
    if (enabled && !isSupported) return { method, enabled: false, networks, reason: "unsupported" };
    return {
      method,
      enabled,
      networks,
      reason: enabled ? undefined : (REASONS.get(reason) ?? "unavailable"),
    };
  });
}

/** The option that is selected: the preferred one while it is enabled, else the first enabled one, else the first supported. */
export function selectedOption(
  options: readonly PaymentOption[],
  preferred: string | undefined,
): PaymentOption | undefined {
  const enabled = options.filter((option) => option.enabled);
  return (
    enabled.find(({ method }) => method === preferred) ??
    enabled[0] ??
    options.find(({ reason }) => reason !== "unsupported")
  );
}
