import { Description, DescriptionList } from "marketplace-react/ui";
import type { Offer } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import styles from "./offer-terms.module.css";

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
