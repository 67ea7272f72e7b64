import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import styles from "./orders.module.css";
import { isReviewed, openLines } from "./review";
import { ReviewForm } from "./review-form";

/** Pictures of a review where the site sets no limit of its own (contract: `ReviewInput`). */
const MOST_PHOTOS = 9;

/** Writing reviews of an order, one for each line: `/order?no=&view=review`. */
export function ReviewScreen({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useShop();
  const back = useBack(paths.orderDetail(no));
  const { data: order, error, refetch } = useQuery(queries.orders.get({ order_no: no }));
  const config = useQuery(queries.site.config());
  usePageTitle(t("orders.comment"));
  const page = useRef<HTMLDivElement>(null);
  const lines = order ? openLines(order) : [];
  return (
    <div ref={page} className={styles.page}>
      <TopBar title={t("orders.comment")} onBack={back} />
      {!order || config.isPending ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting heights={[228, 228, 228]} />
        )
      ) : lines.length === 0 ? (
        <EmptyState
          art="heart"
          {...(order.goods.every(isReviewed)
            ? { title: t("orders.reviewedTitle"), text: t("orders.reviewedText") }
            : { title: t("orders.notYetTitle"), text: t("orders.notYetText") })}
          action={
            <ButtonLink to={paths.orderDetail(no)} replace>
              {t("orders.toOrder")}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className={cards.quiet}>{t("orders.reviewOnce")}</p>
          <ul className={styles.list}>
            {lines.map((line) => (
              <ReviewForm
                key={line.id}
                order={order}
                line={line}
                maxPhotos={Math.min(config.data?.limits?.comment_images ?? MOST_PHOTOS, MOST_PHOTOS)}
                // The form goes away with its line: reading goes on at the top.
                onDone={() => page.current?.querySelector("h1")?.focus()}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
