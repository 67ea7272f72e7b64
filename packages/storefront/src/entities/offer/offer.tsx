import { Description, DescriptionList } from "marketplace-react/ui";
import type { Offer } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { StatusView } from "../../i18n/types";
import styles from "./offer.module.css";

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
