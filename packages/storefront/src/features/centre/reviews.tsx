import { useInfiniteQuery } from "@tanstack/react-query";
import type { Comment, ShopProduct } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Form } from "../../ui/form";
import { pictureList } from "../../ui/media";
import { Picture } from "../../ui/picture";
import { Rating } from "../../ui/rating";
import { TextArea } from "../../ui/text-area";
import { useForm } from "../../ui/use-form";
import { Waiting } from "../../ui/waiting";
import styles from "./centre.module.css";
import type { CentreProps } from "./centre-screen";
import { useShopChanges } from "./queries";

const LONGEST = 500;

/** What buyers have written: by product, and of the one that `id` names each review with the way to answer it. */
export function Reviews({ id }: CentreProps) {
  return id ? <OfProduct id={id} /> : <Reviewed />;
}

function Reviewed() {
  const { t, percent } = useI18n();
  const { queries } = useShop();
  const list = useInfiniteQuery(queries.merchantProducts.list.infinite({ limit: 100 }));
  const none = <EmptyState title={t("product.reviews")} text={t("product.noReviews")} />;
  const isReviewed = ({ comment_count = 0 }: ShopProduct): boolean => comment_count > 0;
  return (
    <EndlessList query={list} skeleton={<Waiting />} empty={none}>
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
    </EndlessList>
  );
}

function OfProduct({ id }: { id: string }) {
  const { t } = useI18n();
  const { queries } = useShop();
  const list = useInfiniteQuery({ ...queries.products.reviews.infinite({ id, limit: 20 }), staleTime: 0 });
  return (
    <EndlessList
      query={list}
      skeleton={<Waiting />}
      empty={<EmptyState title={t("product.reviews")} text={t("product.noReviews")} />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t("product.reviews")}>
          {rows.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

function Review({ review }: { review: Comment }) {
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
          <Button variant="quiet" size="s" onClick={() => setOpen(true)}>
            {t("centre.answer")}
          </Button>
        </div>
      )}
    </li>
  );
}

function AnswerForm({ id }: { id: Comment["id"] }) {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const { done } = useShopChanges();
  const [draft] = useState(() => createDraft(`answer-${id}`, ["reply"]));
  const form = useForm({
    initial: { reply: "", ...draft.read() },
    check: ({ reply }) => ({ reply: reply.trim() ? undefined : "centre.enterAnswer" }),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send({ reply }) {
      const answer = await done(market.merchantReviews.reply({ id, reply: reply.trim() }));
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
        maxLength={LONGEST}
        autoFocus
      />
    </Form>
  );
}
