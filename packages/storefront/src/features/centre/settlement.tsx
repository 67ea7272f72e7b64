import { useInfiniteQuery } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import { Link } from "wouter";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Amounts } from "../../ui/amounts";
import { Tabs } from "../../ui/chips";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Skeleton } from "../../ui/skeleton";
import { Waiting } from "../../ui/waiting";
import styles from "./centre.module.css";
import type { CentreProps } from "./centre-screen";

const STATES = ["pending", "available"] as const;
const LABELS = { pending: "centre.pending", available: "centre.paidOut" } as const;

/** What received orders bring, and when it can be spent. */
export function Settlement({ tab }: CentreProps) {
  const { t } = useI18n();
  const { queries } = useShop();
  const status = STATES.find((state) => state === tab);
  const list = useInfiniteQuery({
    ...queries.merchant.settlements.infinite(status ? { status } : {}),
    staleTime: 0,
  });
  const sums = list.data?.pages[0];
  const pages = list.data?.pages.map(({ data }) => ({
    data: data.map((row) => ({ id: row.order_no, row })),
  }));
  const to = (state?: string) => paths.merchant({ view: "settlement", ...(state && { tab: state }) });
  return (
    <>
      {!sums && !list.error && <Skeleton height="133px" radius="var(--radius-card)" />}
      {sums && (
        <section className={styles.card} aria-label={t("centre.settlement")}>
          <Amounts
            currency={sums.currency}
            rows={STATES.map((state) => ({ name: t(LABELS[state]), amount: sums[state] }))}
          />
          <p className={styles.quiet}>{t("centre.pendingHint")}</p>
        </section>
      )}
      <Tabs
        label={t("centre.settlement")}
        look="chip"
        current={status ?? "all"}
        items={[
          { id: "all", label: t("orders.all"), to: to() },
          ...STATES.map((id) => ({ id, label: t(LABELS[id]), to: to(id) })),
        ]}
      />
      <EndlessList
        query={{ ...list, data: pages && { pages } }}
        skeleton={<Waiting />}
        empty={<EmptyState title={t("centre.noSettlement")} text={t("centre.noSettlementText")} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("centre.settlement")}>
            {rows.map(({ id, row }) => (
              <SettlementRow key={id} row={row} currency={sums?.currency} />
            ))}
          </ul>
        )}
      </EndlessList>
    </>
  );
}

interface SettlementRowProps {
  row: Data<"merchant.settlements">["data"][number];
  currency: string | undefined;
}

function SettlementRow({ row, currency }: SettlementRowProps) {
  const { t, date } = useI18n();
  const { order_no, gross, commission, net, status, available_at } = row;
  const isPaid = status === "available";
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <Link href={paths.merchant({ view: "order", id: order_no })} className={styles.cover}>
          <bdi>{order_no}</bdi>
        </Link>
      </h2>
      <Amounts
        currency={currency}
        rows={[
          { name: t("cart.total"), amount: gross },
          { name: t("centre.commission"), amount: `-${commission}` },
        ]}
        total={{ name: t("centre.net"), amount: net }}
      />
      {available_at ? (
        <p className={styles.quiet}>
          {t(isPaid ? "centre.paidOn" : "centre.availableOn", { date: isolate(date(available_at)) })}
        </p>
      ) : null}
    </li>
  );
}
