import { Field } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { AMOUNT, COUNT } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import styles from "./dashboard.module.css";
import { PRODUCT } from "./product-input";
import type { ProductValues } from "./product-values";
import { RowsPart } from "./rows-part";

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
      <RowsPart
        name="price_tiers"
        rows={tiers}
        empty={{ min_num: "", price: "" }}
        onRows={(rows) => form.change({ price_tiers: rows })}
        max={PRODUCT.price_tiers.maxItems}
        add={t("dashboard.addTier")}
        remove={(number) => t("dashboard.removeTier", { number })}
      >
        {(place) => (
          <div className={styles.pair}>
            <Field {...form.field(`${place}.min_num`)} {...COUNT} label={t("dashboard.tierFrom")} />
            <Field
              {...form.field(`${place}.price`)}
              {...AMOUNT}
              label={t("dashboard.tierPrice")}
              end={<span className={styles.unit}>{currency}</span>}
            />
          </div>
        )}
      </RowsPart>
      <div className={styles.pair}>
        <Field {...form.field("min_order")} {...COUNT} label={t("dashboard.minOrder")} />
        <Field {...form.field("pack_size")} {...COUNT} label={t("dashboard.packSize")} />
      </div>
    </fieldset>
  );
}
