import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { type Photos, usePhotos } from "../../app/photos/use-photos";
import { useI18n } from "../../i18n";
import { Form } from "../../ui/form";
import { useForm } from "../../ui/use-form";
import { type Application, refusedFields, textsOf } from "./application";
import { ApplicationFields } from "./application-fields";
import {
  askedFields,
  checkApplication,
  correction,
  DRAFT_FIELDS,
  emptyValues,
  type FormField,
  PICTURES,
  type PictureField,
  registration,
} from "./application-form";
import { ContractSection } from "./contract-section";
import { isSigned, NO_SIGNATURE } from "./strokes";
import { localDay } from "./time";
import { useApply } from "./use-apply";

const draft = createDraft<FormField>("merchant", DRAFT_FIELDS);
/** A logo is never shown larger. */
const LOGO_SIDE = 1024;

/** Props of {@link ApplicationForm}. */
export interface ApplicationFormProps {
  /** The rejected application to correct; without it a first one is written. */
  rejected?: Application;
}

/** The application itself: everything of a first one, of a rejected one only what was refused. */
export function ApplicationForm({ rejected }: ApplicationFormProps) {
  const { t } = useI18n();
  const { toasts, queries } = useShop();
  const apply = useApply();
  const [asked] = useState(() => askedFields(rejected && refusedFields(rejected)));
  const [signature, setSignature] = useState(NO_SIGNATURE);
  const hasContract = asked.has("sign") || asked.has("sign_date");
  const { data: contract } = useQuery({ ...queries.merchant.contract(), enabled: hasContract });
  const pictures: Readonly<Record<PictureField, Photos>> = {
    logo: usePhotos({ longest: LOGO_SIDE }),
    image_front: usePhotos({ category: "kyc" }),
    image_back: usePhotos({ category: "kyc" }),
    image_hold: usePhotos({ category: "kyc" }),
  };

  /** Waits for pictures that are on their way. @returns nothing when one did not arrive, which it says itself */
  const uploaded = async (): Promise<Record<PictureField, string> | undefined> => {
    const names = { logo: "", image_front: "", image_back: "", image_hold: "" };
    for (const name of PICTURES.filter((picture) => asked.has(picture))) {
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
    initial: { ...emptyValues(localDay(new Date())), ...(rejected ? textsOf(rejected) : draft.read()) },
    check: (values) => checkApplication(values, asked, (name) => pictures[name].isPicked()),
    onChange: (values) => {
      if (!rejected) draft.write(values);
    },
    onFailure: toasts.dismiss,
    async send(values) {
      const files = await uploaded();
      if (!files) return;
      const sign = isSigned(signature) ? await apply.sign(signature) : "";
      const sent = { ...files, sign, contract_version: contract?.contract_version };
      await apply.send(rejected ? correction(rejected.id, asked, values, sent) : registration(values, sent));
      draft.clear();
      toasts.show(t("merchant.sent"));
    },
  });
  const { shopname, name } = form.values;
  return (
    <Form form={form} submit={rejected ? t("merchant.resubmit") : t("merchant.submit")}>
      <ApplicationFields form={form} asked={asked} pictures={pictures} />
      {hasContract && (
        <ContractSection
          form={form}
          asked={asked}
          signature={signature}
          onSign={setSignature}
          shopname={shopname}
          name={name}
        />
      )}
    </Form>
  );
}
