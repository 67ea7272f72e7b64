import { type MerchantApplication, type MerchantApplicationHandle, rejectedFields } from "marketplace-react";
import { doorDrawing, EmptyState } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { useConfig } from "../../../shared/site/use-config";
import styles from "./application.module.css";
import { ApplicationForm } from "./application-form-view";
import { Questions } from "./questions";
import { ContractEntry, Review } from "./review";
import { Steps } from "./steps";
import { VerdictList } from "./verdict-list";

/** The applicant's next step, or what to wait for, until the shop is open. */
export function Stage({ merchant }: { merchant: MerchantApplicationHandle }) {
  const { t } = useI18n();
  const config = useConfig();
  const { application, stage, loadedAt } = merchant;
  if (!application) {
    // Servers that don't describe themselves are assumed to take applications.
    if (config && !config.features?.merchant)
      return <EmptyState art={doorDrawing} title={t("merchant.closed")} />;
    return (
      <>
        <Steps current={1} />
        <p>{t("merchant.lead")}</p>
        <ApplicationForm merchant={merchant} />
      </>
    );
  }
  if (stage === "review") return <Review application={application} now={loadedAt} />;
  return <Rejected key={application.updatetime} application={application} merchant={merchant} />;
}

/** Props of {@link Rejected}. */
interface RejectedProps {
  application: MerchantApplication;
  merchant: MerchantApplicationHandle;
}

/** Step 1 again, for the rejected fields only. */
function Rejected({ application, merchant }: RejectedProps) {
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
