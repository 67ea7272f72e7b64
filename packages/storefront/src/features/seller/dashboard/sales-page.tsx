import { useQuery } from "@tanstack/react-query";
import { Price, SkeletonList } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { Picture } from "../../../shared/ui/picture";
import styles from "./dashboard.module.css";
import { barsOf, lastYear, monthName } from "./sales";

/** Width of a month in the drawing, and of the gap after it. */
const BAR = 20;
const GAP = 8;
const HEIGHT = 120;

/** Sales of the last twelve months: drawn, and told in a table. */
export function Sales() {
  const { t, tag, number } = useI18n();
  const { queries } = useServices();
  const [year] = useState(() => lastYear(new Date()));
  const { data, error, refetch } = useQuery({
    ...queries.merchant.stats({ ...year, by: "month" }),
    staleTime: 0,
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList />;
  const { currency, sales_amount, order_count, buyer_count, refund_amount, avg_ship_hours } = data;
  const { series, top_products = [] } = data;
  const bars = barsOf(series);
  return (
    <>
      <section className={styles.card} aria-labelledby="sales">
        <h2 id="sales" className={styles.heading}>
          {t("centre.lastMonths")}
        </h2>
        <Price amount={sales_amount} currency={currency} tone="text" />
        <svg
          className={styles.chart}
          viewBox={`0 0 ${bars.length * (BAR + GAP) - GAP} ${HEIGHT}`}
          aria-hidden="true"
        >
          {bars.map(({ month, height }, at) => {
            // Also a month without a sale has its place.
            const drawn = Math.max(2, Math.round((height * HEIGHT) / 1000));
            return (
              <rect key={month} x={at * (BAR + GAP)} y={HEIGHT - drawn} width={BAR} height={drawn} rx="3" />
            );
          })}
        </svg>
        <dl className={styles.figures}>
          <div>
            <dt>{t("centre.orders")}</dt>
            <dd>{number(order_count)}</dd>
          </div>
          {buyer_count !== undefined && (
            <div>
              <dt>{t("centre.buyers")}</dt>
              <dd>{number(buyer_count)}</dd>
            </div>
          )}
          {refund_amount !== undefined && (
            <div>
              <dt>{t("centre.refunded")}</dt>
              <dd>
                <Price amount={refund_amount} currency={currency} size="s" tone="text" />
              </dd>
            </div>
          )}
          {typeof avg_ship_hours === "number" && (
            <div>
              <dt>{t("centre.shipTime")}</dt>
              <dd>{number(avg_ship_hours)}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className={styles.card}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("centre.month")}</th>
              <th scope="col">{t("centre.orders")}</th>
              <th scope="col">{t("centre.sales")}</th>
            </tr>
          </thead>
          <tbody>
            {series.toReversed().map((month) => (
              <tr key={month.date}>
                <th scope="row">{monthName(month.date, tag)}</th>
                <td>{number(month.order_count)}</td>
                <td>
                  <Price amount={month.sales_amount} currency={currency} size="s" tone="text" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {top_products.length > 0 && (
        <section className={styles.card} aria-labelledby="best">
          <h2 id="best" className={styles.heading}>
            {t("centre.best")}
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
                {sold !== undefined && <Price amount={sold} currency={currency} size="s" tone="text" />}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
