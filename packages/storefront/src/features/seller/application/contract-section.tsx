import { useQuery } from "@tanstack/react-query";
import { Button, Field, Skeleton } from "marketplace-react/ui";
import { useRef } from "react";
import { useI18n } from "../../../i18n";
import { CheckField } from "../../../shared/forms/check-field";
import type { FormHandle } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { RichText } from "../../../shared/ui/rich-text";
import styles from "./application.module.css";
import type { FormField } from "./application-form";
import { Party, PartyA } from "./party";
import { signaturePicture } from "./signature";
import { SignatureField } from "./signature-field";
import { isSigned, type Signature, signatureMark } from "./strokes";
import { useContractCopy } from "./use-contract-copy";

/** Props of {@link ContractSection}. */
export interface ContractSectionProps {
  form: FormHandle<FormField>;
  requested: ReadonlySet<FormField>;
  signature: Signature;
  onSign: (signature: Signature) => void;
  /** Store and person of Party B, from the form or the application that is corrected. */
  shopname: string;
  name: string;
}

/** The contract: its text, signatures and dates of both parties, a copy to keep, and the consent. */
export function ContractSection({
  form,
  requested,
  signature,
  onSign,
  shopname,
  name,
}: ContractSectionProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data: contract, error, refetch } = useQuery(queries.merchant.contract());
  const text = useRef<HTMLDivElement>(null);
  const copy = useContractCopy();
  const { sign_date: date } = form.values;
  if (!contract) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height="320px" />;
  }
  const download = async (): Promise<void> => {
    const picture = isSigned(signature) ? await signaturePicture(signature) : undefined;
    await copy({ contract, html: text.current?.innerHTML ?? "", shopname, name, date, signature: picture });
  };
  return (
    <section className={styles.section} aria-labelledby="merchant-contract">
      <h2 id="merchant-contract">{t("merchant.contract")}</h2>
      <div ref={text} className={styles.contract}>
        <RichText html={contract.html} />
      </div>
      <Button variant="secondary" size="s" onClick={() => void download()}>
        {t("merchant.download")}
      </Button>
      <PartyA contract={contract} />
      <Party role={t("merchant.partyB")} lines={[shopname, name]} />
      {requested.has("sign_date") && (
        <Field {...form.field("sign_date")} label={t("merchant.date")} type="date" dir="ltr" />
      )}
      {requested.has("sign") && (
        <SignatureField
          signature={signature}
          error={form.field("sign").error}
          onChange={(next) => {
            onSign(next);
            form.change({ sign: signatureMark(next) });
          }}
        />
      )}
      {/* Never ticked beforehand. */}
      {requested.has("agree") && (
        <CheckField form={form} name="agree">
          {t("merchant.agree")}
        </CheckField>
      )}
    </section>
  );
}
