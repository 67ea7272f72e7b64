import { useQuery } from "@tanstack/react-query";
import {
  applicationInput,
  type MerchantApplication,
  type MerchantApplicationHandle,
  type PhotoUpload,
  uploadPhoto,
  usePhotoUpload,
  useServerNow,
} from "marketplace-react";
import { Field } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { CODE, Form } from "../../../shared/forms/form";
import { type FormHandle, useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { PhotoField } from "../../../shared/ui/photo-field";
import {
  emptyValues,
  type FormField,
  PICTURES,
  type PictureField,
  rejectionReasons,
  requestedFields,
  validateApplication,
} from "./application";
import styles from "./application.module.css";
import { localDay } from "./contract";
import { ContractSection } from "./contract-section";
import { isSigned, NO_SIGNATURE, type Signature, signaturePicture } from "./signature";

/** A logo is never shown larger than this, in pixels. */
const LOGO_SIDE = 1024;

/** Props of {@link ApplicationForm}. */
export interface ApplicationFormProps {
  merchant: MerchantApplicationHandle;
  /** The rejected application to correct; undefined for a first one. */
  rejected?: MerchantApplication;
}

/** The application form: all fields for a first application, the rejected fields for a correction. */
export function ApplicationForm({ merchant, rejected }: ApplicationFormProps) {
  const { t } = useI18n();
  const { toasts, queries } = useServices();
  const sign = useSignatureUpload();
  const [requested] = useState(() => requestedFields(rejected && merchant.rejectedFields));
  const [signature, setSignature] = useState(NO_SIGNATURE);
  const hasContract = requested.has("sign") || requested.has("sign_date");
  const { data: contract } = useQuery({ ...queries.merchant.contract(), enabled: hasContract });
  const pictures: Readonly<Record<PictureField, PhotoUpload>> = {
    logo: usePhotoUpload({ maxSide: LOGO_SIDE }),
    image_front: usePhotoUpload({ category: "kyc" }),
    image_back: usePhotoUpload({ category: "kyc" }),
    image_hold: usePhotoUpload({ category: "kyc" }),
  };

  /** Waits for pictures that are being uploaded. @returns undefined if one failed, which its field reports */
  const uploaded = async (): Promise<Record<PictureField, string> | undefined> => {
    const names = { logo: "", image_front: "", image_back: "", image_hold: "" };
    for (const name of PICTURES.filter((picture) => requested.has(picture))) {
      const [url] = await pictures[name].settled();
      if (url === undefined) {
        form.accepts(name);
        return undefined;
      }
      names[name] = url;
    }
    return names;
  };

  const form = useForm<FormField>({
    initial: { ...emptyValues(localDay(useServerNow())), ...merchant.draft },
    check: (values) => validateApplication(values, requested, (name) => pictures[name].isPicked()),
    onChange: ({ shopname, name, invite_code }) => merchant.saveDraft({ shopname, name, invite_code }),
    async send(values) {
      const files = await uploaded();
      if (!files) return;
      const signed = { ...values, ...files, sign: isSigned(signature) ? await sign(signature) : "" };
      await merchant.apply.mutateAsync(applicationInput(signed, contract?.contract_version, rejected));
      toasts.show(t("merchant.sent"));
    },
  });
  const { shopname, name } = form.values;
  const refusals = rejectionReasons(rejected, t("merchant.noNote"));
  return (
    <Form form={form} submit={rejected ? t("merchant.resubmit") : t("merchant.submit")}>
      <ApplicationFields form={form} requested={requested} pictures={pictures} refusals={refusals} />
      {hasContract && (
        <ContractSection
          form={form}
          requested={requested}
          signature={signature}
          onSign={setSignature}
          shopname={shopname}
          name={name}
        />
      )}
    </Form>
  );
}

/** Uploads a signature, each one once. @returns its address on the server */
function useSignatureUpload(): (signature: Signature) => Promise<string> {
  const services = useServices();
  const sent = useRef<{ signature: Signature; url: string }>(undefined);
  return async (signature) => {
    if (sent.current?.signature === signature) return sent.current.url;
    const draw = (scale: number): Promise<File> => signaturePicture(signature, scale);
    const url = await uploadPhoto(services, draw, { category: "kyc" });
    sent.current = { signature, url };
    return url;
  };
}

/** Props of {@link ApplicationFields}. */
interface ApplicationFieldsProps {
  form: FormHandle<FormField>;
  /** The fields to fill in. */
  requested: ReadonlySet<FormField>;
  pictures: Readonly<Record<PictureField, PhotoUpload>>;
  /** Why the reviewer rejected each field, in words; empty for a first application. */
  refusals: ReadonlyMap<FormField, string>;
}

/** Store, person and documents. A correction only shows the rejected fields. */
function ApplicationFields({ form, requested, pictures, refusals }: ApplicationFieldsProps) {
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
              maxLength={limits["merchant.apply"].shopname.maxLength}
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
              maxLength={limits["merchant.apply"].name.maxLength}
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
              maxLength={limits["merchant.apply"].number.maxLength}
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
          maxLength={limits["merchant.apply"].invite_code.maxLength}
        />
      )}
    </>
  );
}
