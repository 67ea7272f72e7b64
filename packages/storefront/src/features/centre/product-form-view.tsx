import { isErrorOf } from "marketplace-sdk";
import { useEffect } from "react";
import { CategoryField } from "../../app/category-field";
import type { Draft } from "../../app/draft";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { usePhotos } from "../../app/photos/use-photos";
import { useSiteQuery } from "../../app/site-query";
import { usePriceDigits } from "../../app/use-price-digits";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PhotoField } from "../../ui/photo-field";
import { TextArea } from "../../ui/text-area";
import { useForm } from "../../ui/use-form";
import styles from "./centre.module.css";
import { checkProduct, LONGEST, PICTURES, productInput } from "./product-form";
import { useShopChanges } from "./queries";
import { rowsOf, type Values } from "./variants";
import { VariantsPart } from "./variants-part";

/** Props of {@link ProductForm}. */
export interface ProductFormProps {
  /** Of the product that is changed; undefined for a new one. */
  id: string | undefined;
  initial: Values;
  /** Fields that somebody else has changed as well. */
  both: readonly string[];
  /** The product has been changed elsewhere since this form began. */
  isStale: boolean;
  /** The product as this form knows it; what differs from it is kept in the draft. */
  base: Values;
  draft: Draft<"base" | "values">;
  /** The server has another version: it should be read. */
  onConflict: (() => void) | undefined;
  /** Puts what is typed on top of the new version. */
  onMerge: (values: Values) => void;
}

/** What the fields are called, to name those that were changed twice. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  title: "centre.name",
  category_id: "titles.category",
  images: "centre.pictures",
  description: "centre.summary",
  content: "centre.description",
  price: "centre.price",
  market_price: "centre.listPrice",
  stock: "centre.stock",
  freight_price: "product.freight",
  tax_rate: "centre.tax",
  ship_hours: "centre.shipHours",
};

/** Everything a buyer reads of a product. Sales and rates are measured; they can't be typed. */
export function ProductForm(props: ProductFormProps) {
  const { id, initial, both, isStale, base, draft, onConflict, onMerge } = props;
  const { t, tag } = useI18n();
  const { market, toasts } = useShop();
  const location = useOwnLocation();
  const { saved } = useShopChanges();
  const currency = useSiteQuery().data?.currency?.code ?? "";
  const digits = usePriceDigits();
  const photos = usePhotos({ max: PICTURES, initial: (initial.images ?? "").split("\n").filter(Boolean) });
  const images = photos.urls.join("\n");
  const form = useForm<string>({
    initial,
    check: (values) => ({
      ...checkProduct({ ...values, images }, digits, tag),
      ...(photos.busy && { images: "requests.waitPictures" as const }),
    }),
    onFailure: toasts.dismiss,
    async send(values) {
      try {
        const stored = id === undefined ? undefined : { id, base };
        const product = await market.merchantProducts.save(
          productInput({ ...values, images }, digits, tag, stored),
        );
        draft.clear();
        location.navigate(paths.merchant({ view: "products" }), { replace: true });
        saved(product);
        toasts.show(t("account.saved"));
      } catch (error) {
        if (isErrorOf(error, "merchantProducts.save") && error.reason === "version_conflict") onConflict?.();
        throw error;
      }
    },
  });
  const { values } = form;
  useEffect(() => {
    const kept: Values = { ...values, images };
    const isChanged = Object.keys(kept).some((name) => kept[name] !== base[name]);
    if (isChanged) draft.write({ base: JSON.stringify(base), values: JSON.stringify(kept) });
    else draft.clear();
  }, [values, images, base, draft]);
  const field = (name: string) => form.field(name);
  const amount = { inputMode: "decimal", autoComplete: "off" } as const;
  const count = { inputMode: "numeric", autoComplete: "off" } as const;
  const unit = (text: string) => <span className={styles.unit}>{text}</span>;
  const named = [...new Set(both.map((name) => t(NAMES[name] ?? "centre.variants")))];
  return (
    <>
      {isStale && (
        <div role="alert" className={styles.notice}>
          <p>{t("centre.changed")}</p>
          <p>{t("centre.loadNewHint")}</p>
          <Button variant="quiet" size="s" onClick={() => onMerge({ ...values, images })}>
            {t("centre.loadNew")}
          </Button>
        </div>
      )}
      {named.length > 0 && !isStale && (
        <p role="status" className={styles.notice}>
          {t("centre.both", { fields: named.join(", ") })}
        </p>
      )}
      <Form form={form} submit={t("account.save")}>
        <PhotoField
          name="images"
          label={t("centre.pictures")}
          hint={t("centre.picturesHint")}
          error={!images || photos.busy ? field("images").error : undefined}
          slots={photos.slots}
        />
        <Field {...field("title")} label={t("centre.name")} maxLength={LONGEST.title} dir="auto" />
        <CategoryField {...field("category_id")} none={t("product.choose")} />
        <TextArea
          {...field("description")}
          label={t("centre.summary")}
          maxLength={LONGEST.description}
          rows={2}
        />
        <TextArea
          {...field("content")}
          label={t("centre.description")}
          hint={t("centre.descriptionHint")}
          maxLength={LONGEST.content}
        />
        {rowsOf(values).length === 0 && (
          <div className={styles.pair}>
            <Field {...field("price")} {...amount} label={t("centre.price")} end={unit(currency)} />
            <Field {...field("stock")} {...count} label={t("centre.stock")} />
          </div>
        )}
        <VariantsPart form={form} pictures={photos.urls} />
        <div className={styles.pair}>
          <Field
            {...field("market_price")}
            {...amount}
            label={t("centre.listPrice")}
            hint={t("centre.listPriceHint")}
            end={unit(currency)}
          />
          <Field {...field("freight_price")} {...amount} label={t("product.freight")} end={unit(currency)} />
        </div>
        <div className={styles.pair}>
          <Field {...field("tax_rate")} {...amount} label={t("centre.tax")} end={unit("%")} />
          <Field {...field("ship_hours")} {...count} label={t("centre.shipHours")} />
        </div>
      </Form>
    </>
  );
}
