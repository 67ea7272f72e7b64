import { usePhotoUpload } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { isErrorOf } from "marketplace-sdk";
import { type FormEvent, useEffect, useRef } from "react";
import { usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { listText } from "../../../i18n/text";
import type { PlainKey } from "../../../i18n/types";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import { useSiteQuery } from "../../../shared/site";
import styles from "./dashboard.module.css";
import { ProductFields } from "./product-fields";
import { productInput, validateProduct } from "./product-form";
import { PRODUCT } from "./product-input";
import type { ProductDraft, ProductValues } from "./product-values";
import { listProduct, type SaveCalls, type SavedProduct, saveProduct } from "./save-product";
import { useShopChanges } from "./use-shop-changes";

/** Props of {@link ProductEditor}. */
interface ProductEditorProps {
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
  attributes: "dashboard.attributes",
  lead_times: "dashboard.leadTimes",
};

/** Value of the button that saves without listing. */
const SAVE_ONLY = "save";

const nameOf = (field: string): PlainKey => NAMES[field] ?? "dashboard.variants";

/** The form for everything that buyers read about a product, except sales and rates, which are measured. */
export function ProductEditor(props: ProductEditorProps) {
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
        <ProductFields form={form} photos={photos} currency={currency} />
      </Form>
    </>
  );
}
