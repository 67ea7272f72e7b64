import type { PhotoUpload } from "marketplace-react";
import { Checkbox, Field, TextArea } from "marketplace-react/ui";
import { CategoryField } from "../../../entities/category/categories";
import { useI18n } from "../../../i18n";
import { AMOUNT, COUNT } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import { PhotoField } from "../../../shared/ui/photo-field";
import styles from "./dashboard.module.css";
import { AttributesPart, LeadTimesPart } from "./facts-part";
import { PRODUCT } from "./product-input";
import type { ProductValues } from "./product-values";
import { TiersPart } from "./tiers-part";
import { VariantsPart } from "./variants-part";

/** Props of {@link ProductFields}. */
interface ProductFieldsProps {
  form: FormHandle<string, ProductValues>;
  photos: PhotoUpload;
  /** Code of the site's currency, shown beside prices. */
  currency: string;
}

/** The fields of the product form. */
export function ProductFields({ form, photos, currency }: ProductFieldsProps) {
  const { t } = useI18n();
  const { values } = form;
  const { urls: images } = photos;
  const field = (name: string) => form.field(name);
  const unit = (text: string) => <span className={styles.unit}>{text}</span>;
  return (
    <>
      <PhotoField
        name="images"
        label={t("dashboard.pictures")}
        hint={t("dashboard.picturesHint")}
        error={images.length === 0 || photos.isUploading ? field("images").error : undefined}
        photos={photos}
      />
      <Field {...field("title")} label={t("dashboard.name")} maxLength={PRODUCT.title.maxLength} dir="auto" />
      <CategoryField {...field("category_id")} none={t("product.choose")} />
      <TextArea
        {...field("description")}
        label={t("dashboard.summary")}
        maxLength={PRODUCT.description.maxLength}
        rows={2}
      />
      <TextArea
        {...field("content")}
        label={t("dashboard.description")}
        hint={t("dashboard.descriptionHint")}
        maxLength={PRODUCT.content.maxLength}
      />
      {values.skus.length === 0 && (
        <>
          <div className={styles.pair}>
            <Field {...field("price")} {...AMOUNT} label={t("dashboard.price")} end={unit(currency)} />
            <Field {...field("stock")} {...COUNT} label={t("dashboard.stock")} />
          </div>
          <Field
            {...field("sku_code")}
            label={t("dashboard.skuCode")}
            hint={t("dashboard.skuCodeHint")}
            maxLength={PRODUCT.sku_code.maxLength}
            autoComplete="off"
            dir="ltr"
          />
        </>
      )}
      <AttributesPart form={form} />
      <VariantsPart form={form} pictures={images} />
      <TiersPart form={form} currency={currency} />
      <div className={styles.pair}>
        <Field
          {...field("market_price")}
          {...AMOUNT}
          label={t("dashboard.listPrice")}
          hint={t("dashboard.listPriceHint")}
          end={unit(currency)}
        />
        {!values.is_store_freight && (
          <Field {...field("freight_price")} {...AMOUNT} label={t("product.freight")} end={unit(currency)} />
        )}
      </div>
      <Checkbox
        checked={values.is_store_freight !== ""}
        onChange={({ target }) => form.set("is_store_freight", target.checked ? "1" : "")}
      >
        {t("dashboard.freightByStore")}
      </Checkbox>
      {values.is_store_freight && (
        <Field
          {...field("weight")}
          {...COUNT}
          label={t("dashboard.weight")}
          hint={t("dashboard.weightHint")}
          end={unit("g")}
        />
      )}
      <div className={styles.pair}>
        <Field {...field("tax_rate")} {...AMOUNT} label={t("dashboard.tax")} end={unit("%")} />
        <Field {...field("ship_hours")} {...COUNT} label={t("dashboard.shipHours")} />
      </div>
      <LeadTimesPart form={form} />
    </>
  );
}
