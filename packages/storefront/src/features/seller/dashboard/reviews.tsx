import { useInfiniteQuery } from "@tanstack/react-query";
import { isNotFound, pictureList, useFormDraft } from "marketplace-react";
import { Button, EmptyState, Rating, SkeletonList, Tabs, TextArea } from "marketplace-react/ui";
import type { MerchantProduct, Review, StoreReview } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { type ReactNode, useRef, useState } from "react";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { INLINE_ERRORS } from "../../../shared/errors";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { useShopChanges } from "./use-shop-changes";

const TABS = ["waiting", "replied", "all"] as const;
const REPLIED = { waiting: { replied: 0 }, replied: { replied: 1 }, all: {} } as const;

/** Buyers' reviews of all products, or of the one that `id` names, with those that wait for a reply first. */
export function Reviews({ id, tab }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const current = TABS.find((name) => name === tab) ?? (id ? "all" : "waiting");
  const list = useInfiniteQuery({
    ...queries.merchantReviews.list.infinite({ limit: 20, ...REPLIED[current], ...(id && { pro_id: id }) }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  // A server without this list can still list reviews by product.
  if (isNotFound(list.error)) return id ? <OfProduct id={id} /> : <Reviewed />;
  const hrefOf = (name: string) => paths.merchant({ view: "reviews", ...(id && { id }), tab: name });
  const label = { waiting: t("dashboard.toReply"), replied: t("dashboard.replied"), all: t("orders.all") };
  return (
    <>
      <Tabs
        label={t("product.reviews")}
        variant="chip"
        current={current}
        items={TABS.map((name) => ({ id: name, label: label[name], href: hrefOf(name) }))}
      />
      <InfiniteList
        query={list}
        skeleton={<SkeletonList />}
        empty={
          <EmptyState
            title={current === "waiting" ? t("dashboard.allDone") : t("product.reviews")}
            {...(current !== "waiting" && { text: t("product.noReviews") })}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("product.reviews")}>
            {rows.map((review) => (
              <ReviewRow key={review.id} review={review}>
                {!id && <ReviewedProduct review={review} />}
              </ReviewRow>
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  );
}

function ReviewedProduct({ review: { pro_id, title, image } }: { review: StoreReview }) {
  return (
    <div className={styles.product}>
      <Picture src={image} alt="" shape="small" className={styles.thumb} />
      <p className={styles.name}>
        <Link href={paths.merchant({ view: "product", id: pro_id })}>
          <bdi>{title}</bdi>
        </Link>
      </p>
    </div>
  );
}

function Reviewed() {
  const { t, tag, percent } = useI18n();
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
                    <span>{`${labelled(tag, t("product.reviews"))}${comment_count}`}</span>
                    {good_rate != null && (
                      <span>{` · ${t("product.positive", { rate: percent(`${good_rate / 100}`) })}`}</span>
                    )}
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

/** A review with its reply, or the form to write one. `children` is the product. */
function ReviewRow({ review, children }: { review: Review; children?: ReactNode }) {
  const { t, date } = useI18n();
  const { id, star, content, reply, createtime, spec } = review;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={styles.card}>
      {children}
      <p className={styles.standing}>
        <Rating value={star} />
        <span className={styles.quiet}>
          <bdi>{review.username_masked || t("product.anonymous")}</bdi>
          <span>{createtime ? ` · ${date(createtime)}` : ""}</span>
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
            {t("dashboard.answer")}
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
  const place = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { reply: "", ...draft.read() },
    check: ({ reply }) => ({ reply: reply.trim() ? undefined : "dashboard.enterAnswer" }),
    onChange: draft.write,
    async send({ reply }, call) {
      const next = place.current?.closest("li")?.nextElementSibling?.querySelector("button");
      const answer = await done(market.merchantReviews.reply({ id, reply: reply.trim() }, call));
      draft.clear();
      if (!answer) return;
      toasts.show(t("dashboard.answered"));
      // The form disappears with its review, so focus moves to the next one.
      next?.focus();
    },
  });
  return (
    <div ref={place}>
      <Form form={form} submit={t("dashboard.answer")}>
        <TextArea
          {...form.field("reply")}
          label={t("dashboard.yourAnswer")}
          hint={t("dashboard.answerHint")}
          maxLength={limits["merchantReviews.reply"].reply.maxLength}
          autoFocus
        />
      </Form>
    </div>
  );
}
