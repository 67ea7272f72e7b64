import { useQuery } from "@tanstack/react-query";
import { useServerNow } from "marketplace-react";
import {
  ButtonLink,
  classNames,
  doneDrawing,
  EmptyState,
  Price,
  Skeleton,
  SkeletonList,
} from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { STALE, useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { SectionHeading } from "../../../shared/ui/section-heading";
import styles from "./dashboard.module.css";
import { rangeName, SalesChart, statsInput } from "./sales-chart";

type Center = Data<"merchant.dashboard">;

/** Heights of the skeletons, so that the links below stay in place when the figures arrive. */
const TASK_HEIGHTS = [132];

const SALES_HEIGHTS = [417];

/** The store's earnings and open tasks. What doesn't depend on the response is shown at once. */
export function Overview() {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data, error, refetch } = useQuery({ ...queries.merchant.dashboard(), staleTime: STALE.visit });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.start}>
      <ShopCard center={data} />
      {!data ? (
        <>
          <SkeletonList heights={TASK_HEIGHTS} />
          <SkeletonList heights={SALES_HEIGHTS} />
        </>
      ) : data.shop.pro_count === 0 ? (
        <EmptyState
          art={doneDrawing}
          title={t("merchant.openTitle")}
          text={t("dashboard.firstText")}
          action={<ButtonLink href={paths.merchant({ view: "product" })}>{t("dashboard.add")}</ButtonLink>}
        />
      ) : (
        <>
          <Todo todo={data.todo} />
          <RecentSales />
        </>
      )}
    </div>
  );
}

/** The last 30 days. Shows nothing if they can't be loaded, because the page of sales says why. */
function RecentSales() {
  const { t, tag, number } = useI18n();
  const { queries } = useServices();
  const now = useServerNow();
  const { data, error } = useQuery({
    ...queries.merchant.stats(statsInput("days", now)),
    staleTime: STALE.visit,
    ...INLINE_ERRORS,
  });
  if (error && !data) return null;
  return (
    <section className={classNames(styles.card, styles.recent)} aria-labelledby="recent">
      <SectionHeading
        id="recent"
        title={`${t("dashboard.sales")} · ${rangeName("days", tag)} (UTC)`}
        href={paths.merchant({ view: "sales" })}
      />
      {data ? (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{t("dashboard.sales")}</dt>
              <dd>
                <Price amount={data.sales_amount} currency={data.currency} />
              </dd>
            </div>
            <div>
              <dt>{t("dashboard.orders")}</dt>
              <dd translate="no">{number(data.order_count)}</dd>
            </div>
          </dl>
          <SalesChart series={data.series} currency={data.currency} />
        </>
      ) : (
        <SkeletonList heights={[316]} />
      )}
    </section>
  );
}

function ShopCard({ center }: { center: Center | undefined }) {
  const { t } = useI18n();
  const { shop, money, pending_settlement, currency } = center ?? {};
  const figures = [
    { name: t("mine.balance"), amount: money },
    { name: t("dashboard.pending"), amount: pending_settlement },
  ];
  return (
    <section className={styles.card} aria-label={shop?.shopname}>
      {shop ? (
        <h2 className={styles.heading}>
          <bdi>{shop.shopname}</bdi>
        </h2>
      ) : (
        <Skeleton width="12em" height="1.5em" />
      )}
      <dl className={styles.figures}>
        {figures
          .filter(({ amount }) => !center || amount !== undefined)
          .map(({ name, amount }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {amount === undefined ? (
                  <Skeleton width="6em" height="1lh" />
                ) : (
                  <Price amount={amount} currency={currency} />
                )}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.quiet}>{t("dashboard.pendingHint")}</p>
      <div className={styles.buttons}>
        <ButtonLink variant="secondary" size="s" href={paths.withdraw()}>
          {t("titles.withdraw")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Todo({ todo }: { todo: Center["todo"] }) {
  const { t } = useI18n();
  const { to_ship = 0, late = 0, comments = 0, disputes = 0 } = todo ?? {};
  return (
    <section className={styles.card} aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {t("dashboard.todo")}
      </h2>
      {to_ship + comments + disputes === 0 && <p>{t("dashboard.allDone")}</p>}
      {to_ship > 0 && (
        <p>
          <Link href={paths.merchant({ view: "orders", tab: "paid" })} className={styles.link}>
            {t("dashboard.toShipCount", { count: to_ship })}
          </Link>
          {late > 0 && <strong className={styles.late}>{t("dashboard.lateCount", { count: late })}</strong>}
        </p>
      )}
      {disputes > 0 && (
        <p>
          <Link href={paths.merchant({ view: "orders", tab: "disputed" })} className={styles.link}>
            {t("disputes.count", { count: disputes })}
          </Link>
        </p>
      )}
      {comments > 0 && (
        <p>
          <Link href={paths.merchant({ view: "reviews" })} className={styles.link}>
            {t("dashboard.answerCount", { count: comments })}
          </Link>
        </p>
      )}
    </section>
  );
}
