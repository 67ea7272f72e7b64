import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { STALE, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Money } from "../../ui/money";
import styles from "./centre.module.css";
import { Waiting } from "./waiting";

/** What the shop has, and the two things that mostly wait: the ways below stay where they are when the figures come. */
const HEIGHTS = { shop: "207px", todo: "143px" };

/** What the shop has earned, and what waits to be done. */
export function Start() {
  const { t } = useI18n();
  const { queries } = useShop();
  const { data, error, refetch } = useQuery({ ...queries.merchant.center(), staleTime: STALE.visit });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting heights={HEIGHTS} />
    );
  const { shop, money, pending_settlement, currency, todo } = data;
  const { to_ship = 0, late = 0, comments = 0 } = todo ?? {};
  const isNew = shop.pro_count === 0;
  return (
    <>
      <section className={styles.card} aria-label={shop.shopname}>
        <h2 className={styles.heading}>
          <bdi>{shop.shopname}</bdi>
        </h2>
        <dl className={styles.figures}>
          {money !== undefined && (
            <div>
              <dt>{t("mine.balance")}</dt>
              <dd>
                <Money amount={money} currency={currency} tone="ink" />
              </dd>
            </div>
          )}
          {pending_settlement !== undefined && (
            <div>
              <dt>{t("centre.pending")}</dt>
              <dd>
                <Money amount={pending_settlement} currency={currency} tone="ink" />
              </dd>
            </div>
          )}
        </dl>
        <p className={styles.quiet}>{t("centre.pendingHint")}</p>
        <div className={styles.buttons}>
          <ButtonLink variant="quiet" size="s" to={paths.withdraw()}>
            {t("titles.withdraw")}
          </ButtonLink>
        </div>
      </section>
      {isNew ? (
        <EmptyState
          art="door"
          title={t("merchant.openTitle")}
          text={t("centre.firstText")}
          action={<ButtonLink to={paths.merchant({ view: "product" })}>{t("centre.add")}</ButtonLink>}
        />
      ) : (
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
      )}
    </>
  );
}
