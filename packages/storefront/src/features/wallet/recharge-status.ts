import type { Recharge } from "marketplace-sdk";
import type { PlainKey } from "../../i18n/types";
import { compareDecimals } from "../../money/decimal";
import type { StatusView } from "../../ui/badge";

/** How a state of a recharge is shown. */
interface RechargeView extends StatusView {
  /** What it means and what to do next. */
  next: PlainKey;
  /** A state this client does not know: it counts as being worked on (contract), with a word about whom to ask. */
  unknown?: true;
}

const STATUS: ReadonlyMap<string, RechargeView> = new Map([
  ["created", { text: "wallet.created", tone: "warning", next: "wallet.createdText" }],
  ["submitted", { text: "wallet.submitted", tone: "warning", next: "wallet.submittedText" }],
  ["confirming", { text: "wallet.confirming", tone: "accent", next: "wallet.confirmingText" }],
  ["credited", { text: "wallet.credited", tone: "success", next: "wallet.creditedText" }],
  ["rejected", { text: "wallet.rejected", tone: "danger", next: "wallet.rejectedText" }],
  ["expired", { text: "wallet.expired", tone: "plain", next: "wallet.expiredText" }],
]);
const UNKNOWN: RechargeView = {
  text: "wallet.processing",
  tone: "warning",
  next: "wallet.processingText",
  unknown: true,
};

/** The view of a state, whatever the server calls it. */
export const statusView = (status: string): RechargeView => STATUS.get(status) ?? UNKNOWN;

/** What is to be done about a recharge: it differs from its state where that leaves no way on. */
export function nextStep(recharge: Recharge): PlainKey {
  const { status, proofs_left, expires_at, updatetime } = recharge;
  if ((status === "rejected" || status === "expired") && proofs_left === 0) return "wallet.noProofsLeft";
  const late = expires_at !== undefined && updatetime !== undefined && updatetime > expires_at;
  return status === "submitted" && late ? "wallet.lateText" : statusView(status).next;
}

/** Whether time alone may bring news. */
export const isUnderWay = ({ status }: Recharge): boolean =>
  !["credited", "rejected", "expired"].includes(status);

/** Whether a proof of the transfer is still taken. Servers that do not count take one. */
export const takesProof = ({ status, proofs_left = 1 }: Recharge): boolean =>
  proofs_left > 0 && ["created", "rejected", "expired"].includes(status);

/** Whether two decimal strings are the same amount: "120.50" and "120.5" are. */
export const sameAmount = (one: string, other: string): boolean => compareDecimals(one, other) === 0;

/** Whether an amount is there and not nothing. */
export const isSome = (amount: string | undefined): amount is string =>
  amount !== undefined && compareDecimals(amount, "0") !== 0;

/** What arrived, where it is another amount than the declared one. */
export function otherArrived({ amount, amount_received }: Recharge): string | undefined {
  return isSome(amount_received) && !sameAmount(amount_received, amount) ? amount_received : undefined;
}
