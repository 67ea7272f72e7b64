import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import type { Withdrawal } from "marketplace-sdk";
import { useSearch } from "wouter";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import { Page } from "../../../shared/ui/page";
import { RecordCard } from "../record-card";
import { RecordScreen } from "./record-screen";
import { statusView } from "./withdrawal-status";

/** /withdrawRecode: the withdrawals, newest first; with `?id=` one of them. */
export function RecordsScreen() {
  const { t } = useI18n();
  const id = queryId(useSearch(), "id");
  return (
    <Page title={t("titles.withdrawRecode")} back={id ? paths.withdrawRecode() : paths.mine()}>
      <LoginFirst text={t("withdraw.loginFirst")}>
        {id ? <RecordScreen key={id} id={id} /> : <Records />}
      </LoginFirst>
    </Page>
  );
}

function Records() {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery(queries.withdrawals.list.infinite());
  return (
    <InfiniteList
      query={list}
      skeleton={<SkeletonList heights={[108, 108, 108, 108]} />}
      empty={
        <EmptyState
          title={t("withdraw.emptyTitle")}
          text={t("withdraw.emptyText")}
          action={<ButtonLink href={paths.withdraw()}>{t("titles.withdraw")}</ButtonLink>}
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
    </InfiniteList>
  );
}

function Card({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, amount, currency, coin, network_name, network, createtime, status } = withdrawal;
  return (
    <RecordCard
      href={paths.withdrawRecode(id)}
      amount={amount}
      currency={currency}
      status={statusView(status)}
      facts={[coin, network_name || network]}
      at={createtime}
    />
  );
}
