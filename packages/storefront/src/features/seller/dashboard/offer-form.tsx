import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  ButtonLink,
  EmptyState,
  Field,
  PriceBreakdown,
  SelectField,
  SkeletonList,
  TextArea,
} from "marketplace-react/ui";
import type { MerchantProduct, PurchaseRequest, SentOffer } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useAmountDraft, usePriceDigits } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { AMOUNT, COUNT, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import styles from "./dashboard.module.css";
import {
  firstOffer,
  LIMITS,
  OFFER_FIELDS,
  type OfferField,
  offerInput,
  offerSum,
  validateOffer,
} from "./offer-values";
import { useShopChanges } from "./use-shop-changes";

/** Choices for how many days an offer can be accepted. */
const VALID_DAYS: readonly number[] = [3, 7, 14, 30, 60];

/** Most products to choose from: a page. */
const MAX_PRODUCTS = limits["merchantProducts.list"].limit.maximum;

/** Props of {@link OfferFormView}. */
export interface OfferFormViewProps {
  request: PurchaseRequest;
  /** The store's previous offer. */
  offer: SentOffer | undefined;
  onDone: () => void;
}

/** Offers one of the store's products. What was typed survives a reload and an expired session. */
export function OfferFormView(props: OfferFormViewProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery({
    ...queries.merchantProducts.list.infinite({ status: "on", limit: MAX_PRODUCTS }),
    ...INLINE_ERRORS,
  });
  const products = list.data?.pages.flatMap(({ data }) => data);
  if (!products) {
    return list.error ? (
      <ErrorState error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonList />
    );
  }
  if (products.length === 0) {
    return (
      <EmptyState
        title={t("dashboard.noProducts")}
        text={t("offers.noProductsText")}
        action={<ButtonLink href={paths.merchant({ view: "products" })}>{t("shell.product")}</ButtonLink>}
      />
    );
  }
  return <OfferForm {...props} products={products} />;
}

function OfferForm({
  request,
  offer,
  onDone,
  products,
}: OfferFormViewProps & { products: readonly MerchantProduct[] }) {
  const { t, tag } = useI18n();
  const { market, queries, toasts } = useServices();
  const { done } = useShopChanges();
  const digits = usePriceDigits();
  const draft = useAmountDraft<OfferField>(`offer-${request.id}`, OFFER_FIELDS, ["price", "num", "freight"]);
  const [initial] = useState(() => ({ ...firstOffer(request, offer, tag), ...draft.read() }));
  const [productId, setProductId] = useState(initial.pro_id);
  const chosen = useQuery({ ...queries.merchantProducts.get({ id: productId }), enabled: productId !== "" });
  const variants = (chosen.data?.skus ?? []).filter(({ spec }) => spec.length > 0);
  const hasVariants = variants.length > 0;
  const form = useForm<OfferField>({
    initial,
    check: (values) => validateOffer(values, { digits, tag, hasVariants }),
    onChange(changed) {
      draft.write(changed);
      setProductId(changed.pro_id);
    },
    async send(values, call) {
      const input = offerInput(request.id, values, { digits, tag, hasVariants });
      const saved = await done(market.merchantOffers.save(input, call));
      draft.clear();
      if (saved) toasts.show(t(offer ? "offers.saved" : "offers.sent"));
      onDone();
    },
  });
  const { values } = form;
  const sku = variants.find(({ id }) => String(id) === values.sku_id);
  const stock = hasVariants ? sku?.stock : chosen.data?.stock;
  const sum = offerSum(values, { digits, tag });
  return (
    <section className={styles.card} aria-label={t("offers.make")}>
      <Form form={form} submit={t(offer ? "offers.save" : "offers.send")}>
        <SelectField
          {...form.field("pro_id")}
          label={t("offers.product")}
          onChange={(event) => form.change({ pro_id: event.target.value, sku_id: "" })}
        >
          <option value="">{t("offers.choose")}</option>
          {products.map(({ id, title }) => (
            <option key={id} value={String(id)}>
              {title}
            </option>
          ))}
        </SelectField>
        {hasVariants && (
          <SelectField {...form.field("sku_id")} label={t("product.option")}>
            <option value="">{t("offers.choose")}</option>
            {variants.map(({ id, spec }) => (
              <option key={id} value={String(id)}>
                {spec.join(", ")}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          {...form.field("num")}
          {...COUNT}
          label={t("offers.pieces")}
          hint={stock === undefined ? undefined : t("product.stock", { count: stock })}
          enterKeyHint="next"
          maxLength={String(LIMITS.num.maximum).length}
        />
        <Field {...form.field("price")} {...AMOUNT} label={t("offers.price")} enterKeyHint="next" />
        <Field
          {...form.field("freight")}
          {...AMOUNT}
          label={t("offers.freight")}
          hint={t("offers.freightHint")}
          enterKeyHint="next"
        />
        <Field
          {...form.field("delivery_days")}
          {...COUNT}
          label={t("offers.deliveryDays")}
          hint={t("offers.deliveryHint")}
          enterKeyHint="next"
          maxLength={String(LIMITS.delivery_days.maximum).length}
        />
        <SelectField {...form.field("valid_days")} label={t("offers.validFor")}>
          {VALID_DAYS.map((count) => (
            <option key={count} value={count}>
              {t("requests.days", { count })}
            </option>
          ))}
        </SelectField>
        <TextArea
          {...form.field("note")}
          label={t("offers.note")}
          hint={t("offers.noteHint")}
          maxLength={LIMITS.note.maxLength}
        />
        {sum && (
          <PriceBreakdown
            currency={request.currency}
            rows={[]}
            total={{ name: t("offers.beforeTax"), amount: sum }}
          />
        )}
      </Form>
    </section>
  );
}
