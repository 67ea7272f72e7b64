import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { isZero } from "../../money/decimal";
import { Icon, type IconArt } from "../../ui/icon";
import { clockIcon, receiptIcon, truckIcon } from "../../ui/icons-more";
import { Money } from "../../ui/money";
import styles from "./delivery-block.module.css";
import type { ProductView } from "./view";

/** Freight, taxes and when it leaves: everything that comes on top of the price, in one place. */
export function DeliveryBlock({ product }: { product: ProductView }) {
  const { t, percent } = useI18n();
  const { freight, taxRate, currency, shipHours } = product;
  return (
    <section className={styles.block} aria-label={t("product.delivery")}>
      <dl>
        <Row icon={truckIcon} name={t("product.freight")}>
          {isZero(freight) ? (
            <span className={styles.free}>{t("shell.freeShipping")}</span>
          ) : freight ? (
            <Money amount={freight} currency={currency} size="s" tone="ink" />
          ) : (
            t("product.freightLater")
          )}
        </Row>
        {taxRate && (
          <Row icon={receiptIcon} name={t("product.taxes")}>
            {isZero(taxRate) ? t("product.taxesNone") : t("product.taxesValue", { rate: percent(taxRate) })}
          </Row>
        )}
        <Row icon={clockIcon} name={t("product.ships")}>
          {t("product.shipsWithin", { count: shipHours })}
        </Row>
      </dl>
    </section>
  );
}

function Row({ icon, name, children }: { icon: IconArt; name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        <Icon of={icon} size={20} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
