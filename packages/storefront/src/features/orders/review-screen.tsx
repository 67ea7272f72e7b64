import { useQuery } from "@tanstack/react-query";
import { useFormDraft, usePhotoUpload } from "marketplace-react";
import { ButtonLink, EmptyState, heartDrawing, SkeletonList, TextArea } from "marketplace-react/ui";
import type { Order, OrderItem } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useRef, useState } from "react";
import { OrderLine } from "../../entities/order/order";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageTitle } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./orders.module.css";
import {
  isReviewed,
  openLines,
  REVIEW_FIELDS,
  type ReviewField,
  reviewInput,
  validateReview,
} from "./review";
import { StarsField } from "./stars-field";
import { useOrderCall } from "./use-order-call";

const REVIEW = limits["orders.review"].comments.items;
/** Most pictures of a review if the site sets no limit. */
const MAX_PHOTOS = REVIEW.images.maxItems;

/** Reviews of an order, one form per line: `/order?no=&view=review`. */
export function ReviewScreen({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data: order, error, refetch } = useQuery(queries.orders.get({ order_no: no }));
  const config = useQuery({ ...queries.site.config(), ...INLINE_ERRORS });
  usePageTitle(t("orders.comment"));
  const page = useRef<HTMLDivElement>(null);
  const lines = order ? openLines(order) : [];
  return (
    <Page title={t("orders.comment")} back={paths.orderDetail(no)} ref={page}>
      {!order || config.isPending ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList heights={[228, 228, 228]} />
        )
      ) : lines.length === 0 ? (
        <EmptyState
          art={heartDrawing}
          {...(order.goods?.every(isReviewed)
            ? { title: t("orders.reviewedTitle"), text: t("orders.reviewedText") }
            : { title: t("orders.notYetTitle"), text: t("orders.notYetText") })}
          action={
            <ButtonLink href={paths.orderDetail(no)} replace>
              {t("orders.toOrder")}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className={cards.quiet}>{t("orders.reviewOnce")}</p>
          <ul className={utilities.stackM}>
            {lines.map((line) => (
              <ReviewForm
                key={line.id}
                order={order}
                line={line}
                maxPhotos={Math.min(config.data?.limits?.comment_images ?? MAX_PHOTOS, MAX_PHOTOS)}
                // The form goes away with its line: focus moves to the heading.
                onDone={() => page.current?.querySelector("h1")?.focus()}
              />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

interface ReviewFormProps {
  order: Order;
  line: OrderItem;
  maxPhotos: number;
  /** Called once the review is published, before its form disappears. */
  onDone: () => void;
}

/** Stars, text and pictures for one line of an order. An unfinished review survives a reload. */
function ReviewForm({ order: { order_no, currency }, line, maxPhotos, onDone }: ReviewFormProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const review = useOrderCall(mutations.orders.review({ notify: false }), (order) => order);
  const draft = useFormDraft<ReviewField>(`review-${line.id}`, REVIEW_FIELDS);
  const [initial] = useState(() => ({
    "comments.0.star": "",
    "comments.0.content": "",
    "comments.0.images": "",
    ...draft.read(),
  }));
  const photos = usePhotoUpload({
    max: maxPhotos,
    initial: initial["comments.0.images"].split("\n").filter(Boolean),
  });
  const form = useForm<ReviewField>({
    initial,
    check: (values) => validateReview(values, photos.isUploading),
    async send(values) {
      const comments = [reviewInput(line, values, photos.urls)];
      const changed = await review({ order_no, comments });
      draft.clear();
      if (!changed) return;
      onDone();
      toasts.show(t("orders.thanks"));
    },
  });
  const images = photos.urls.join("\n");
  useEffect(() => draft.write({ ...form.values, "comments.0.images": images }), [draft, form.values, images]);
  const { error: starError } = form.field("comments.0.star");
  return (
    <li className={styles.card}>
      <ul>
        <OrderLine goods={line} currency={currency} />
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
          maxLength={REVIEW.content.maxLength}
        />
        {maxPhotos > 0 && (
          <PhotoField
            name="comments.0.images"
            label={t("orders.photos")}
            error={photos.isUploading ? form.field("comments.0.images").error : undefined}
            photos={photos}
          />
        )}
      </Form>
    </li>
  );
}
