import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { refPath } from "../../app/ref-path";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Tabs } from "../../ui/chips";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Money } from "../../ui/money";
import { Waiting } from "../../ui/waiting";
import { isGain, isLogType, LOG_TYPES, type LogRow, logText } from "./money-log";
import styles from "./wallet.module.css";

const TYPES = Object.keys(LOG_TYPES).filter(isLogType);

/** Every change of the balance with its cause, or those of one kind. @param type from the address */
export function MoneyLog({ type }: { type: string | null }) {
  const { t } = useI18n();
  const { queries } = useShop();
  const kind = isLogType(type) ? type : undefined;
  const list = useInfiniteQuery(queries.account.transactions.infinite(kind && { type: kind }));
  return (
    <>
      <Tabs
        label={t("wallet.logTypes")}
        look="chip"
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
      <EndlessList
        query={list}
        skeleton={<Waiting heights={[88, 88, 88, 88]} />}
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
      </EndlessList>
    </>
  );
}

function LogCard({ row }: { row: LogRow }) {
  const { t, money, dateTime } = useI18n();
  const { type, before, after, currency = "", ref, memo, createtime } = row;
  const to = ref && refPath(ref);
  const gain = isGain(row);
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
          {gain && "+"}
          <Money amount={row.money} currency={currency} tone="ink" />
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
              before: isolate(money(before, currency)),
              after: isolate(money(after, currency)),
            })}
          </span>
        )}
      </p>
    </li>
  );
}
