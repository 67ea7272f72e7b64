import { decimal } from "../decimals.js";
import { type Fields, objectsIn } from "../json.js";
import { amounts, type Claim, numberOf, untrue, whenKnown } from "./claims.js";

/** Ways to pay an amount: possible or why not. */
export function methodClaims(
  methods: unknown,
  money: bigint | undefined,
  hasPassword: boolean | undefined,
  total: bigint | undefined,
): Claim[] {
  return objectsIn(methods).flatMap((method): Claim[] => {
    const { enabled, reason } = method;
    const networks = objectsIn(method.networks);
    const suffices = whenKnown([money, total], (have, need) => have >= need);
    const isPayable =
      hasPassword === undefined || suffices === undefined ? undefined : hasPassword && suffices;
    const why: Readonly<Record<string, boolean | undefined>> = {
      insufficient_balance: suffices === undefined ? undefined : !suffices,
      fund_password_unset: hasPassword === undefined ? undefined : !hasPassword,
      no_network: networks.length === 0 || networks.every((one) => one.enabled === false),
    };
    return [
      [
        method.method === "balance" && isPayable !== undefined ? enabled === isPayable : undefined,
        `\`${String(method.method)}\` is ${enabled === true ? "" : "not "}enabled against balance and fund password`,
      ],
      [
        typeof reason === "string" && enabled === true ? reason === "" : undefined,
        "a way to pay is enabled and has a reason why not",
      ],
      [
        enabled === false && typeof reason === "string" ? why[reason] : undefined,
        `\`${String(reason)}\` is not why it cannot be paid so`,
      ],
      [
        method.method === "crypto" && networks.length > 0
          ? enabled === networks.some((one) => one.enabled !== false)
          : undefined,
        "`crypto` is not enabled as its networks are",
      ],
    ];
  });
}

/** A payment: its state and its times. */
export function paymentProblem(payment: Fields): string | undefined {
  const status = String(payment.status);
  const paytime = numberOf(payment.paytime);
  const orders = Array.isArray(payment.order_nos) ? payment.order_nos : undefined;
  const [amount, paid, due] = amounts(payment, "amount", "amount_paid", "amount_due");
  const problem = untrue([
    [
      paytime === undefined ? undefined : paytime > 0 === (status === "settled"),
      `\`paytime\` is ${String(paytime)} where it is ${status}`,
    ],
    [
      orders && status !== "expired" && status !== "invalid" ? orders.length > 0 : undefined,
      "it is for no order",
    ],
    [
      whenKnown([numberOf(payment.createtime), numberOf(payment.expires_at)], (made, until) => until >= made),
      "`expires_at` is before it was made",
    ],
    [
      whenKnown([amount, paid, due], (all, part, rest) => rest === (all > part ? all - part : 0n)),
      "`amount_due` is not what is missing",
    ],
    [
      typeof payment.qr === "string" && typeof payment.address === "string"
        ? payment.qr === payment.address
        : undefined,
      "`qr` is not its address",
    ],
    [linkHasAddress(payment), "`uri` does not hold its address"],
    [paid === 0n ? linkHasAmount(payment, "amount") : undefined, "`uri` asks for another amount"],
    ...methodClaims(payment.pay_methods, undefined, undefined, decimal(payment.total)),
  ]);
  return problem && `payment ${String(payment.pay_no)}: ${problem}`;
}

/** Coins that are asked for now: there is time to send them. */
export function askedCoinsProblem(payment: Fields, now: number | undefined): string | undefined {
  const isLate =
    payment.status === "created" &&
    whenKnown([numberOf(payment.expires_at), now], (until, time) => until <= time);
  return (
    paymentProblem(payment) ??
    (isLate ? `payment ${String(payment.pay_no)}: \`expires_at\` has passed` : undefined)
  );
}

/** A payment link names the address, or else the contract of the coin. */
export function linkHasAddress({ uri, address }: Fields): boolean | undefined {
  if (typeof uri !== "string" || uri === "" || typeof address !== "string") return undefined;
  return uri.toLowerCase().includes(address.toLowerCase());
}

/**
 * A payment link asks for the amount: in coins (BIP 321, ERC-681 of a chain's own coin), or in the smallest units of a token, whose number
 * of an unspecified number of digits.
 */
export function linkHasAmount({ uri, ...fields }: Fields, name: string): boolean | undefined {
  const asked = /[?&](?:amount|value|uint256)=([\d.]+)/.exec(typeof uri === "string" ? uri : "")?.[1];
  const amount = fields[name];
  if (asked === undefined || decimal(amount) === undefined) return undefined;
  const digits = (text: string) => text.replace(".", "").replace(/^0+/, "").replace(/0+$/, "");
  return digits(asked) === digits(String(amount));
}
