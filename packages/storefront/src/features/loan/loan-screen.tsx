import { useQuery } from "@tanstack/react-query";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { otherWords } from "../../app/other-words";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { Applications } from "./applications";
import { LoanForm } from "./loan-form";

/** /loan: what a lender offers and what it costs, the way to apply, and one's applications. */
export function LoanScreen() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  return (
    <div className={cards.page}>
      <TopBar title={t("titles.loan")} onBack={back} />
      <LoginFirst text={t("loan.loginText")}>
        <Loans />
      </LoginFirst>
    </div>
  );
}

function Loans() {
  const { t } = useI18n();
  const { queries } = useShop();
  const { data: offer, error, refetch } = useQuery(queries.loans.terms());
  if (!offer) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <Waiting heights={[900]} />;
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
            {otherWords([t("loan.warning")], [offer.warning, offer.notice]).map((words) => (
              <p key={words} dir="auto">
                {words}
              </p>
            ))}
          </div>
          {offer.can_apply === false ? (
            <p className={cards.note}>{offer.blocked_reason || t("loan.blocked")}</p>
          ) : (
            <LoanForm offer={offer} onStale={() => void refetch()} />
          )}
        </>
      ) : (
        <EmptyState
          title={t("loan.noneTitle")}
          text={t("loan.noneText")}
          action={<ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      )}
      <Applications />
    </>
  );
}
