import { ProgressBar } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { isDecimal, isZero } from "marketplace-sdk/money";
import { useI18n } from "../../../i18n";
import type { PlainKey, StatusView } from "../../../i18n/types";
import cards from "../../../shared/ui/cards.module.css";
import styles from "../wallet.module.css";

/** How a state of a recharge is shown. */
interface RechargeView extends StatusView {
  /** What it means, and what to do next. */
  next: PlainKey;
  /** Whether the state is unknown, which counts as in progress (contract), with a hint whom to ask. */
  unknown?: true;
}

const STATUS: ReadonlyMap<string, RechargeView> = new Map([
  ["created", { text: "wallet.created", tone: "warning", next: "wallet.createdText" }],
  ["submitted", { text: "wallet.submitted", tone: "warning", next: "wallet.submittedText" }],
  ["confirming", { text: "wallet.confirming", tone: "info", next: "wallet.confirmingText" }],
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

/** The view of a state, known or not. */
export const statusView = (status: string): RechargeView => STATUS.get(status) ?? UNKNOWN;

/** The next step of a recharge; its state if there is none. */
export function nextStep(recharge: Recharge): PlainKey {
  const { status, proofs_left, expires_at, updatetime } = recharge;
  if ((status === "rejected" || status === "expired") && proofs_left === 0) return "wallet.noProofsLeft";
  const late = expires_at !== undefined && updatetime !== undefined && updatetime > expires_at;
  return status === "submitted" && late ? "wallet.lateText" : statusView(status).next;
}

/** Whether an amount is present and above 0. */
export const isSome = (amount: string | undefined): amount is string => isDecimal(amount) && !isZero(amount);

/** The amount of a recharge in a list. */
export interface RecordAmount {
  amount: string;
  currency: string | undefined;
  /** The amount that arrived in its own coin, if the balance is in another currency. */
  sent?: string | undefined;
}

/** The credited amount in the currency of the balance; until then, the declared one. */
export function recordAmount(recharge: Recharge): RecordAmount {
  const { amount, amount_received, coin, credit_money, currency } = recharge;
  if (recharge.status !== "credited" || !isSome(credit_money)) return { amount, currency: coin };
  return { amount: credit_money, currency, ...(coin !== currency && { sent: amount_received }) };
}

/** Why a recharge was rejected, and how far the network has confirmed one that is coming in. */
export function StatusNotes({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { reason } = recharge;
  return (
    <>
      {reason && (
        <p className={cards.note}>
          {t("wallet.reason")} <bdi>{reason}</bdi>
        </p>
      )}
      <Confirmations recharge={recharge} />
    </>
  );
}

function Confirmations({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { status, confirmations: done, confirmations_required: total } = recharge;
  if (status !== "confirming" || done === undefined || !total) return null;
  const sentence = t("wallet.confirmations", { done, total });
  return (
    <div className={styles.confirmations}>
      <ProgressBar label={sentence} value={done / total} />
      <p>{sentence}</p>
    </div>
  );
}
