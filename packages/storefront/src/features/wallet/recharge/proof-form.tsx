import { type RechargeHandle, usePhotoUpload, validateAmount } from "marketplace-react";
import { Field } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { PLAIN, readAmount, typedAmount } from "marketplace-sdk/money";
import { amountText, useAmountDraft } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { AMOUNT, CODE, Form } from "../../../shared/forms/form";
import type { FieldValues } from "../../../shared/forms/form-values";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { PhotoField } from "../../../shared/ui/photo-field";
import { readTxid } from "./read-txid";

/** The proof is a separate form, because it follows the transfer. Each attempt starts empty. */
export function Proof({ recharge, submit }: ProofFormProps) {
  const { t } = useI18n();
  const { status, proofs_left } = recharge;
  return (
    <section className={cards.card} aria-labelledby="proof">
      <h2 id="proof" className={cards.title}>
        {t(status === "rejected" ? "wallet.submit" : "wallet.proofTitle")}
      </h2>
      {status !== "created" && proofs_left !== undefined && (
        <p className={cards.quiet}>{t("wallet.proofsLeft", { count: proofs_left })}</p>
      )}
      <ProofForm key={proofs_left} recharge={recharge} submit={submit} />
    </section>
  );
}

/** Fields of the proof; the picture is separate. */
type ProofField = "amount" | "txid" | "image";

/** Fields to keep in a draft; never a picture. */
const PROOF_DRAFT = ["amount", "txid"] as const;

/** Props of {@link ProofForm}. */
interface ProofFormProps {
  recharge: Recharge;
  submit: RechargeHandle["submitProof"];
}

/** Proof of what was sent: transaction id, picture, or both. */
function ProofForm({ recharge, submit }: ProofFormProps) {
  const { t, tag } = useI18n();
  const { toasts } = useServices();
  const { id, amount, coin } = recharge;
  const draft = useAmountDraft(`recharge-${id}`, PROOF_DRAFT, ["amount"]);
  const photos = usePhotoUpload({ category: "kyc" });
  const [url] = photos.urls;
  const form = useForm<ProofField>({
    initial: {
      amount: typedAmount(readAmount(amount ?? "", PLAIN) ?? "", tag),
      txid: "",
      image: "",
      ...draft.read(),
    },
    check: (values) => validateProof(values, recharge, { url, busy: photos.isUploading }, tag),
    onChange: draft.write,
    async send(values) {
      const txid = readTxid(values.txid, recharge);
      await submit.mutateAsync({
        amount: readAmount(values.amount, tag) ?? "",
        ...(txid && { txid }),
        ...(url && { image: url }),
      });
      draft.clear();
      toasts.show(t("wallet.proofSent"));
    },
  });
  return (
    <Form form={form} submit={t("wallet.submit")}>
      <Field
        {...form.field("txid")}
        {...CODE}
        label={t("wallet.txid")}
        hint={t("wallet.txidHint")}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PhotoField
        label={t("wallet.picture")}
        hint={t("wallet.pictureHint")}
        name="image"
        error={form.field("image").error}
        photos={photos}
      />
      <Field
        {...form.field("amount")}
        {...AMOUNT}
        label={t("wallet.sent")}
        hint={t("wallet.note")}
        enterKeyHint="send"
        dir="ltr"
        end={
          <bdi className={cards.unit} translate="no">
            {coin}
          </bdi>
        }
      />
      <p className={cards.quiet}>{t("checkout.rechargeText")}</p>
    </Form>
  );
}

/** A picture of the transfer. */
interface ProofPicture {
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
