import { useQuery } from "@tanstack/react-query";
import { useServerNow } from "marketplace-react";
import { Price, SkeletonList, Tabs } from "marketplace-react/ui";
import type { Data } from "marketplace-sdk";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { isRange, periodName, RANGES, type Range, rangeName, SalesChart, statsInput } from "./sales-chart";

/** Sales of the range in the address, as a chart and as a table. */
export function Sales({ tab }: Pick<DashboardProps, "tab">) {
  const { t, tag } = useI18n();
  const { queries } = useServices();
  const now = useServerNow();
  const range = isRange(tab) ? tab : "months";
  const { data, error, refetch } = useQuery({
    ...queries.merchant.stats(statsInput(range, now)),
    staleTime: 0,
  });
  return (
    <>
      <Tabs
        variant="chip"
        label={t("dashboard.sales")}
        current={range}
        items={Object.keys(RANGES).map((id) => ({
          id,
          label: rangeName(id as Range, tag),
          href: paths.merchant({ view: "sales", tab: id }),
        }))}
      />
      {data ? (
        <Figures data={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList />
      )}
    </>
  );
}

function Figures({ data }: { data: Data<"merchant.stats"> }) {
  const { t, tag, number } = useI18n();
  const { currency, sales_amount, order_count, buyer_count, refund_amount, avg_ship_hours } = data;
  const { series, top_products = [] } = data;
  return (
    <>
      <section className={styles.card} aria-labelledby="sales">
        <h2 id="sales" className={styles.heading}>
          {`${t("dashboard.sales")} (UTC)`}
        </h2>
        <Price amount={sales_amount} currency={currency} />
        <SalesChart series={series} currency={currency} />
        <dl className={styles.figures}>
          <div>
            <dt>{t("dashboard.orders")}</dt>
            <dd translate="no">{number(order_count)}</dd>
          </div>
          {buyer_count !== undefined && (
            <div>
              <dt>{t("dashboard.buyers")}</dt>
              <dd translate="no">{number(buyer_count)}</dd>
            </div>
          )}
          {refund_amount !== undefined && (
            <div>
              <dt>{t("dashboard.refunded")}</dt>
              <dd>
                <Price amount={refund_amount} currency={currency} size="s" />
              </dd>
            </div>
          )}
          {avg_ship_hours != null && (
            <div>
              <dt>{t("dashboard.shipTime")}</dt>
              <dd translate="no">{number(avg_ship_hours)}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("merchant.date")}</th>
              <th scope="col">{t("dashboard.orders")}</th>
              <th scope="col">{t("dashboard.sales")}</th>
            </tr>
          </thead>
          <tbody>
            {series?.toReversed().map((period) => (
              <tr key={period.date}>
                <th scope="row">{periodName(period.date, tag)}</th>
                <td translate="no">{number(period.order_count)}</td>
                <td>
                  <Price amount={period.sales_amount} currency={currency} size="s" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {top_products?.length > 0 && (
        <section className={styles.card} aria-labelledby="best">
          <h2 id="best" className={styles.heading}>
            {t("dashboard.best")}
          </h2>
          <ol className={styles.list}>
            {top_products.map(({ id, title, image, num, sales_amount: sold }) => (
              <li key={id} className={styles.product}>
                <Picture src={image} alt="" shape="small" className={styles.thumb} />
                <div className={styles.words}>
                  <p className={styles.name}>
                    <bdi>{title}</bdi>
                  </p>
                  <p className={styles.quiet}>{t("shell.sold", { count: num })}</p>
                </div>
                {sold !== undefined && <Price amount={sold} currency={currency} size="s" />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
