import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, Price, SkeletonList, Tabs } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { entityPath } from "../../../shared/navigation/entity-path";
import { Link } from "../../../shared/navigation/link";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import styles from "../wallet.module.css";
import { isGain, isLogType, LOG_TYPES, type LogRow, logText } from "./transactions";

const TYPES = Object.keys(LOG_TYPES).filter(isLogType);

/** Every change of the balance with its cause, or those of one kind. @param type from the address */
export function MoneyLog({ type }: { type: string | null }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const kind = isLogType(type) ? type : undefined;
  const list = useInfiniteQuery(queries.account.transactions.infinite(kind && { type: kind }));
  return (
    <>
      <Tabs
        label={t("wallet.logTypes")}
        variant="chip"
        current={kind ?? ""}
        items={[
          { id: "", label: t("wallet.logAll"), to: paths.rechargeRecode({ tab: "log" }) },
          ...TYPES.map((id) => ({
            id,
            label: t(LOG_TYPES[id]),
            to: paths.rechargeRecode({ tab: "log", type: id }),
          })),
        ]}
      />
      <InfiniteList
        query={list}
        skeleton={<SkeletonList heights={[88, 88, 88, 88]} />}
        empty={
          <EmptyState
            title={t("wallet.logEmptyTitle")}
            text={t("wallet.logEmptyText")}
            action={<ButtonLink to={paths.recharge()}>{t("wallet.again")}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <ul className={cards.list} aria-label={t("mine.history")}>
            {rows.map((row) => (
              <LogCard key={row.id} row={row} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  );
}

function LogCard({ row }: { row: LogRow }) {
  const { t, money, dateTime } = useI18n();
  const { type, before, after, currency = "", ref, memo, createtime } = row;
  const to = ref && entityPath(ref);
  const gain = isGain(row);
  const isLoss = row.money.startsWith("-");
  const name = t(logText(type));
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        {to ? (
          <Link href={to} className={cards.open}>
            {name}
          </Link>
        ) : (
          <span className={cards.strong}>{name}</span>
        )}
        <bdi dir="ltr" className={gain ? styles.gain : undefined}>
          {gain ? "+" : isLoss && "−"}
          <Price amount={isLoss ? row.money.slice(1) : row.money} currency={currency} tone="text" />
        </bdi>
      </div>
      {memo && memo !== name && (
        <p>
          <bdi>{memo}</bdi>
        </p>
      )}
      <p className={cards.quiet}>
        {createtime !== undefined && dateTime(createtime)}
        {before !== undefined && after !== undefined && (
          <span className={cards.block}>
            {t("wallet.beforeAfter", {
              before: money(before, currency),
              after: money(after, currency),
            })}
          </span>
        )}
      </p>
    </li>
  );
}
