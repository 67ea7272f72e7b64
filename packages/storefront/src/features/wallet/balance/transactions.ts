import { compareDecimals } from "marketplace-react/money";
import type { Data } from "marketplace-sdk";
import type { PlainKey } from "../../../i18n/types";

/** One change of the balance. */
export type LogRow = Data<"account.transactions">["data"][number];

/** Kinds of changes to filter by, with their labels. */
export const LOG_TYPES = {
  recharge: "wallet.logRecharge",
  payment: "wallet.logPayment",
  refund: "wallet.logRefund",
  overpayment: "wallet.logOverpayment",
  settlement: "wallet.logSettlement",
  withdrawal: "wallet.logWithdrawal",
  withdrawal_return: "wallet.logReturn",
  adjustment: "wallet.logAdjustment",
} as const satisfies Readonly<Record<string, PlainKey>>;

export type LogType = keyof typeof LOG_TYPES;

/** Whether a parameter of the address names such a kind. */
export const isLogType = (type: string | null): type is LogType =>
  type !== null && Object.hasOwn(LOG_TYPES, type);

/** The name of a change; an unknown kind counts as an adjustment (contract: Transaction). */
export const logText = (type: string): PlainKey => LOG_TYPES[isLogType(type) ? type : "adjustment"];

/** Whether the balance increased. */
export const isGain = ({ money }: LogRow): boolean => compareDecimals(money, "0") > 0;
