import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, Tabs } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { useSearchParams } from "wouter";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { Page, usePageTitle } from "../../../shared/ui/page";
import { MoneyLog, StatementScreen } from "../balance/balance-changes";
import { RecordCard } from "../record-card";
import { RecordList } from "../record-list";
import { recordAmount, StatusNotes, statusView } from "./recharge-status";

/** The recharges (docs/product.md, "Recharge") and, in another tab, all changes of the balance; newest first. */
export function RecordsScreen() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const isLog = search.get("tab") === "log";
  const isStatement = isLog && search.get("view") === "statement";
  const title = t(
    isStatement ? "documents.balanceStatement" : isLog ? "mine.history" : "titles.rechargeRecode",
  );
  usePageTitle(title);
  if (isStatement) return <StatementScreen />;
  return (
    <Page
      title={title}
      isWide
      back={paths.mine()}
      actions={
        isLog && (
          <ButtonLink size="s" variant="plain" href={paths.rechargeRecode({ tab: "log", view: "statement" })}>
            {t("documents.statement")}
          </ButtonLink>
        )
      }
      top={
        <Tabs
          label={t("titles.rechargeRecode")}
          current={isLog ? "log" : "recharges"}
          items={[
            { id: "recharges", label: t("wallet.list"), href: paths.rechargeRecode() },
            { id: "log", label: t("mine.history"), href: paths.rechargeRecode({ tab: "log" }) },
          ]}
        />
      }
    >
      {isLog ? <MoneyLog type={search.get("type")} /> : <Recharges />}
    </Page>
  );
}

function Recharges() {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery(queries.recharges.list.infinite());
  return (
    <RecordList
      query={list}
      label={t("wallet.list")}
      height={88}
      empty={{
        title: t("wallet.rechargesEmptyTitle"),
        text: t("wallet.rechargesEmptyText"),
        action: t("wallet.again"),
        href: paths.recharge(),
      }}
    >
      {(recharge) => <RechargeCard key={recharge.id} recharge={recharge} />}
    </RecordList>
  );
}

function RechargeCard({ recharge }: { recharge: Recharge }) {
  const { t, money } = useI18n();
  const { id, coin, network, network_name, createtime } = recharge;
  const view = statusView(recharge.status);
  const { amount, currency, sent } = recordAmount(recharge);
  return (
    <RecordCard
      href={paths.rechargeDetail(id)}
      amount={amount}
      currency={currency}
      status={view}
      facts={[sent && money(sent, coin ?? ""), network_name || network]}
      at={createtime}
    >
      {view.unknown && <p className={cards.note}>{t("wallet.processingText")}</p>}
      <StatusNotes recharge={recharge} />
    </RecordCard>
  );
}
