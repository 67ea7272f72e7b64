import { usePhotoUpload } from "marketplace-react";
import { Field, SelectField, TextArea } from "marketplace-react/ui";
import type { Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { isZero, readAmount } from "marketplace-sdk/money";
import { LoginFirst } from "../../entities/account/login-first";
import { CategoryField } from "../../entities/category/categories";
import { priceRule, readPrice, useAmountDraft, usePriceDigits } from "../../entities/money/amount";
import { useI18n } from "../../i18n";
import type { FieldErrors } from "../../shared/forms/field-errors";
import { AMOUNT, COUNT, Form, WORDS } from "../../shared/forms/form";
import type { FieldValues } from "../../shared/forms/form-values";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { useSiteQuery } from "../../shared/site";
import cards from "../../shared/ui/cards.module.css";
import { Page, usePageTitle } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import { useCountries, useRequestChanges } from "./requests";
import styles from "./requests.module.css";

/** Fields of a new request, named as in the server's errors. */
const REQUEST_FIELDS = [
  "title",
  "content",
  "num",
  "unit",
  "target_price",
  "category_id",
  "country",
  "days",
  "images",
] as const;
type RequestField = (typeof REQUEST_FIELDS)[number];

const LIMITS = limits["purchaseRequests.create"];
/** Choices for how many days a request stays open. */
const DAYS: readonly number[] = [7, 14, 30, 60, 90];

/** Props of {@link RequestFormScreen}. */
export interface RequestFormScreenProps {
  /** Words of a search that found nothing, as the initial title. */
  words: string;
}

/** Posts a purchase request. What was typed survives a reload and an expired session. */
export function RequestFormScreen({ words }: RequestFormScreenProps) {
  const { t } = useI18n();
  usePageTitle(t("requests.post"));
  return (
    <Page title={t("requests.post")} back={paths.search({ tab: "requests" })} className={styles.page}>
      <LoginFirst text={t("requests.loginText")}>
        <RequestForm words={words} />
      </LoginFirst>
    </Page>
  );
}

function RequestForm({ words }: RequestFormScreenProps) {
  const { t, tag, labels } = useI18n();
  const { toasts } = useServices();
  const navigation = useMountedNavigation();
  const { post } = useRequestChanges();
  const { data: site } = useSiteQuery();
  const { data: countries = [] } = useCountries();
  const digits = usePriceDigits();
  const photos = usePhotoUpload({ max: LIMITS.images.maxItems });
  const draft = useAmountDraft<RequestField>("request", REQUEST_FIELDS, ["num", "target_price"]);
  const form = useForm<RequestField>({
    initial: continued(firstValues(words), draft.read()),
    check: (values) => ({
      ...validateRequest(values, digits, tag),
      ...(photos.isUploading && { images: "requests.waitPictures" }),
    }),
    onChange: draft.write,
    async send(values, call) {
      const { id } = await post(requestInput(values, digits, tag, photos.urls), call);
      draft.clear();
      toasts.show(t("requests.sent"));
      navigation.navigate(paths.search({ tab: "requests", id }), { replace: true });
    },
  });
  const pictures = form.field("images");
  return (
    <Form form={form} submit={t("requests.send")}>
      <p className={cards.quiet}>{t("requests.publicNote")}</p>
      <Field
        {...form.field("title")}
        label={t("requests.what")}
        enterKeyHint="next"
        dir="auto"
        maxLength={LIMITS.title.maxLength}
      />
      <TextArea
        {...form.field("content")}
        label={t("requests.details")}
        hint={t("requests.detailsHint")}
        maxLength={LIMITS.content.maxLength}
      />
      <div className={styles.pair}>
        <Field
          {...form.field("num")}
          {...COUNT}
          label={labels.quantity}
          enterKeyHint="next"
          maxLength={String(LIMITS.num.maximum).length}
        />
        <Field
          {...form.field("unit")}
          {...WORDS}
          label={t("requests.unit")}
          placeholder={t("requests.unitExample")}
          enterKeyHint="next"
          maxLength={LIMITS.unit.maxLength}
        />
      </div>
      <Field
        {...form.field("target_price")}
        {...AMOUNT}
        label={t("requests.price")}
        hint={t("requests.priceHint", { currency: site?.currency?.code ?? "" })}
        enterKeyHint="next"
      />
      <PhotoField
        name={pictures.name}
        error={pictures.error}
        label={t("requests.pictures")}
        photos={photos}
      />
      <CategoryField {...form.field("category_id")} none={t("requests.categoryAny")} />
      <SelectField {...form.field("country")} label={t("requests.country")}>
        <option value="">{t("requests.countryAny")}</option>
        {countries.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
      <SelectField {...form.field("days")} label={t("requests.openFor")}>
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {t("requests.days", { count })}
          </option>
        ))}
      </SelectField>
    </Form>
  );
}

/** @param title words of a search that found nothing, if any */
export function firstValues(title: string): FieldValues<RequestField> {
  return {
    title: title.slice(0, LIMITS.title.maxLength),
    content: "",
    num: "",
    unit: "",
    target_price: "",
    category_id: "",
    country: "",
    days: "30",
    images: "",
  };
}

/** The stored draft, with the searched words as its title if it had none. */
export function continued(
  first: FieldValues<RequestField>,
  kept: Partial<FieldValues<RequestField>>,
): FieldValues<RequestField> {
  return { ...first, ...kept, title: kept.title || first.title };
}

/** @param digits of prices, after the point @param tag of the reader's language */
export function validateRequest(
  values: FieldValues<RequestField>,
  digits: number,
  tag: string,
): FieldErrors<RequestField> {
  const price = readPrice(values.target_price, digits, tag);
  return {
    title: values.title.trim() ? undefined : "requests.enterWhat",
    content: values.content.trim() ? undefined : "requests.enterDetails",
    num: readPieces(values.num, tag) ? undefined : "requests.numRule",
    unit: values.unit.trim() ? undefined : "requests.enterUnit",
    target_price: price === null || isZero(price) ? priceRule(digits) : undefined,
  };
}

/** A whole quantity; 0 for anything else. */
const readPieces = (typed: string, tag: string): number =>
  Number(readAmount(typed, tag, { whole: 9, fraction: 0 }) ?? 0);

/**
 * Input of purchaseRequests.create.
 *
 * @param digits of prices, after the point
 * @param tag of the reader's language
 * @param images addresses from uploads.image
 */
export function requestInput(
  values: FieldValues<RequestField>,
  digits: number,
  tag: string,
  images: readonly string[],
): Input<"purchaseRequests.create"> {
  const price = readPrice(values.target_price, digits, tag);
  return {
    title: values.title.trim(),
    content: values.content.trim(),
    num: readPieces(values.num, tag),
    unit: values.unit.trim(),
    ...(price && { target_price: price }),
    ...(values.category_id && { category_id: values.category_id }),
    ...(values.country && { country: values.country }),
    ...(images.length > 0 && { images: [...images] }),
    days: Number(values.days),
  };
}
