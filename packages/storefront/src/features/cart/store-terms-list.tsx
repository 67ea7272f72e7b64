import { useStoreTerms } from "marketplace-react";
import { Description, DescriptionList, Price } from "marketplace-react/ui";
import { isZero } from "marketplace-sdk/money";
import type { CartLine } from "marketplace-sdk/state";
import { FreightZones } from "../../entities/product/freight-zones";
import { useI18n } from "../../i18n";
import styles from "./cart.module.css";

/** A store's smallest order with what is missing to it, and its freight as far as it is known before the checkout. */
export function StoreTermsList({ lines }: { lines: readonly CartLine[] }) {
  const { t, money } = useI18n();
  const terms = useStoreTerms(lines);
  const { minOrderAmount, missingAmount, ownFreight, freightZones, currency = "" } = terms;
  const hasZones = freightZones.length > 0;
  if (!minOrderAmount && !hasZones && ownFreight === undefined) return null;
  return (
    <div className={styles.terms}>
      <DescriptionList>
        {minOrderAmount && (
          <Description name={t("product.minAmount")}>
            <Price amount={minOrderAmount} currency={currency} size="s" />
          </Description>
        )}
        {ownFreight !== undefined && !(hasZones && isZero(ownFreight)) && (
          <Description name={t("product.freight")}>
            {isZero(ownFreight) ? (
              t("shell.freeShipping")
            ) : (
              <Price amount={ownFreight} currency={currency} size="s" />
            )}
          </Description>
        )}
        {hasZones && (
          <Description name={t("product.freight")}>
            <FreightZones zones={freightZones} currency={currency} />
            {freightZones.some(({ areas }) => areas.length > 0) && <p>{t("cart.byAddress")}</p>}
          </Description>
        )}
      </DescriptionList>
      <p role="status" className={styles.short}>
        {missingAmount !== undefined && t("cart.toMinimum", { money: money(missingAmount, currency) })}
      </p>
    </div>
  );
}
