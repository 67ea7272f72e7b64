import { useI18n } from "../../i18n";
import { type Application, refusedFields } from "./application";
import { ApplicationForm } from "./application-form-view";
import { ContractEntry } from "./contract-entry";
import styles from "./merchant.module.css";
import { Questions } from "./questions";
import { Steps } from "./steps";
import { VerdictList } from "./verdict-list";

/** Step 1 again, for what was refused alone. */
export function Rejected({ application }: { application: Application }) {
  const { t } = useI18n();
  const refused = refusedFields(application);
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
      {fixable && <ApplicationForm rejected={application} />}
      <Questions id={application.id} />
    </>
  );
}
