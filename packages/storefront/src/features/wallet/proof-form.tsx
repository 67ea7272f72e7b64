import { useQueryClient } from "@tanstack/react-query";
import type { Recharge } from "marketplace-sdk";
import { useState } from "react";
import { amountDraft } from "../../app/amount-draft";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { usePhotos } from "../../app/photos/use-photos";
import { takeAnswer } from "../../app/take-answer";
import { useI18n } from "../../i18n";
import { PLAIN, readAmount, typedAmount } from "../../money/typed";
import cards from "../../ui/cards.module.css";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PhotoField } from "../../ui/photo-field";
import { useForm } from "../../ui/use-form";
import { checkProof, PROOF_DRAFT, type ProofField } from "./proof";
import { readTxid } from "./txid";

/** What was really sent, by its transaction, a picture, or both. */
export function ProofForm({ recharge }: { recharge: Recharge }) {
  const { t, tag } = useI18n();
  const { market, queries, toasts } = useShop();
  const queryClient = useQueryClient();
  const { id, amount, coin } = recharge;
  const [draft] = useState(() =>
    amountDraft(createDraft<(typeof PROOF_DRAFT)[number]>(`recharge-${id}`, PROOF_DRAFT), tag, ["amount"]),
  );
  const { slots, urls, busy } = usePhotos({ category: "kyc" });
  const [url] = urls;
  const form = useForm<ProofField>({
    initial: {
      amount: typedAmount(readAmount(amount, PLAIN) ?? amount, tag),
      txid: "",
      image: "",
      ...draft.read(),
    },
    check: (values) => checkProof(values, recharge, { url, busy }, tag),
    onChange: draft.write,
    async send(values) {
      const txid = readTxid(values.txid, recharge);
      const sent = await market.recharges.submitProof({
        id,
        amount: readAmount(values.amount, tag) ?? "",
        ...(txid && { txid }),
        ...(url && { image: url }),
      });
      draft.clear();
      toasts.show(t("wallet.proofSent"));
      await takeAnswer(queryClient, queries.recharges.get({ id: String(id) }), sent);
    },
  });
  return (
    <Form form={form} submit={t("wallet.submit")}>
      <Field
        {...form.field("txid")}
        label={t("wallet.txid")}
        hint={t("wallet.txidHint")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
      />
      <PhotoField
        label={t("wallet.picture")}
        hint={t("wallet.pictureHint")}
        name="image"
        error={form.field("image").error}
        slots={slots}
      />
      <Field
        {...form.field("amount")}
        label={t("wallet.sent")}
        hint={t("wallet.note")}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="send"
        dir="ltr"
        end={<bdi className={cards.unit}>{coin}</bdi>}
      />
      <p className={cards.quiet}>{t("checkout.rechargeText")}</p>
    </Form>
  );
}
