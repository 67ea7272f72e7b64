import { useAccount, useMerchantApplication, useSession } from "marketplace-react";
import { SkeletonList } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "wouter";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { deferred } from "../../../shared/ui/deferred";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page, usePageTitle } from "../../../shared/ui/page";
import styles from "./application.module.css";

/** Loaded on request: merchants, who come every day, don't need the application. */
const stagePart = deferred(() => import("./stage").then(({ Stage }) => Stage), Waiting);
/** What visitors read before they sign in. */
const invitationPart = deferred(() => import("./invitation").then(({ Invitation }) => Invitation), Waiting);
/** The contract after signing. */
export const contractPart = deferred(() =>
  import("./signed-contract").then(({ SignedContract }) => SignedContract),
);

/** Props of {@link ApplicationScreen}. */
export interface ApplicationScreenProps {
  /** The seller dashboard, for users who have a store. It has its own header. */
  dashboard: ReactNode;
}

/** /merchant: the next step until the shop is open, and the shop from then on (docs/product.md, "Merchant registration"). */
export function ApplicationScreen({ dashboard }: ApplicationScreenProps) {
  const { t } = useI18n();
  // A page of its own until the shop is open; from then on the dashboard shows it.
  const isContract = useSearchParams()[0].get("view") === "contract";
  const { isSignedIn } = useSession();
  const user = useAccount();
  const merchant = useMerchantApplication();
  const { status: stage, application, error, refetch } = merchant;
  const page = useNewStage(application === undefined ? undefined : `${stage} ${isContract}`);
  // A shop may be older than the applications are.
  const isMerchant = user.data?.is_merchant === true;
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
      className={isSignedIn || isContract ? styles.page : styles.invitation}
      ref={page}
    >
      {isSignedIn || isContract ? (
        <LoginFirst text={t("merchant.loginText")}>
          {known ? (
            isContract && application ? (
              <contractPart.Part />
            ) : (
              <stagePart.Part merchant={merchant} />
            )
          ) : error ? (
            <ErrorState error={error} onRetry={refetch} />
          ) : (
            <Waiting />
          )}
        </LoginFirst>
      ) : (
        <invitationPart.Part />
      )}
    </Page>
  );
}

/** A new stage replaces the screen, so scroll position and focus move to the top. */
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

function Waiting() {
  return <SkeletonList heights={[58, 240, 240]} />;
}

/** Skeleton of the page before the shop is open. */
export function StoreLoading() {
  const { t } = useI18n();
  return (
    <Page title={t("mine.store")} back={paths.mine()} className={styles.page}>
      <Waiting />
    </Page>
  );
}
