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
import type { Input, MerchantProduct, Offer, PurchaseRequest, SentOffer } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { addDecimals, isZero, timesQuantity, typedAmount } from "marketplace-sdk/money";
import { useState } from "react";
import { priceRule, readPrice, useAmountDraft, usePriceDigits } from "../../../entities/money/amount";
import { readQuantity } from "../../../entities/product/quantity";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { AMOUNT, COUNT, Form } from "../../../shared/forms/form";
import { storedText } from "../../../shared/forms/stored-text";
import { type FieldErrors, type FieldValues, useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import styles from "./dashboard.module.css";
import { useShopChanges } from "./use-shop-changes";

/** Fields of an offer, named as in the server's errors. */
const OFFER_FIELDS = [
  "pro_id",
  "sku_id",
  "price",
  "num",
  "freight",
  "delivery_days",
  "valid_days",
  "note",
] as const;
type OfferField = (typeof OFFER_FIELDS)[number];

const LIMITS = limits["merchantOffers.save"];
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

/** The initial values of an offer: the previous offer's, or else those of the request. @param tag of the reader's language */
export function firstOffer(
  { num, target_price }: Pick<PurchaseRequest, "num" | "target_price">,
  offer: Offer | undefined,
  tag: string,
): FieldValues<OfferField> {
  const amount = (text: string): string => typedAmount(text, tag);
  return {
    pro_id: offer ? String(offer.pro_id) : "",
    sku_id: offer?.sku_id ? String(offer.sku_id) : "",
    price: offer ? storedText(offer, "price", amount) : amount(target_price ?? ""),
    num: offer ? storedText(offer, "num") : String(Math.min(num, LIMITS.num.maximum)),
    freight: storedText<"freight", string>(offer ?? {}, "freight", amount),
    delivery_days: offer?.delivery_days ? String(offer.delivery_days) : "",
    valid_days: "14",
    note: offer?.note ?? "",
  };
}

/** What validating and sending depend on. */
interface OfferRules {
  /** Decimal digits of prices. */
  readonly digits: number;
  /** BCP-47 tag of the reader's language. */
  readonly tag: string;
  /** Whether the product has variants to choose from. */
  readonly hasVariants: boolean;
}

export function validateOffer(
  values: FieldValues<OfferField>,
  { digits, tag, hasVariants }: OfferRules,
): FieldErrors<OfferField> {
  const price = readPrice(values.price, digits, tag);
  const freight = readPrice(values.freight, digits, tag);
  const days = readQuantity(values.delivery_days, tag);
  return {
    pro_id: values.pro_id ? undefined : "offers.enterProduct",
    sku_id: hasVariants && !values.sku_id ? "offers.enterVariant" : undefined,
    price: !price || isZero(price) ? priceRule(digits) : undefined,
    num: readQuantity(values.num, tag) ? undefined : "requests.numRule",
    freight: freight === null ? priceRule(digits) : undefined,
    delivery_days: days !== undefined && days <= LIMITS.delivery_days.maximum ? undefined : "offers.daysRule",
  };
}

/** Input of merchantOffers.save. */
export function offerInput(
  requestId: PurchaseRequest["id"],
  values: FieldValues<OfferField>,
  { digits, tag, hasVariants }: OfferRules,
): Input<"merchantOffers.save"> {
  return {
    request_id: requestId,
    pro_id: values.pro_id,
    ...(hasVariants && { sku_id: values.sku_id }),
    price: readPrice(values.price, digits, tag) ?? "",
    num: readQuantity(values.num, tag) ?? 0,
    freight: readPrice(values.freight, digits, tag) ?? "0",
    delivery_days: readQuantity(values.delivery_days, tag) ?? 0,
    valid_days: Number(values.valid_days),
    note: values.note.trim(),
  };
}

/** Price of goods and freight without tax; undefined while something is missing. */
export function offerSum(
  { price, num, freight }: FieldValues<OfferField>,
  { digits, tag }: Pick<OfferRules, "digits" | "tag">,
): string | undefined {
  const [each, extra] = [readPrice(price, digits, tag), readPrice(freight, digits, tag)];
  const pieces = readQuantity(num, tag);
  if (!each || extra === null || pieces === undefined) return undefined;
  return addDecimals([timesQuantity(each, pieces), extra ?? "0", `0.${"0".repeat(digits)}`]);
}
