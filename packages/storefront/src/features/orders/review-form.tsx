import type { Order, OrderGoods } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { usePhotos } from "../../app/photos/use-photos";
import { useI18n } from "../../i18n";
import { Form } from "../../ui/form";
import { GoodsLine } from "../../ui/goods-line";
import { PhotoField } from "../../ui/photo-field";
import { TextArea } from "../../ui/text-area";
import { useForm } from "../../ui/use-form";
import styles from "./orders.module.css";
import { useOrderChanges } from "./queries";
import { checkReview, LONGEST, REVIEW_FIELDS, type ReviewField, reviewInput } from "./review";
import { StarsField } from "./stars-field";

/** Props of {@link ReviewForm}. */
export interface ReviewFormProps {
  order: Order;
  line: OrderGoods;
  maxPhotos: number;
  /** The review is published, and the form about to go. */
  onDone: () => void;
}

/** Stars, words and pictures for one line of an order. Unfinished ones survive a reload. */
export function ReviewForm({ order: { order_no, currency }, line, maxPhotos, onDone }: ReviewFormProps) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { changed, done } = useOrderChanges();
  const [draft] = useState(() => createDraft<ReviewField>(`review-${line.id}`, REVIEW_FIELDS));
  const [initial] = useState(() => ({
    "comments.0.star": "",
    "comments.0.content": "",
    "comments.0.images": "",
    ...draft.read(),
  }));
  const photos = usePhotos({
    max: maxPhotos,
    initial: initial["comments.0.images"].split("\n").filter(Boolean),
  });
  const form = useForm<ReviewField>({
    initial,
    check: (values) => checkReview(values, photos.busy),
    onFailure: toasts.dismiss,
    async send(values) {
      const comments = [reviewInput(line, values, photos.urls)];
      const answer = await done(market.orders.review({ order_no, comments }));
      draft.clear();
      if (!answer) return;
      onDone();
      changed(answer);
      toasts.show(t("orders.thanks"));
    },
  });
  const images = photos.urls.join("\n");
  useEffect(() => draft.write({ ...form.values, "comments.0.images": images }), [draft, form.values, images]);
  const { error: starError } = form.field("comments.0.star");
  return (
    <li className={styles.card}>
      <ul>
        <GoodsLine goods={line} currency={currency} />
      </ul>
      <Form form={form} submit={t("orders.publish")}>
        <StarsField
          name="comments.0.star"
          value={Number(form.values["comments.0.star"])}
          error={starError}
          onChange={(star) => form.change({ "comments.0.star": String(star) })}
        />
        <TextArea
          {...form.field("comments.0.content")}
          label={t("orders.words")}
          hint={t("orders.wordsHint")}
          maxLength={LONGEST}
        />
        {maxPhotos > 0 && (
          <PhotoField
            name="comments.0.images"
            label={t("orders.photos")}
            error={photos.busy ? form.field("comments.0.images").error : undefined}
            slots={photos.slots}
          />
        )}
      </Form>
    </li>
  );
}
