import { useAccount } from "marketplace-react";
import { compareDecimals } from "marketplace-react/money";
import { Button, chevronIcon, Icon, Price, Skeleton } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useSiteQuery } from "../../shared/site/site-query";
import styles from "./balance-card.module.css";

/** The balance: the user's `money`, or 0 if the response has none (docs/product.md, "Stored on the device"). */
export function BalanceCard() {
  const { t, money } = useI18n();
  const has = useAvailability();
  const { data: user, error, isFetching, refetch } = useAccount();
  // Stock servers don't send the currency with the user.
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
          <Price amount={user.money ?? "0"} currency={currency} size="l" tone="text" />
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
        {has("recharges") && (
          <Link href={paths.recharge()} className={styles.way}>
            {t("titles.recharge")}
          </Link>
        )}
        {has("withdrawals") && (
          <Link href={paths.withdraw()} className={styles.way}>
            {t("titles.withdraw")}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        {compareDecimals(held, "0") > 0 && (
          <span>{t("mine.onHold", { money: money(held, currency ?? "") })}</span>
        )}
        <Link href={paths.rechargeRecode({ tab: "log" })} className={styles.records}>
          {t("mine.history")}
          <Icon of={chevronIcon} size={16} />
        </Link>
      </div>
    </section>
  );
}
