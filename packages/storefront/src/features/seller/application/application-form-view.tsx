import { useQuery } from "@tanstack/react-query";
import {
  applicationInput,
  type MerchantApplication,
  type MerchantApplicationHandle,
  type PhotoUpload,
  rejectedFields,
  usePhotoUpload,
} from "marketplace-react";
import { useRef, useState } from "react";
import { useI18n } from "../../../i18n";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import { rejectionReasons } from "./application";
import { ApplicationFields } from "./application-fields";
import {
  emptyValues,
  type FormField,
  PICTURES,
  type PictureField,
  requestedFields,
  validateApplication,
} from "./application-form";
import { ContractSection } from "./contract-section";
import { signaturePicture } from "./signature";
import { isSigned, NO_SIGNATURE, type Signature } from "./strokes";
import { localDay } from "./time";

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
  const [requested] = useState(() => requestedFields(rejected && rejectedFields(rejected)));
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
    initial: { ...emptyValues(localDay(new Date())), ...merchant.draft },
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
  const { market } = useServices();
  const sent = useRef<{ signature: Signature; url: string }>(undefined);
  return async (signature) => {
    if (sent.current?.signature === signature) return sent.current.url;
    const file = await signaturePicture(signature);
    const { url } = await market.uploads.image({ file, category: "kyc" }, { notify: false });
    sent.current = { signature, url };
    return url;
  };
}
