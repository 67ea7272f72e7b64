import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useSiteQuery } from "../../app/site-query";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { compareDecimals } from "../../money/decimal";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { chevronIcon } from "../../ui/icons";
import { Money } from "../../ui/money";
import { Skeleton } from "../../ui/skeleton";
import styles from "./balance-card.module.css";

/** The balance: `money` of the user's answer, 0 when it names none (docs/product.md, "Stored on the device"). */
export function BalanceCard() {
  const { t, money } = useI18n();
  const { data: user, error, isFetching, refetch } = useUser();
  // Stock servers do not tell it with the user.
  const { data: site } = useSiteQuery(user !== undefined && !user.currency);
  const currency = user?.currency ?? site?.currency?.code;
  const held = user?.hold_money ?? "0";
  return (
    <section className={styles.card} aria-labelledby="balance">
      <h2 id="balance" className={styles.label}>
        {t("mine.balance")}
      </h2>
      {user ? (
        <p className={styles.figure}>
          <Money amount={user.money ?? "0"} currency={currency} size="l" tone="ink" />
        </p>
      ) : error ? (
        <p className={styles.failed} role="alert">
          {t("mine.balanceFailed")}
          <Button
            size="s"
            variant="plain"
            className={styles.retry}
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {t("shell.retry")}
          </Button>
        </p>
      ) : (
        <p className={styles.figure} role="status">
          <span className="visually-hidden">{t("shell.loading")}</span>
          <Skeleton width="60%" height="34px" />
        </p>
      )}
      <div className={styles.ways}>
        <Link href={paths.recharge()} className={styles.way}>
          {t("titles.recharge")}
        </Link>
        <Link href={paths.withdraw()} className={styles.way}>
          {t("titles.withdraw")}
        </Link>
      </div>
      <div className={styles.foot}>
        {compareDecimals(held, "0") > 0 && (
          <span>{t("mine.onHold", { money: isolate(money(held, currency ?? "")) })}</span>
        )}
        <Link href={paths.rechargeRecode({ tab: "log" })} className={styles.records}>
          {t("mine.history")}
          <Icon of={chevronIcon} size={16} />
        </Link>
      </div>
    </section>
  );
}
