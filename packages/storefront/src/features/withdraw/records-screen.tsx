import { useInfiniteQuery } from "@tanstack/react-query";
import type { Withdrawal } from "marketplace-sdk";
import { Link, useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Money } from "../../ui/money";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { RecordScreen } from "./record-screen";
import { statusView } from "./status";

/** /withdrawRecode: the withdrawals, newest first; with `?id=` one of them. */
export function RecordsScreen() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get("id");
  const back = useBack(id ? paths.withdrawRecode() : paths.mine());
  return (
    <div className={cards.page}>
      <TopBar title={t("titles.withdrawRecode")} onBack={back} />
      <LoginFirst text={t("withdraw.loginFirst")}>
        {id ? <RecordScreen key={id} id={id} /> : <Records />}
      </LoginFirst>
    </div>
  );
}

function Records() {
  const { t } = useI18n();
  const { queries } = useShop();
  const list = useInfiniteQuery(queries.withdrawals.list.infinite());
  return (
    <EndlessList
      query={list}
      skeleton={<Waiting heights={[108, 108, 108, 108]} />}
      empty={
        <EmptyState
          title={t("withdraw.emptyTitle")}
          text={t("withdraw.emptyText")}
          action={<ButtonLink to={paths.withdraw()}>{t("titles.withdraw")}</ButtonLink>}
        />
      }
    >
      {(rows) => (
        <ul className={cards.list} aria-label={t("withdraw.list")}>
          {rows.map((row) => (
            <Card key={row.id} withdrawal={row} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
}

function Card({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, dateTime } = useI18n();
  const { id, amount, currency, coin = "", network_name, network, createtime, status } = withdrawal;
  const { text, tone } = statusView(status);
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        <Money amount={amount} currency={currency} tone="ink" />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className={cards.quiet}>
        <bdi>{[coin, network_name || network].filter(Boolean).join(" · ")}</bdi>
      </p>
      <Link href={paths.withdrawRecode(id)} className={cards.open}>
        {createtime === undefined ? t("withdraw.details") : dateTime(createtime)}
      </Link>
    </li>
  );
}
