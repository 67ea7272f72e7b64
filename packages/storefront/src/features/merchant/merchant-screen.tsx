import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useSnapshot } from "valtio";
import { useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { usePageTitle } from "../../app/page-title";
import { paths } from "../../app/paths";
import { isTrue } from "../../app/server-values";
import { useConfig } from "../../app/use-config";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { type Application, stageOf } from "./application";
import { ApplicationForm } from "./application-form-view";
import styles from "./merchant.module.css";
import { Rejected } from "./rejected";
import { Review } from "./review";
import { SignedContract } from "./signed-contract";
import { Steps } from "./steps";

/** Milliseconds between two looks at a review. */
const LOOK = 60_000;

/** Props of {@link MerchantScreen}. */
export interface MerchantScreenProps {
  /** The shop centre, for whoever has a shop. It has a head of its own. */
  centre: ReactNode;
}

/** /merchant: what comes next until the shop is open, and then the shop (docs/product.md, "Merchant registration"). */
export function MerchantScreen({ centre }: MerchantScreenProps) {
  const { t } = useI18n();
  // Its own page also before the shop is open; then the centre has it.
  const isContract = new URLSearchParams(useSearch()).get("view") === "contract";
  const back = useBack(isContract ? paths.merchant() : paths.mine());
  const { queries, session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  const user = useUser();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...queries.merchant.get(),
    enabled: loggedIn,
    refetchInterval: ({ state }) => (stageOf(state.data) === "review" ? LOOK : false),
  });
  const stage = data === undefined ? undefined : stageOf(data);
  const page = useNewStage(stage && `${stage} ${isContract}`);
  // A shop may be older than applications are.
  const isMerchant = isTrue(user.data?.is_merchant);
  const hasShop = stage === "approved" || (stage === "none" && isMerchant);
  const isOpen = loggedIn && hasShop;
  const title = t(isContract ? "merchant.contract" : isMerchant ? "centre.title" : "titles.merchant");
  usePageTitle(isOpen ? undefined : title);
  if (isOpen) return centre;
  const known = data !== undefined && !(data === null && user.isPending);
  return (
    <div ref={page} className={styles.page}>
      <TopBar title={title} onBack={back} />
      <LoginFirst text={t("merchant.loginText")}>
        {known ? (
          isContract && data ? (
            <SignedContract />
          ) : (
            <Stage application={data} now={Math.floor(dataUpdatedAt / 1000)} />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Waiting heights={[58, 240, 240]} />
        )}
      </LoginFirst>
    </div>
  );
}

/** What was on screen goes away with a new stage: the page begins anew, for eyes and for the focus. */
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

function Stage({ application, now }: { application: Application | null; now: number }) {
  const { t } = useI18n();
  const config = useConfig();
  if (!application) {
    // Servers that tell nothing of themselves take applications.
    if (config && !config.features?.merchant) return <EmptyState art="door" title={t("merchant.closed")} />;
    return (
      <>
        <Steps current={1} />
        <p>{t("merchant.lead")}</p>
        <ApplicationForm />
      </>
    );
  }
  if (stageOf(application) === "review") return <Review application={application} now={now} />;
  return <Rejected key={application.updatetime} application={application} />;
}
