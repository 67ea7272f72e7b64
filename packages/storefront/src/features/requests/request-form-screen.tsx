import { useState } from "react";
import { amountDraft } from "../../app/amount-draft";
import { CategoryField } from "../../app/category-field";
import { createDraft } from "../../app/draft";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { usePhotos } from "../../app/photos/use-photos";
import { useSiteQuery } from "../../app/site-query";
import { usePriceDigits } from "../../app/use-price-digits";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { PhotoField } from "../../ui/photo-field";
import { SelectField } from "../../ui/select-field";
import { TextArea } from "../../ui/text-area";
import { TopBar } from "../../ui/top-bar";
import { useForm } from "../../ui/use-form";
import {
  checkRequest,
  continued,
  DAYS,
  firstValues,
  LONGEST,
  PICTURES,
  REQUEST_FIELDS,
  type RequestField,
  requestInput,
} from "./form";
import { useCountries, useRequestChanges } from "./queries";
import styles from "./requests.module.css";

/** Props of {@link RequestFormScreen}. */
export interface RequestFormScreenProps {
  /** What was searched for in vain: the title to begin with. */
  words: string;
}

/** Posting a purchase request. What is typed survives a reload and an ended session. */
export function RequestFormScreen({ words }: RequestFormScreenProps) {
  const { t } = useI18n();
  const back = useBack(paths.search({ tab: "requests" }));
  usePageTitle(t("requests.post"));
  return (
    <div className={styles.page}>
      <TopBar title={t("requests.post")} onBack={back} />
      <LoginFirst text={t("requests.loginText")}>
        <RequestForm words={words} />
      </LoginFirst>
    </div>
  );
}

function RequestForm({ words }: RequestFormScreenProps) {
  const { t, tag } = useI18n();
  const { toasts } = useShop();
  const location = useOwnLocation();
  const { post } = useRequestChanges();
  const { data: site } = useSiteQuery();
  const { data: countries = [] } = useCountries();
  const digits = usePriceDigits();
  const photos = usePhotos({ max: PICTURES });
  const [draft] = useState(() =>
    amountDraft(createDraft<RequestField>("request", REQUEST_FIELDS), tag, ["num", "target_price"]),
  );
  const form = useForm<RequestField>({
    initial: continued(firstValues(words), draft.read()),
    check: (values) => ({
      ...checkRequest(values, digits, tag),
      ...(photos.busy && { images: "requests.waitPictures" }),
    }),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send(values) {
      const { id } = await post(requestInput(values, digits, tag, photos.urls));
      draft.clear();
      toasts.show(t("requests.sent"));
      location.navigate(paths.search({ tab: "requests", id }), { replace: true });
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
        maxLength={LONGEST.title}
      />
      <TextArea
        {...form.field("content")}
        label={t("requests.details")}
        hint={t("requests.detailsHint")}
        maxLength={LONGEST.content}
      />
      <div className={styles.pair}>
        <Field
          {...form.field("num")}
          label={t("ui.quantity")}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LONGEST.num}
        />
        <Field
          {...form.field("unit")}
          label={t("requests.unit")}
          placeholder={t("requests.unitExample")}
          autoComplete="off"
          enterKeyHint="next"
          dir="auto"
          maxLength={LONGEST.unit}
        />
      </div>
      <Field
        {...form.field("target_price")}
        label={t("requests.price")}
        hint={t("requests.priceHint", { currency: site?.currency?.code ?? "" })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
      />
      <PhotoField
        name={pictures.name}
        error={pictures.error}
        label={t("requests.pictures")}
        slots={photos.slots}
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
