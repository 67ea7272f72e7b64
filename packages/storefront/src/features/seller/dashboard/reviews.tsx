import { useInfiniteQuery } from "@tanstack/react-query";
import { pictureList, useFormDraft } from "marketplace-react";
import { Button, EmptyState, Rating, SkeletonList, TextArea } from "marketplace-react/ui";
import type { MerchantProduct, Review } from "marketplace-sdk";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { Link } from "../../../shared/navigation/link";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import type { CentreProps } from "./dashboard-screen";
import { useShopChanges } from "./queries";

const MAX_LENGTH = 500;

/** What buyers have written: by product, and of the one that `id` names each review with the way to answer it. */
export function Reviews({ id }: CentreProps) {
  return id ? <OfProduct id={id} /> : <Reviewed />;
}

function Reviewed() {
  const { t, percent } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery(queries.merchantProducts.list.infinite({ limit: 100 }));
  const none = <EmptyState title={t("product.reviews")} text={t("product.noReviews")} />;
  const isReviewed = ({ comment_count = 0 }: MerchantProduct): boolean => comment_count > 0;
  return (
    <InfiniteList query={list} skeleton={<SkeletonList />} empty={none}>
      {(rows) => (
        <ul className={styles.list} aria-label={t("product.reviews")}>
          {!list.hasNextPage && !rows.some(isReviewed) && <li>{none}</li>}
          {rows.filter(isReviewed).map(({ id, title, image, comment_count, good_rate }) => (
            <li key={id} className={styles.card}>
              <div className={styles.product}>
                <Picture src={image} alt="" shape="small" className={styles.thumb} />
                <div className={styles.words}>
                  <h2 className={styles.name}>
                    <Link href={paths.merchant({ view: "reviews", id })} className={styles.cover}>
                      <bdi>{title}</bdi>
                    </Link>
                  </h2>
                  <p className={styles.quiet}>
                    {t("product.reviews")}: {comment_count}
                    {typeof good_rate === "number" &&
                      ` · ${t("product.positive", { rate: percent(`${good_rate / 100}`) })}`}
                  </p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function OfProduct({ id }: { id: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery({
    ...queries.products.reviews.infinite({ id, limit: 20 }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  return (
    <InfiniteList
      query={list}
      skeleton={<SkeletonList />}
      empty={<EmptyState title={t("product.reviews")} text={t("product.noReviews")} />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t("product.reviews")}>
          {rows.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function ReviewRow({ review }: { review: Review }) {
  const { t, date } = useI18n();
  const { id, star, content, reply, createtime, spec } = review;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.card}>
      <p className={styles.standing}>
        <Rating value={star} />
        <span className={styles.quiet}>
          <bdi>{review.username_masked || t("product.anonymous")}</bdi>
          {createtime ? ` · ${date(createtime)}` : ""}
        </span>
      </p>
      {content && <p dir="auto">{content}</p>}
      <div className={styles.standing}>
        {pictureList(review.images).map((photo) => (
          <Picture key={photo} src={photo} alt="" shape="small" className={styles.thumb} />
        ))}
      </div>
      {spec && (
        <p className={styles.quiet}>
          <bdi>{spec}</bdi>
        </p>
      )}
      {reply ? (
        <div className={styles.notice}>
          <p className={styles.name}>{t("product.reply")}</p>
          <p dir="auto">{reply}</p>
        </div>
      ) : isOpen ? (
        <AnswerForm id={id} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            {t("centre.answer")}
          </Button>
        </div>
      )}
    </li>
  );
}

function AnswerForm({ id }: { id: Review["id"] }) {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`answer-${id}`, ["reply"]);
  const form = useForm({
    initial: { reply: "", ...draft.read() },
    check: ({ reply }) => ({ reply: reply.trim() ? undefined : "centre.enterAnswer" }),
    onChange: draft.write,
    async send({ reply }, call) {
      const answer = await done(market.merchantReviews.reply({ id, reply: reply.trim() }, call));
      draft.clear();
      if (answer) toasts.show(t("centre.answered"));
    },
  });
  return (
    <Form form={form} submit={t("centre.answer")}>
      <TextArea
        {...form.field("reply")}
        label={t("centre.yourAnswer")}
        hint={t("centre.answerHint")}
        maxLength={MAX_LENGTH}
        autoFocus
      />
    </Form>
  );
}
