import { Button, Field, plusIcon } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { AMOUNT, COUNT } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import styles from "./dashboard.module.css";
import { PRODUCT } from "./product-input";
import type { ProductValues } from "./product-values";

/** Props of {@link TiersPart}. */
interface TiersPartProps {
  form: FormHandle<string, ProductValues>;
  /** Currency, shown after prices. */
  currency: string;
}

/** Tier prices for larger quantities, the minimum order and the pack size. */
export function TiersPart({ form, currency }: TiersPartProps) {
  const { t } = useI18n();
  const { price_tiers: tiers } = form.values;
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.heading}>{t("dashboard.tiers")}</legend>
      <p className={styles.quiet}>{t("dashboard.tiersHint")}</p>
      {tiers.map((_tier, at) => {
        const name = `price_tiers.${at}`;
        return (
          <div key={name} className={styles.choice}>
            <div className={styles.pair}>
              <Field {...form.field(`${name}.min_num`)} {...COUNT} label={t("dashboard.tierFrom")} />
              <Field
                {...form.field(`${name}.price`)}
                {...AMOUNT}
                label={t("dashboard.tierPrice")}
                end={<span className={styles.unit}>{currency}</span>}
              />
            </div>
            <Button
              variant="plain"
              size="s"
              onClick={() => form.change({ price_tiers: tiers.filter((_other, other) => other !== at) })}
            >
              {t("dashboard.removeTier", { number: at + 1 })}
            </Button>
          </div>
        );
      })}
      {tiers.length < PRODUCT.price_tiers.maxItems && (
        <Button
          variant="secondary"
          size="s"
          icon={plusIcon}
          onClick={() => form.change({ price_tiers: [...tiers, { min_num: "", price: "" }] })}
        >
          {t("dashboard.addTier")}
        </Button>
      )}
      <div className={styles.pair}>
        <Field {...form.field("min_order")} {...COUNT} label={t("dashboard.minOrder")} />
        <Field {...form.field("pack_size")} {...COUNT} label={t("dashboard.packSize")} />
      </div>
    </fieldset>
  );
}
