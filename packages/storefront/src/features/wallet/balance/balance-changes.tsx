import { useInfiniteQuery } from "@tanstack/react-query";
import { Price, Tabs } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { isAbove } from "marketplace-sdk/money";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { entityPath } from "../../../shared/navigation/entity-path";
import { paths } from "../../../shared/navigation/paths";
import { useBack, useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { DocumentSums } from "../../../shared/ui/document/document";
import { isoTime, Statement } from "../../../shared/ui/document/statement";
import { usePageTitle } from "../../../shared/ui/page";
import { RecordList } from "../record-list";
import styles from "../wallet.module.css";

/** One change of the balance. */
export type LogRow = Data<"account.transactions">["data"][number];

/** Kinds of changes to filter by, with their labels. */
const LOG_TYPES = {
  recharge: "wallet.logRecharge",
  payment: "wallet.logPayment",
  refund: "wallet.logRefund",
  overpayment: "wallet.logOverpayment",
  settlement: "wallet.logSettlement",
  withdrawal: "wallet.logWithdrawal",
  withdrawal_return: "wallet.logReturn",
  adjustment: "wallet.logAdjustment",
} as const satisfies Readonly<Record<string, PlainKey>>;

type LogType = keyof typeof LOG_TYPES;

/** Whether a parameter of the address names such a kind. */
export const isLogType = (type: string | null): type is LogType =>
  type !== null && Object.hasOwn(LOG_TYPES, type);

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
          { id: "", label: t("wallet.logAll"), href: paths.rechargeRecode({ tab: "log" }) },
          ...TYPES.map((id) => ({
            id,
            label: t(LOG_TYPES[id]),
            href: paths.rechargeRecode({ tab: "log", type: id }),
          })),
        ]}
      />
      <RecordList
        query={list}
        label={t("mine.history")}
        height={88}
        empty={{
          title: t("wallet.logEmptyTitle"),
          text: t("wallet.logEmptyText"),
          action: t("wallet.again"),
          href: paths.recharge(),
        }}
      >
        {(row) => <LogCard key={row.id} row={row} />}
      </RecordList>
    </>
  );
}

function LogCard({ row }: { row: LogRow }) {
  const { t, money, dateTime } = useI18n();
  const { type, before, after, currency = "", ref, memo, createtime } = row;
  const href = ref && entityPath(ref);
  const gain = isGain(row);
  const isLoss = isAbove("0", row.money);
  const name = t(logText(type));
  return (
    <li className={cards.card}>
      <div className={cards.head}>
        {href ? (
          <Link href={href} className={cards.open}>
            {name}
          </Link>
        ) : (
          <span className={cards.strong}>{name}</span>
        )}
        <bdi dir="ltr" className={gain ? styles.gain : undefined}>
          <span translate="no">{gain ? "+" : isLoss ? "−" : ""}</span>
          <Price amount={isLoss ? row.money.slice(1) : row.money} currency={currency} />
        </bdi>
      </div>
      {memo && memo !== name && (
        <p>
          <bdi>{memo}</bdi>
        </p>
      )}
      <p className={cards.quiet}>
        {createtime !== undefined && <span>{dateTime(createtime)}</span>}
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

/** Changes of the balance in a period, to print and as CSV: `/rechargeRecode?tab=log&view=statement`. */
export function StatementScreen() {
  const { t, utcDate, money } = useI18n();
  const { market } = useServices();
  const back = useBack(paths.rechargeRecode({ tab: "log" }));
  usePageTitle(t("documents.balanceStatement"));
  const figure = (amount: string | undefined, { currency = "" }: LogRow) => (
    <bdi translate="no">{money(amount ?? "", currency)}</bdi>
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
          name: `${t("documents.date")} (UTC)`,
          show: ({ createtime }) => createtime !== undefined && utcDate(createtime),
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

/** The name of a change; an unknown kind counts as an adjustment (contract: Transaction). */
export const logText = (type: string): PlainKey => LOG_TYPES[isLogType(type) ? type : "adjustment"];

/** Whether the balance increased. */
export const isGain = ({ money }: LogRow): boolean => isAbove(money, "0");
