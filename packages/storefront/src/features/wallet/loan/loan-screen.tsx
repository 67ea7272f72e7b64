import { useQuery } from "@tanstack/react-query";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useRef } from "react";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../shared/dedupe";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { Applications } from "./applications";
import styles from "./loan.module.css";
import { LoanForm } from "./loan-form";

/** /loan: a lender's offer and its cost, a form to apply, and the user's applications. */
export function LoanScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.loan")} back={paths.mine()}>
      <LoginFirst text={t("loan.loginText")}>
        <Loans />
      </LoginFirst>
    </Page>
  );
}

function Loans() {
  const { t } = useI18n();
  const { queries } = useServices();
  const applications = useRef<HTMLDivElement>(null);
  const { data: offer, error, refetch } = useQuery({ ...queries.loans.terms(), ...INLINE_ERRORS });
  if (!offer) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <SkeletonList heights={[900]} />;
  }
  const open = offer.enabled && offer.terms.length > 0;
  return (
    <>
      {open ? (
        <>
          <div className={cards.warning}>
            <p className={cards.strong}>{t("loan.warning")}</p>
            {offer.provider && (
              <p>
                {t("loan.provider")} <bdi>{offer.provider}</bdi>
              </p>
            )}
            {withoutRepeats([t("loan.warning")], [offer.warning, offer.notice]).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
          </div>
          {offer.can_apply === false ? (
            <p className={cards.note}>{offer.blocked_reason || t("loan.blocked")}</p>
          ) : (
            <LoanForm
              offer={offer}
              onStale={() => void refetch()}
              onSent={() => applications.current?.focus()}
            />
          )}
        </>
      ) : (
        <EmptyState
          title={t("loan.noneTitle")}
          text={t("loan.noneText")}
          action={<ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      )}
      {/* The application replaces the form. */}
      <div ref={applications} tabIndex={-1} className={styles.applications}>
        <Applications />
      </div>
    </>
  );
}
