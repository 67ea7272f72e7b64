import type { MerchantApplication } from "marketplace-react";
import {
  isTrue,
  type MerchantApplicationHandle,
  rejectedFields,
  useAccount,
  useMerchantApplication,
  useSession,
} from "marketplace-react";
import { doorDrawing, EmptyState, SkeletonList } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { useSearch } from "../../../shared/navigation/link";
import { usePageTitle } from "../../../shared/navigation/page-title";
import { paths } from "../../../shared/navigation/paths";
import { useConfig } from "../../../shared/site/use-config";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import styles from "./application.module.css";
import { ApplicationForm } from "./application-form-view";
import { Questions } from "./questions";
import { ContractEntry, Review } from "./review";
import { SignedContract } from "./signed-contract";
import { Steps } from "./steps";
import { VerdictList } from "./verdict-list";

/** Props of {@link ApplicationScreen}. */
export interface ApplicationScreenProps {
  /** The seller dashboard, for users who have a store. It has its own header. */
  dashboard: ReactNode;
}

/** /merchant: what comes next until the shop is open, and then the shop (docs/product.md, "Merchant registration"). */
export function ApplicationScreen({ dashboard }: ApplicationScreenProps) {
  const { t } = useI18n();
  // Its own page also before the shop is open; then the dashboard has it.
  const isContract = new URLSearchParams(useSearch()).get("view") === "contract";
  const { isSignedIn } = useSession();
  const user = useAccount();
  const merchant = useMerchantApplication();
  const { stage, application, error, refetch } = merchant;
  const page = useNewStage(application === undefined ? undefined : `${stage} ${isContract}`);
  // A shop may be older than applications are.
  const isMerchant = isTrue(user.data?.is_merchant);
  const hasShop = stage === "approved" || (stage === "none" && isMerchant);
  const isOpen = isSignedIn && hasShop;
  const title = t(isContract ? "merchant.contract" : isMerchant ? "mine.store" : "titles.merchant");
  usePageTitle(isOpen ? undefined : title);
  if (isOpen) return dashboard;
  const known = application !== undefined && !(application === null && user.isPending);
  return (
    <Page
      title={title}
      back={isContract ? paths.merchant() : paths.mine()}
      className={styles.page}
      ref={page}
    >
      <LoginFirst text={t("merchant.loginText")}>
        {known ? (
          isContract && application ? (
            <SignedContract />
          ) : (
            <Stage merchant={merchant} />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : (
          <SkeletonList heights={[58, 240, 240]} />
        )}
      </LoginFirst>
    </Page>
  );
}

/** A new stage replaces the screen: scroll position and focus go to the top. */
function useNewStage(stage: string | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stage) {
      scrollTo(0, 0);
      page.current?.querySelector("h1")?.focus();
    }
    before.current = stage;
  }, [stage]);
  return page;
}

function Stage({ merchant }: { merchant: MerchantApplicationHandle }) {
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

/** Step 1 again, for what was refused alone. */
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
