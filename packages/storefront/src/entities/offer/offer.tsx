import { Description, DescriptionList, PriceBreakdown } from "marketplace-react/ui";
import type { Offer } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { StatusView } from "../../i18n/types";
import { OrderLine } from "../order/order";
import styles from "./offer.module.css";

/** Props of {@link OfferSums}. */
export interface OfferSumsProps {
  offer: Offer;
  /** Address of the product, for readers who may open it. */
  href?: string | undefined;
}

/** What is offered, and all that is to be paid for it. */
export function OfferSums({ offer, href }: OfferSumsProps) {
  const { t } = useI18n();
  const { currency, goods_amount, freight, tax, total } = offer;
  return (
    <>
      <ul>
        <OrderLine goods={{ ...offer, amount: goods_amount ?? "" }} currency={currency} href={href} />
      </ul>
      <PriceBreakdown
        currency={currency}
        rows={[
          { name: t("checkout.freight"), amount: freight },
          { name: t("checkout.tax"), amount: tax },
        ]}
        total={{ name: t("checkout.total"), amount: total }}
      />
    </>
  );
}

/** Props of {@link OfferTerms}. */
export interface OfferTermsProps {
  offer: Pick<Offer, "delivery_days" | "valid_until" | "note" | "status">;
}

/** Delivery time, deadline to accept, and the store's note. */
export function OfferTerms({ offer: { delivery_days, valid_until, note, status } }: OfferTermsProps) {
  const { t, date } = useI18n();
  return (
    <>
      <div className={styles.terms}>
        <DescriptionList>
          <Description name={t("offers.delivery")}>
            {delivery_days !== undefined && t("requests.days", { count: delivery_days })}
          </Description>
          <Description name={t("offers.validUntil")}>
            {status === "open" && valid_until ? date(valid_until) : undefined}
          </Description>
        </DescriptionList>
      </div>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </>
  );
}

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["open", { text: "offers.open", tone: "info" }],
  ["accepted", { text: "offers.accepted", tone: "success" }],
  ["declined", { text: "offers.declined", tone: "plain" }],
  ["withdrawn", { text: "offers.withdrawn", tone: "plain" }],
  ["expired", { text: "offers.expired", tone: "plain" }],
  ["closed", { text: "offers.closed", tone: "plain" }],
]);

/** The view of an offer's state; an unknown one is shown as being processed (contract). */
export const offerStatus = (status: string): StatusView =>
  STATUS.get(status) ?? { text: "orders.processing", tone: "warning" };
