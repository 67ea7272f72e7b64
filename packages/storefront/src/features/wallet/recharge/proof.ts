import { validateAmount } from "marketplace-react";
import type { Recharge } from "marketplace-sdk";
import { amountText } from "../../../entities/money/amount-text";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";
import { readTxid } from "./txid";

/** Fields of the proof; the picture is separate. */
export type ProofField = "amount" | "txid" | "image";

/** Fields to keep in a draft; never a picture. */
export const PROOF_DRAFT = ["amount", "txid"] as const;

/** A picture of the transfer. */
export interface ProofPicture {
  url: string | undefined;
  busy: boolean;
}

/** Everything that prevents sending a proof. It needs a transaction id or a picture, ideally both. */
export function validateProof(
  { amount, txid }: FieldValues<ProofField>,
  recharge: Recharge,
  { url, busy }: ProofPicture,
  tag: string,
): FieldErrors<ProofField> {
  const wrong = txid.trim() !== "" && readTxid(txid, recharge) === undefined;
  const missing = txid.trim() === "" && !url && !busy;
  return {
    amount: amountText(validateAmount(amount, tag, {})),
    txid: wrong ? "wallet.txidInvalid" : missing ? "wallet.proofMissing" : undefined,
    image: busy ? "wallet.pictureBusy" : undefined,
  };
}
