import type { Data } from "marketplace-sdk";
import { useRef } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import { isoDay, Statement } from "../../../shared/ui/document/statement";

type Row = Data<"merchant.settlements">["data"][number];

/** Payouts of a period, by the day when they reach the balance, to print and as CSV. */
export function StatementPage() {
  const { t, utcDate, money } = useI18n();
  const { market } = useServices();
  // All rows are in the site's currency, which the page states once.
  const currency = useRef("");
  const figure = (amount: string) => <bdi translate="no">{money(amount, currency.current)}</bdi>;
  const status = ({ status }: Row): string =>
    t(status === "available" ? "dashboard.paidOut" : "dashboard.pending");
  return (
    <Statement<Row>
      title={t("documents.payoutStatement")}
      fileName="payouts"
      read={async (input, signal) => {
        const page = await market.merchant.settlements(input, { signal, notify: false });
        currency.current = page.currency ?? "";
        return page;
      }}
      keyOf={({ order_no }) => order_no}
      columns={[
        {
          name: `${t("documents.date")} (UTC)`,
          show: ({ available_at }) => available_at !== undefined && utcDate(available_at),
          csv: ({ available_at }) => (available_at === undefined ? "" : isoDay(available_at)),
        },
        {
          name: t("orders.number"),
          text: true,
          show: ({ order_no }) => <bdi translate="no">{order_no}</bdi>,
          csv: ({ order_no }) => order_no,
        },
        { name: t("cart.total"), show: ({ gross }) => figure(gross), csv: ({ gross }) => gross },
        {
          name: t("dashboard.commission"),
          show: ({ commission }) => figure(commission),
          csv: ({ commission }) => commission,
        },
        { name: t("dashboard.net"), show: ({ net }) => figure(net), csv: ({ net }) => net },
        { name: t("orders.standing"), csv: status },
        { name: t("documents.currency"), csv: () => currency.current },
      ]}
    />
  );
}
