import { useQuery } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import { Link } from "wouter";
import { STALE, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Money } from "../../ui/money";
import { Skeleton } from "../../ui/skeleton";
import { Waiting } from "../../ui/waiting";
import styles from "./centre.module.css";

type Center = Data<"merchant.dashboard">;

/** The ways below stay where they are when the figures come. */
const DUTIES = [143];

/** What the shop has earned, and what waits to be done. Whatever needs no answer can be read while it is on its way. */
export function Start() {
  const { t } = useI18n();
  const { queries } = useShop();
  const { data, error, refetch } = useQuery({ ...queries.merchant.dashboard(), staleTime: STALE.visit });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ShopCard center={data} />
      {!data ? (
        <Waiting heights={DUTIES} />
      ) : data.shop.pro_count === 0 ? (
        <EmptyState
          art="door"
          title={t("merchant.openTitle")}
          text={t("centre.firstText")}
          action={<ButtonLink to={paths.merchant({ view: "product" })}>{t("centre.add")}</ButtonLink>}
        />
      ) : (
        <Todo todo={data.todo} />
      )}
    </>
  );
}

function ShopCard({ center }: { center: Center | undefined }) {
  const { t } = useI18n();
  const { shop, money, pending_settlement, currency } = center ?? {};
  const figures = [
    { name: t("mine.balance"), amount: money },
    { name: t("centre.pending"), amount: pending_settlement },
  ];
  return (
    <section className={styles.card} aria-label={shop?.shopname}>
      {shop ? (
        <h2 className={styles.heading}>
          <bdi>{shop.shopname}</bdi>
        </h2>
      ) : (
        <Skeleton width="12em" height="1.3em" />
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
                  <Money amount={amount} currency={currency} tone="ink" />
                )}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles.quiet}>{t("centre.pendingHint")}</p>
      <div className={styles.buttons}>
        <ButtonLink variant="quiet" size="s" to={paths.withdraw()}>
          {t("titles.withdraw")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Todo({ todo }: { todo: Center["todo"] }) {
  const { t } = useI18n();
  const { to_ship = 0, late = 0, comments = 0 } = todo ?? {};
  return (
    <section className={styles.card} aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {t("centre.todo")}
      </h2>
      {to_ship + comments === 0 && <p>{t("centre.allDone")}</p>}
      {to_ship > 0 && (
        <p>
          <Link href={paths.merchant({ view: "orders", tab: "paid" })} className={styles.link}>
            {t("centre.toShipCount", { count: to_ship })}
          </Link>
          {late > 0 && <strong className={styles.late}>{t("centre.lateCount", { count: late })}</strong>}
        </p>
      )}
      {comments > 0 && (
        <p>
          <Link href={paths.merchant({ view: "reviews" })} className={styles.link}>
            {t("centre.answerCount", { count: comments })}
          </Link>
        </p>
      )}
    </section>
  );
}
