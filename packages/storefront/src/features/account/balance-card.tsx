import { amountOrZero, useAccount } from "marketplace-react";
import { Button, chevronIcon, Icon, Price, Skeleton } from "marketplace-react/ui";
import { isAbove } from "marketplace-sdk/money";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useSiteQuery } from "../../shared/site";
import styles from "./account.module.css";

/** The balance: the user's `money`, or 0 if the response has none (docs/product.md, "Stored on the device"). */
export function BalanceCard() {
  const { t, money, labels } = useI18n();
  const has = useAvailability();
  const { data: user, error, isFetching, refetch } = useAccount();
  // Stock servers don't send the currency with the user.
  const { data: site } = useSiteQuery(user !== undefined && !user.currency);
  const currency = user?.currency ?? site?.currency?.code;
  const held = user?.hold_money ?? "0";
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance" className={styles.balanceLabel}>
        {t("mine.balance")}
      </h2>
      {user ? (
        <p className={styles.figure}>
          <Price amount={amountOrZero(user, "money")} currency={currency} size="l" />
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
            {labels.retry}
          </Button>
        </p>
      ) : (
        <p className={styles.figure} role="status">
          <span className="visually-hidden">{labels.loading}</span>
          <Skeleton width="60%" height="34px" />
        </p>
      )}
      <div className={styles.transfers}>
        {has("recharges") && (
          <Link href={paths.recharge()} className={styles.transfer}>
            {t("titles.recharge")}
          </Link>
        )}
        {has("withdrawals") && (
          <Link href={paths.withdraw()} className={styles.transfer}>
            {t("titles.withdraw")}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        {isAbove(held, "0") && <span>{t("mine.onHold", { money: money(held, currency ?? "") })}</span>}
        {has("transactions") && (
          <Link href={paths.rechargeRecode({ tab: "log" })} className={styles.records}>
            {t("mine.history")}
            <Icon of={chevronIcon} size={16} />
          </Link>
        )}
      </div>
    </section>
  );
}
