import type { PhotoUpload } from "marketplace-react";
import { Field } from "marketplace-react/ui";
import { useState } from "react";
import { useI18n } from "../../../i18n";
import { CODE } from "../../../shared/forms/field-kinds";
import type { FormHandle } from "../../../shared/forms/use-form";
import cards from "../../../shared/ui/cards.module.css";
import { PhotoField } from "../../../shared/ui/photo-field";
import styles from "./application.module.css";
import { type FormField, MAX_LENGTH, type PictureField } from "./application-form";

/** Props of {@link ApplicationFields}. */
export interface ApplicationFieldsProps {
  form: FormHandle<FormField>;
  /** The fields to fill in. */
  requested: ReadonlySet<FormField>;
  pictures: Readonly<Record<PictureField, PhotoUpload>>;
  /** Why the reviewer rejected each field, in words; empty for a first application. */
  refusals: ReadonlyMap<FormField, string>;
}

/** Store, person and documents. A correction only shows the rejected fields. */
export function ApplicationFields({ form, requested, pictures, refusals }: ApplicationFieldsProps) {
  const { t } = useI18n();
  const [sent] = useState(form.values);
  const some = (...names: readonly FormField[]): boolean => names.some((name) => requested.has(name));
  const photo = (name: PictureField) => ({
    name,
    photos: pictures[name],
    error: form.field(name).error ?? (pictures[name].isPicked() ? undefined : refusals.get(name)),
    // A new picture removes the error of the previous one.
    onChange: () => form.set(name, ""),
  });
  /** A rejected value shows the reason until it is changed. */
  const text = (name: FormField) => {
    const { error, ...field } = form.field(name);
    return { ...field, error: error ?? (form.values[name] === sent[name] ? refusals.get(name) : undefined) };
  };
  return (
    <>
      {some("logo", "shopname") && (
        <section className={styles.section} aria-labelledby="merchant-store">
          <h2 id="merchant-store">{t("merchant.store")}</h2>
          {requested.has("logo") && (
            <PhotoField {...photo("logo")} label={t("merchant.logo")} hint={t("merchant.logoHint")} />
          )}
          {requested.has("shopname") && (
            <Field
              {...text("shopname")}
              label={t("merchant.shopname")}
              autoComplete="organization"
              enterKeyHint="next"
              dir="auto"
              maxLength={MAX_LENGTH.shopname}
            />
          )}
        </section>
      )}
      {some("name", "number") && (
        <section className={styles.section} aria-labelledby="merchant-you">
          <h2 id="merchant-you">{t("merchant.you")}</h2>
          {requested.has("name") && (
            <Field
              {...text("name")}
              label={t("merchant.name")}
              hint={t("merchant.nameHint")}
              autoComplete="name"
              enterKeyHint="next"
              dir="auto"
              maxLength={MAX_LENGTH.name}
            />
          )}
          {requested.has("number") && (
            <Field
              {...text("number")}
              {...CODE}
              label={t("merchant.number")}
              hint={t("merchant.numberHint")}
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
              maxLength={MAX_LENGTH.number}
            />
          )}
        </section>
      )}
      {some("image_front", "image_back", "image_hold") && (
        <section className={styles.section} aria-labelledby="merchant-documents">
          <h2 id="merchant-documents">{t("merchant.documents")}</h2>
          <p className={cards.quiet}>{t("merchant.documentsText")}</p>
          {requested.has("image_front") && (
            <PhotoField
              {...photo("image_front")}
              label={t("merchant.front")}
              hint={t("merchant.frontHint")}
            />
          )}
          {requested.has("image_back") && (
            <PhotoField {...photo("image_back")} label={t("merchant.back")} hint={t("merchant.backHint")} />
          )}
          {requested.has("image_hold") && (
            <PhotoField
              {...photo("image_hold")}
              label={t("merchant.hold")}
              hint={t("merchant.holdHint")}
              camera="user"
            />
          )}
        </section>
      )}
      {requested.has("invite_code") && (
        <Field
          {...text("invite_code")}
          {...CODE}
          label={t("merchant.invite")}
          autoCapitalize="characters"
          enterKeyHint="next"
          maxLength={MAX_LENGTH.invite_code}
        />
      )}
    </>
  );
}
