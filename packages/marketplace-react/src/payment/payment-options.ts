import type { PaymentMethod, PaymentNetwork } from "marketplace-sdk";

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

/** The ways to pay. @param methods `pay_methods` of a preview or a payment */
export function paymentOptions(methods: readonly PaymentMethod[] = []): readonly PaymentOption[] {
  return methods.map(({ method, enabled, reason = "", networks = [] }) => {
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
