import { Field } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { COUNT } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import styles from "./dashboard.module.css";
import { PRODUCT } from "./product-input";
import type { ProductValues } from "./product-values";
import { RowsPart } from "./rows-part";

/** Props of {@link AttributesPart} and {@link LeadTimesPart}. */
interface FactsPartProps {
  form: FormHandle<string, ProductValues>;
}

const LIMITS = PRODUCT.attributes.items;

/** The rows of the specification table. */
export function AttributesPart({ form }: FactsPartProps) {
  const { t } = useI18n();
  const { attributes } = form.values;
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.heading}>{t("dashboard.attributes")}</legend>
      <p className={styles.quiet}>{t("dashboard.attributesHint")}</p>
      <RowsPart
        name="attributes"
        rows={attributes}
        empty={{ name: "", value: "", unit: "" }}
        onRows={(rows) => form.change({ attributes: rows })}
        max={PRODUCT.attributes.maxItems}
        add={t("dashboard.addAttribute")}
        remove={(number) => t("dashboard.removeAttribute", { number })}
      >
        {(place) => (
          <>
            <Field
              {...form.field(`${place}.name`)}
              label={t("dashboard.attributeName")}
              maxLength={LIMITS.name.maxLength}
              dir="auto"
            />
            <div className={styles.pair}>
              <Field
                {...form.field(`${place}.value`)}
                label={t("dashboard.attributeValue")}
                maxLength={LIMITS.value.maxLength}
                dir="auto"
              />
              <Field
                {...form.field(`${place}.unit`)}
                label={t("dashboard.attributeUnit")}
                maxLength={LIMITS.unit.maxLength}
                dir="auto"
              />
            </div>
          </>
        )}
      </RowsPart>
    </fieldset>
  );
}

/** Days until larger quantities are shipped. */
export function LeadTimesPart({ form }: FactsPartProps) {
  const { t } = useI18n();
  const { lead_times } = form.values;
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.heading}>{t("dashboard.leadTimes")}</legend>
      <p className={styles.quiet}>{t("dashboard.leadTimesHint")}</p>
      <RowsPart
        name="lead_times"
        rows={lead_times}
        empty={{ min_num: "", days: "" }}
        onRows={(rows) => form.change({ lead_times: rows })}
        max={PRODUCT.lead_times.maxItems}
        add={t("dashboard.addLeadTime")}
        remove={(number) => t("dashboard.removeLeadTime", { number })}
      >
        {(place) => (
          <div className={styles.pair}>
            <Field {...form.field(`${place}.min_num`)} {...COUNT} label={t("dashboard.tierFrom")} />
            <Field {...form.field(`${place}.days`)} {...COUNT} label={t("dashboard.leadDays")} />
          </div>
        )}
      </RowsPart>
    </fieldset>
  );
}
