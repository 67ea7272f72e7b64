import { useInfiniteQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, PriceBreakdown, Skeleton, SkeletonList } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { OrderHeading } from "./order-heading";
import { StateTabs } from "./state-tabs";

const STATES = ["pending", "available"] as const;
const LABELS = { pending: "dashboard.pending", available: "dashboard.paidOut" } as const;

/** Earnings from received orders, and when they can be spent. */
export function Settlement({ tab }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const status = STATES.find((state) => state === tab);
  const list = useInfiniteQuery({
    ...queries.merchant.settlements.infinite(status ? { status } : {}),
    staleTime: 0,
  });
  const sums = list.data?.pages[0];
  const pages = list.data?.pages.map(({ data }) => ({
    data: data.map((row) => ({ id: row.order_no, row })),
  }));
  const hrefOf = (state?: string) => paths.merchant({ view: "settlement", ...(state && { tab: state }) });
  return (
    <>
      {!sums && !list.error && <Skeleton height="133px" radius="var(--radius-card)" />}
      {sums && (
        <section className={styles.card} aria-label={t("dashboard.settlement")}>
          <PriceBreakdown
            currency={sums.currency}
            rows={STATES.map((state) => ({ name: t(LABELS[state]), amount: sums[state] }))}
          />
          <p className={styles.quiet}>{t("dashboard.pendingHint")}</p>
          <p className={utilities.flush}>
            <ButtonLink size="s" variant="plain" href={paths.merchant({ view: "statement" })}>
              {t("documents.statement")}
            </ButtonLink>
          </p>
        </section>
      )}
      <StateTabs
        label={t("dashboard.settlement")}
        states={STATES}
        labels={LABELS}
        current={status}
        hrefOf={hrefOf}
      />
      <InfiniteList
        query={{ ...list, data: pages && { pages } }}
        skeleton={<SkeletonList />}
        empty={<EmptyState title={t("dashboard.noSettlement")} text={t("dashboard.noSettlementText")} />}
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("dashboard.settlement")}>
            {rows.map(({ id, row }) => (
              <SettlementRow key={id} row={row} currency={sums?.currency} />
            ))}
          </ul>
        )}
      </InfiniteList>
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
      <OrderHeading orderNo={order_no} />
      <PriceBreakdown
        currency={currency}
        rows={[
          { name: t("cart.total"), amount: gross },
          { name: t("dashboard.commission"), amount: `-${commission}` },
        ]}
        total={{ name: t("dashboard.net"), amount: net }}
      />
      {available_at ? (
        <p className={styles.quiet}>
          {t(isPaid ? "dashboard.paidOn" : "dashboard.availableOn", { date: date(available_at) })}
        </p>
      ) : null}
    </li>
  );
}
