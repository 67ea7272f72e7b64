import { useFormDraft, usePhotoUpload, validateAmount } from "marketplace-react";
import { Checkbox, Field, OptionList, TextArea } from "marketplace-react/ui";
import type { Dispute } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { readAmount } from "marketplace-sdk/money";
import { useState } from "react";
import { amountText } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { AMOUNT, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import { PhotoField } from "../../../shared/ui/photo-field";
import type { StoreOrder } from "./store-orders";
import { useShopChanges } from "./use-shop-changes";

export interface PartProps {
  order: StoreOrder;
  dispute: Dispute;
}

type Answer = "accept" | "return" | "offer" | "object";

/** The store's options: all of them at first, later only whether the goods came back. A refund is always possible. */
function answersTo({ status, kind }: Dispute): readonly Answer[] {
  if (status === "open")
    return kind === "return" ? ["return", "accept", "offer", "object"] : ["accept", "offer", "object"];
  return status === "sent_back" ? ["accept", "object"] : ["accept"];
}

const ANSWER = limits["merchantDisputes.answer"];

/** Refunds what was asked, offers less, or objects; {@link answersTo} lists what is still possible. */
export function AnswerForm({
  order: { order_no, currency },
  dispute,
  onDone,
}: PartProps & { onDone: () => void }) {
  const { t, money, tag } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const choices = answersTo(dispute);
  const isBack = dispute.status === "sent_back";
  const [restock, setRestock] = useState(dispute.reason !== "damaged");
  const draft = useFormDraft(`answer-${order_no}`, ["answer", "text", "amount", "return_to"]);
  const photos = usePhotoUpload({ max: ANSWER.images.maxItems });
  const chosenIn = (answer: string): Answer =>
    choices.find((known) => known === answer) ?? choices[0] ?? "accept";
  const form = useForm({
    initial: {
      answer: dispute.kind === "return" ? "return" : "offer",
      text: "",
      amount: "",
      images: "",
      return_to: "",
      ...draft.read(),
    },
    check: ({ answer, text, amount, return_to }) => ({
      amount:
        chosenIn(answer) === "offer"
          ? amountText(validateAmount(amount, tag, { max: dispute.amount, decimals: 2 }))
          : undefined,
      text: chosenIn(answer) === "object" && !text.trim() ? "disputes.enterMessage" : undefined,
      return_to: chosenIn(answer) === "return" && !return_to.trim() ? "returns.enterAddress" : undefined,
      images: photos.isUploading ? "orders.photosUnderWay" : undefined,
    }),
    onChange: ({ answer, text, amount, return_to }) => draft.write({ answer, text, amount, return_to }),
    async send({ answer: typed, text, amount: typedAmount, return_to }, call) {
      const answer = chosenIn(typed);
      const amount = answer === "offer" ? readAmount(typedAmount, tag) : undefined;
      const words = {
        text: text.trim(),
        images: [...photos.urls],
        ...(answer === "return" && { return_to: return_to.trim() }),
        ...(answer === "accept" && isBack && { restock }),
      };
      const sent = await done(
        market.merchantDisputes.answer({ order_no, answer, ...words, ...(amount && { amount }) }, call),
      );
      draft.clear();
      if (sent) toasts.show(t("disputes.answered"));
      onDone();
    },
  });
  const chosen = chosenIn(form.values.answer);
  const asked = { money: money(dispute.amount, currency) };
  const labels = {
    accept: t(isBack ? "returns.arrived" : "disputes.refundAll", asked),
    return: t("returns.takeBack"),
    offer: t("disputes.offerLess"),
    object: t("disputes.object"),
  };
  return (
    <Form form={form} submit={chosen === "accept" ? labels.accept : t("disputes.answer")}>
      {choices.length > 1 && (
        <OptionList
          label={t("disputes.answer")}
          name="answer"
          options={choices.map((id) => ({ id, label: labels[id] }))}
          value={chosen}
          onChange={(answer) => form.change({ answer })}
        />
      )}
      {chosen === "accept" && <p>{t("disputes.refundAllText", asked)}</p>}
      {chosen === "accept" && isBack && (
        <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)}>
          {t("returns.restock")}
        </Checkbox>
      )}
      {chosen === "object" && isBack && <p>{t("disputes.escalateText")}</p>}
      {chosen === "return" && (
        <>
          <p>{t("returns.takeBackText", asked)}</p>
          <TextArea
            {...form.field("return_to")}
            label={t("returns.address")}
            maxLength={ANSWER.return_to.maxLength}
          />
        </>
      )}
      {chosen === "offer" && (
        <Field {...form.field("amount")} {...AMOUNT} label={t("disputes.offer")} dir="ltr" />
      )}
      <TextArea {...form.field("text")} label={t("disputes.message")} maxLength={ANSWER.text.maxLength} />
      <PhotoField
        name="images"
        label={t("disputes.photos")}
        error={form.field("images").error}
        photos={photos}
      />
    </Form>
  );
}
