import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Checkbox } from "../../ui/checkbox";
import { ErrorState } from "../../ui/error-state";
import { Field } from "../../ui/field";
import { RichText } from "../../ui/rich-text";
import { Skeleton } from "../../ui/skeleton";
import type { FormHandle } from "../../ui/use-form";
import type { FormField } from "./application-form";
import styles from "./merchant.module.css";
import { Party, PartyA } from "./party";
import { signaturePicture } from "./signature";
import { SignatureField } from "./signature-field";
import { isSigned, type Signature } from "./strokes";
import { useContractCopy } from "./use-contract-copy";

/** Props of {@link ContractSection}. */
export interface ContractSectionProps {
  form: FormHandle<FormField>;
  asked: ReadonlySet<FormField>;
  signature: Signature;
  onSign: (signature: Signature) => void;
  /** Who Party B is: of the form, or of the application that is corrected. */
  shopname: string;
  name: string;
}

/** The contract: its text, both parties with signature and date, a copy to keep, and the agreement. */
export function ContractSection({ form, asked, signature, onSign, shopname, name }: ContractSectionProps) {
  const { t } = useI18n();
  const { queries } = useShop();
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
      <Button variant="quiet" size="s" onClick={() => void download()}>
        {t("merchant.download")}
      </Button>
      <PartyA contract={contract} />
      <Party role={t("merchant.partyB")} lines={[shopname, name]} />
      {asked.has("sign_date") && (
        <Field {...form.field("sign_date")} label={t("merchant.date")} type="date" dir="ltr" />
      )}
      {asked.has("sign") && (
        <SignatureField
          signature={signature}
          error={form.field("sign").error}
          onChange={(next) => {
            onSign(next);
            form.change({ sign: isSigned(next) ? "1" : "" });
          }}
        />
      )}
      {asked.has("agree") && <Agreement form={form} />}
    </section>
  );
}

/** Never ticked beforehand. */
function Agreement({ form }: { form: FormHandle<FormField> }) {
  const { t } = useI18n();
  const { error } = form.field("agree");
  return (
    <div>
      <Checkbox
        name="agree"
        checked={form.values.agree !== ""}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "merchant-agree-error" : undefined}
        onChange={(event) => form.change({ agree: event.target.checked ? "1" : "" })}
      >
        {t("merchant.agree")}
      </Checkbox>
      {error && (
        <p id="merchant-agree-error" className={cards.error}>
          {error}
        </p>
      )}
    </div>
  );
}
