import { usePhotoUpload } from "marketplace-react";
import { Field, SelectField, TextArea } from "marketplace-react/ui";
import { LoginFirst } from "../../entities/account/login-first";
import { CategoryField } from "../../entities/category/categories";
import { useAmountDraft, usePriceDigits } from "../../entities/money/amount";
import { useI18n } from "../../i18n";
import { AMOUNT, COUNT, Form, WORDS } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { useSiteQuery } from "../../shared/site";
import cards from "../../shared/ui/cards.module.css";
import { Page, usePageTitle } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import {
  continued,
  firstValues,
  LIMITS,
  REQUEST_FIELDS,
  type RequestField,
  requestInput,
  validateRequest,
} from "./request-values";
import { useCountries, useRequestChanges } from "./requests";
import styles from "./requests.module.css";

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
