import type { Photos } from "../../app/photos/use-photos";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { Field } from "../../ui/field";
import type { FormHandle } from "../../ui/use-form";
import { type FormField, LONGEST, type PictureField } from "./application-form";
import { FormPhoto } from "./form-photo";
import styles from "./merchant.module.css";

/** Props of {@link ApplicationFields}. */
export interface ApplicationFieldsProps {
  form: FormHandle<FormField>;
  /** The fields to fill in. */
  asked: ReadonlySet<FormField>;
  pictures: Readonly<Record<PictureField, Photos>>;
}

/** Store, person and documents. Of a correction only what was refused. */
export function ApplicationFields({ form, asked, pictures }: ApplicationFieldsProps) {
  const { t } = useI18n();
  const some = (...names: readonly FormField[]): boolean => names.some((name) => asked.has(name));
  const photo = (name: PictureField) => ({ form, name, photos: pictures[name] });
  return (
    <>
      {some("logo", "shopname") && (
        <section className={styles.section} aria-labelledby="merchant-store">
          <h2 id="merchant-store">{t("merchant.store")}</h2>
          {asked.has("logo") && (
            <FormPhoto {...photo("logo")} label={t("merchant.logo")} hint={t("merchant.logoHint")} />
          )}
          {asked.has("shopname") && (
            <Field
              {...form.field("shopname")}
              label={t("merchant.shopname")}
              autoComplete="organization"
              enterKeyHint="next"
              dir="auto"
              maxLength={LONGEST.shopname}
            />
          )}
        </section>
      )}
      {some("name", "number") && (
        <section className={styles.section} aria-labelledby="merchant-you">
          <h2 id="merchant-you">{t("merchant.you")}</h2>
          {asked.has("name") && (
            <Field
              {...form.field("name")}
              label={t("merchant.name")}
              hint={t("merchant.nameHint")}
              autoComplete="name"
              enterKeyHint="next"
              dir="auto"
              maxLength={LONGEST.name}
            />
          )}
          {asked.has("number") && (
            <Field
              {...form.field("number")}
              label={t("merchant.number")}
              hint={t("merchant.numberHint")}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="next"
              dir="ltr"
              maxLength={LONGEST.number}
            />
          )}
        </section>
      )}
      {some("image_front", "image_back", "image_hold") && (
        <section className={styles.section} aria-labelledby="merchant-documents">
          <h2 id="merchant-documents">{t("merchant.documents")}</h2>
          <p className={cards.quiet}>{t("merchant.documentsText")}</p>
          {asked.has("image_front") && (
            <FormPhoto {...photo("image_front")} label={t("merchant.front")} hint={t("merchant.frontHint")} />
          )}
          {asked.has("image_back") && (
            <FormPhoto {...photo("image_back")} label={t("merchant.back")} hint={t("merchant.backHint")} />
          )}
          {asked.has("image_hold") && (
            <FormPhoto
              {...photo("image_hold")}
              label={t("merchant.hold")}
              hint={t("merchant.holdHint")}
              camera="user"
            />
          )}
        </section>
      )}
      {asked.has("invite_code") && (
        <Field
          {...form.field("invite_code")}
          label={t("merchant.invite")}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          dir="ltr"
          maxLength={LONGEST.invite_code}
        />
      )}
    </>
  );
}
