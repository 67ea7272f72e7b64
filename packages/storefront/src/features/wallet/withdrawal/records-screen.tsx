import { useInfiniteQuery } from "@tanstack/react-query";
import type { Withdrawal } from "marketplace-sdk";
import { useSearch } from "wouter";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import { useServices } from "../../../shared/services";
import { Page } from "../../../shared/ui/page";
import { RecordCard } from "../record-card";
import { RecordList } from "../record-list";
import { RecordScreen } from "./record-screen";
import { statusView } from "./withdrawal-status";

/** /withdrawRecode: the withdrawals, newest first; with `?id=` one of them. */
export function RecordsScreen() {
  const { t } = useI18n();
  const id = queryId(useSearch(), "id");
  return (
    <Page
      title={t(id ? "titles.withdrawDetail" : "titles.withdrawRecode")}
      back={id ? paths.withdrawRecode() : paths.mine()}
      isWide={!id}
    >
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
    <RecordList
      query={list}
      label={t("withdraw.list")}
      height={108}
      empty={{
        title: t("withdraw.emptyTitle"),
        text: t("withdraw.emptyText"),
        action: t("titles.withdraw"),
        href: paths.withdraw(),
      }}
    >
      {(row) => <Card key={row.id} withdrawal={row} />}
    </RecordList>
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
