import { Description, DescriptionList, PriceBreakdown } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useUnpaid } from "../../entities/order/unpaid-notice";
import { useI18n } from "../../i18n";
import { Link } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";

/** The orders that a payment covers, with store and total where they are known. */
export function PaidOrders({ pay }: { pay: Payment }) {
  const { t } = useI18n();
  const orders = useUnpaid().find(({ payNo }) => payNo === pay.pay_no)?.orders ?? [];
  return (
    <section className={cards.card} aria-label={t("checkout.paysFor")}>
      <p className={styles.label}>{t("checkout.paysFor")}</p>
      {orders.length === pay.order_nos.length ? (
        <PriceBreakdown
          currency={pay.currency}
          rows={orders.map(({ shopname, total }) => ({ name: shopname, amount: total }))}
          total={{ name: t("checkout.total"), amount: pay.total }}
        />
      ) : (
        <DescriptionList>
          {pay.order_nos.map((no) => (
            <Description key={no} name={t("orders.number")}>
              <Link href={paths.orderDetail(no)}>{no}</Link>
            </Description>
          ))}
        </DescriptionList>
      )}
    </section>
  );
}
