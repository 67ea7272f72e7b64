import type { MerchantApplication } from "marketplace-react";
import { type MerchantApplicationHandle, rejectedFields } from "marketplace-react";
import { useI18n } from "../../../i18n";
import styles from "./application.module.css";
import { ApplicationForm } from "./application-form-view";
import { ContractEntry } from "./contract-entry";
import { Questions } from "./questions";
import { Steps } from "./steps";
import { VerdictList } from "./verdict-list";

/** Props of {@link Rejected}. */
export interface RejectedProps {
  application: MerchantApplication;
  merchant: MerchantApplicationHandle;
}

/** Step 1 again, for what was refused alone. */
export function Rejected({ application, merchant }: RejectedProps) {
  const { t } = useI18n();
  const refused = rejectedFields(application);
  const fixable = refused.size > 0;
  return (
    <>
      <Steps current={1} />
      <section className={styles.section} aria-labelledby="merchant-rejected">
        <h2 id="merchant-rejected">{t("merchant.rejectedTitle")}</h2>
        <p>{fixable ? t("merchant.rejectedText") : t("merchant.rejectedNoReason")}</p>
      </section>
      <VerdictList application={application} />
      {!refused.has("sign") && <ContractEntry />}
      {fixable && <ApplicationForm merchant={merchant} rejected={application} />}
      <Questions id={application.id} />
    </>
  );
}
