import type { PlainKey } from "../../ui/use-form";

/** How a state of a recharge is shown. */
export interface StatusView {
  text: PlainKey;
  tone: "plain" | "accent" | "success" | "warning" | "danger";
  /** A state this client does not know: it counts as being worked on (contract), with a word about whom to ask. */
  unknown?: true;
}

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["created", { text: "wallet.created", tone: "warning" }],
  ["submitted", { text: "wallet.submitted", tone: "warning" }],
  ["confirming", { text: "wallet.confirming", tone: "accent" }],
  ["credited", { text: "wallet.credited", tone: "success" }],
  ["rejected", { text: "wallet.rejected", tone: "danger" }],
  ["expired", { text: "wallet.expired", tone: "plain" }],
]);

/** The view of a state, whatever the server calls it. */
export function statusView(status: string): StatusView {
  return STATUS.get(status) ?? { text: "wallet.processing", tone: "warning", unknown: true };
}

/** Whether two decimal strings are the same amount: "120.50" and "120.5" are. */
export function sameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Whether an amount is there and not nothing. */
export function isSome(amount: string | undefined): amount is string {
  return amount !== undefined && plain(amount) !== "0";
}

function plain(amount: string): string {
  const [whole = "", fraction = ""] = amount.split(".");
  const kept = fraction.replace(/0+$/, "");
  return (whole.replace(/^(-?)0+(?=\d)/, "$1") || "0") + (kept && `.${kept}`);
}
