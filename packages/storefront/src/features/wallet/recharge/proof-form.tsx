import type { RechargeHandle } from "marketplace-react";
import { usePhotoUpload } from "marketplace-react";
import { PLAIN, readAmount, typedAmount } from "marketplace-react/money";
import { Field } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { useAmountDraft } from "../../../entities/money/amount-draft";
import { useI18n } from "../../../i18n";
import { AMOUNT, CODE } from "../../../shared/forms/field-kinds";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { PhotoField } from "../../../shared/ui/photo-field";
import { PROOF_DRAFT, type ProofField, validateProof } from "./proof";
import { readTxid } from "./txid";

/** Props of {@link ProofForm}. */
interface ProofFormProps {
  recharge: Recharge;
  submit: RechargeHandle["submitProof"];
}

/** Proof of what was sent: transaction id, picture, or both. */
export function ProofForm({ recharge, submit }: ProofFormProps) {
  const { t, tag } = useI18n();
  const { toasts } = useServices();
  const { id, amount, coin } = recharge;
  const draft = useAmountDraft(`recharge-${id}`, PROOF_DRAFT, ["amount"]);
  const photos = usePhotoUpload({ category: "kyc" });
  const [url] = photos.urls;
  const form = useForm<ProofField>({
    initial: {
      amount: typedAmount(readAmount(amount, PLAIN) ?? amount, tag),
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
        end={<bdi className={cards.unit}>{coin}</bdi>}
      />
      <p className={cards.quiet}>{t("checkout.rechargeText")}</p>
    </Form>
  );
}
