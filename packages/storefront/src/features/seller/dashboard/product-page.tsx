import { useQuery } from "@tanstack/react-query";
import { isNotFound, usePhotoUpload } from "marketplace-react";
import { Button, Checkbox, EmptyState, Field, SkeletonList, TextArea } from "marketplace-react/ui";
import { isErrorOf, type MerchantProduct } from "marketplace-sdk";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CategoryField } from "../../../entities/category/categories";
import { usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { listText } from "../../../i18n/text";
import type { PlainKey } from "../../../i18n/types";
import { INLINE_ERRORS } from "../../../shared/errors";
import { AMOUNT, COUNT, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import { useSiteQuery } from "../../../shared/site";
import { ErrorState } from "../../../shared/ui/error-state";
import { PhotoField } from "../../../shared/ui/photo-field";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { productInput, productValues, validateProduct } from "./product-form";
import { PRODUCT } from "./product-input";
import { mergeEdits, type ProductDraft, type ProductValues, useProductDraft } from "./product-values";
import { listProduct, type SaveCalls, type SavedProduct, saveProduct } from "./save-product";
import { TiersPart } from "./tiers-part";
import { useShopChanges } from "./use-shop-changes";
import { VariantsPart } from "./variants-part";

/** Adds a product, or edits the one that `id` names. */
export function ProductPage({ id }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...queries.merchantProducts.get({ id }),
    ...INLINE_ERRORS,
    enabled: id !== "",
    staleTime: 0,
  });
  const notFound = isNotFound(error);
  if (id === "") return <Editor />;
  // From a fresh response: a form filled from an older cache would look as if the user had changed the product.
  if (data && isFetchedAfterMount && !notFound)
    return <Editor product={data} onReload={() => void refetch()} />;
  if (notFound) return <EmptyState title={t("product.goneTitle")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList />;
}

/** The form's initial values, and the fields that both sides have changed. */
interface InitialForm {
  base: ProductValues;
  values: ProductValues;
  conflicts: readonly string[];
}

function Editor({ product, onReload }: { product?: MerchantProduct; onReload?: () => void }) {
  const { tag } = useI18n();
  const stored = productValues(tag, product);
  const draft = useProductDraft(String(product?.id ?? ""), tag);
  const [from, setFrom] = useState<InitialForm>(() => {
    const draftOrStored = draft.read() ?? { base: stored, values: stored };
    return { ...draftOrStored, conflicts: [] };
  });
  const { base } = from;
  return (
    <ProductForm
      key={base.version}
      id={product && String(product.id)}
      isUnlisted={product === undefined || product.status === "off"}
      initial={from.values}
      conflicts={from.conflicts}
      isStale={base.version !== stored.version}
      base={base}
      draft={draft}
      onConflict={onReload}
      onMerge={(values) => setFrom({ base: stored, ...mergeEdits(base, values, stored) })}
    />
  );
}

/** Props of {@link ProductForm}. */
interface ProductFormProps {
  /** Id of the product to edit; undefined for a new one. */
  id: string | undefined;
  /** Whether buyers don't see it yet, so that saving may list it. */
  isUnlisted: boolean;
  initial: ProductValues;
  /** Fields that someone else has changed, too. */
  conflicts: readonly string[];
  /** Whether the product was changed elsewhere after this form was filled. */
  isStale: boolean;
  /** The product that this form was filled with; the draft keeps what differs from it. */
  base: ProductValues;
  draft: ProductDraft;
  /** Called when the server has a newer version, which should be loaded. */
  onConflict: (() => void) | undefined;
  /** Applies the typed changes to the new version. */
  onMerge: (values: ProductValues) => void;
}

/** Labels of the fields, to name those that both sides have changed. */
const NAMES: Readonly<Record<string, PlainKey>> = {
  title: "dashboard.name",
  category_id: "titles.category",
  images: "dashboard.pictures",
  description: "dashboard.summary",
  content: "dashboard.description",
  price: "dashboard.price",
  market_price: "dashboard.listPrice",
  stock: "dashboard.stock",
  sku_code: "dashboard.skuCode",
  freight_price: "product.freight",
  is_store_freight: "dashboard.freightByStore",
  weight: "dashboard.weight",
  tax_rate: "dashboard.tax",
  ship_hours: "dashboard.shipHours",
  min_order: "dashboard.minOrder",
  pack_size: "dashboard.packSize",
  price_tiers: "dashboard.tiers",
};

/** Value of the button that saves without listing. */
const SAVE_ONLY = "save";

const nameOf = (field: string): PlainKey => NAMES[field] ?? "dashboard.variants";

/** The form for everything that buyers read about a product, except sales and rates, which are measured. */
function ProductForm(props: ProductFormProps) {
  const { id, isUnlisted, initial, conflicts, isStale, base, draft, onConflict, onMerge } = props;
  const { t, tag, failureText, labels } = useI18n();
  const { market, toasts } = useServices();
  const navigation = useMountedNavigation();
  const { saved } = useShopChanges();
  const lists = useRef(false);
  const showResult = ({ product, unlisted }: SavedProduct, calls: SaveCalls, done: string): void => {
    saved(product);
    if (unlisted === undefined) {
      toasts.show(product.status === "review" ? t("merchant.reviewTitle") : done);
      return;
    }
    const again = () =>
      void listProduct(product, calls).then((result) => showResult(result, calls, t("dashboard.on")));
    toasts.show(t("dashboard.savedOnly", { reason: failureText(unlisted) }), {
      tone: "danger",
      action: { label: labels.retry, onPress: again },
    });
  };
  const currency = useSiteQuery().data?.currency?.code ?? "";
  const digits = usePriceDigits();
  const photos = usePhotoUpload({ max: PRODUCT.images.maxItems, initial: initial.images });
  const { urls: images } = photos;
  const form = useForm<string, ProductValues>({
    initial,
    check: (values) => ({
      ...validateProduct({ ...values, images }, digits, tag),
      ...(photos.isUploading && { images: "requests.waitPictures" as const }),
    }),
    async send(values, call) {
      try {
        const stored = id === undefined ? undefined : { id, base };
        const calls: SaveCalls = {
          save: (input) => market.merchantProducts.save(input, call),
          setStatus: (input) => market.merchantProducts.setStatus(input, call),
        };
        const input = productInput({ ...values, images }, digits, tag, stored);
        const result = await saveProduct(input, lists.current, calls);
        draft.clear();
        navigation.navigate(paths.merchant({ view: "products" }), { replace: true });
        showResult(
          result,
          calls,
          t(result.product.status === "on" && isUnlisted ? "dashboard.on" : "account.saved"),
        );
      } catch (error) {
        if (isErrorOf(error, "merchantProducts.save") && error.reason === "version_conflict") onConflict?.();
        throw error;
      }
    },
  });
  const { values } = form;
  const submit = (event: FormEvent): void => {
    const { nativeEvent } = event;
    const by = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    lists.current = isUnlisted && by?.getAttribute("value") !== SAVE_ONLY;
    form.submit(event);
  };
  useEffect(() => {
    const current = { ...values, images };
    if (JSON.stringify(current) === JSON.stringify(base)) draft.clear();
    else draft.write({ base, values: current });
  }, [values, images, base, draft]);
  const field = (name: string) => form.field(name);
  const unit = (text: string) => <span className={styles.unit}>{text}</span>;
  const named = [...new Set(conflicts.map((name) => t(nameOf(name))))];
  return (
    <>
      {isStale && (
        <div role="alert" className={styles.notice}>
          <p>{t("dashboard.changed")}</p>
          <p>{t("dashboard.loadNewHint")}</p>
          <Button variant="secondary" size="s" onClick={() => onMerge({ ...values, images })}>
            {t("dashboard.loadNew")}
          </Button>
        </div>
      )}
      {named.length > 0 && !isStale && (
        <p role="status" className={styles.notice}>
          {t("dashboard.both", { fields: listText(tag, named) })}
        </p>
      )}
      <Form
        form={{ ...form, submit }}
        submit={t(isUnlisted ? "dashboard.saveAndList" : "account.save")}
        after={
          isUnlisted && (
            <Button type="submit" name="press" value={SAVE_ONLY} variant="secondary" block busy={form.busy}>
              {t("account.save")}
            </Button>
          )
        }
      >
        <PhotoField
          name="images"
          label={t("dashboard.pictures")}
          hint={t("dashboard.picturesHint")}
          error={images.length === 0 || photos.isUploading ? field("images").error : undefined}
          photos={photos}
        />
        <Field
          {...field("title")}
          label={t("dashboard.name")}
          maxLength={PRODUCT.title.maxLength}
          dir="auto"
        />
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
            <Field
              {...field("freight_price")}
              {...AMOUNT}
              label={t("product.freight")}
              end={unit(currency)}
            />
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
      </Form>
    </>
  );
}
