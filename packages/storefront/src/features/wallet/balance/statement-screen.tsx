import { useI18n } from "../../../i18n";
import { usePageTitle } from "../../../shared/navigation/page-title";
import { paths } from "../../../shared/navigation/paths";
import { useBack, useServices } from "../../../shared/services";
import { DocumentSums } from "../../../shared/ui/document/document";
import { isoTime } from "../../../shared/ui/document/period";
import { Statement } from "../../../shared/ui/document/statement";
import { type LogRow, logText } from "./transactions";

/** Changes of the balance in a period, to print and as CSV: `/rechargeRecode?tab=log&view=statement`. */
export function StatementScreen() {
  const { t, date, money } = useI18n();
  const { market } = useServices();
  const back = useBack(paths.rechargeRecode({ tab: "log" }));
  usePageTitle(t("documents.balanceStatement"));
  const figure = (amount: string | undefined, { currency = "" }: LogRow) => (
    <bdi>{money(amount ?? "", currency)}</bdi>
  );
  return (
    <Statement<LogRow>
      title={t("documents.balanceStatement")}
      fileName="balance"
      onBack={back}
      read={(input, signal) => market.account.transactions(input, { signal, notify: false })}
      keyOf={({ id }) => `${id}`}
      columns={[
        {
          name: t("documents.date"),
          show: ({ createtime }) => createtime !== undefined && date(createtime),
          csv: ({ createtime }) => (createtime === undefined ? "" : isoTime(createtime)),
        },
        {
          name: t("documents.kind"),
          text: true,
          show: ({ type }) => t(logText(type)),
          csv: ({ type }) => t(logText(type)),
        },
        { name: t("documents.about"), csv: ({ memo = "", ref }) => memo || (ref?.no ?? "") },
        {
          name: t("documents.change"),
          show: (row) => figure(row.money, row),
          csv: (row) => row.money,
        },
        { name: t("documents.before"), csv: ({ before = "" }) => before },
        {
          name: t("documents.after"),
          show: (row) => figure(row.after, row),
          csv: ({ after = "" }) => after,
        },
        { name: t("documents.currency"), csv: ({ currency = "" }) => currency },
      ]}
      // Newest first.
      sums={(rows) => {
        const [newest, oldest] = [rows[0], rows.at(-1)];
        if (oldest?.before === undefined || newest?.after === undefined) return null;
        const { currency = "" } = newest;
        return (
          <DocumentSums
            rows={[
              { name: t("documents.opening"), amount: money(oldest.before, currency) },
              { name: t("documents.closing"), amount: money(newest.after, currency), strong: true },
            ]}
          />
        );
      }}
    />
  );
}
