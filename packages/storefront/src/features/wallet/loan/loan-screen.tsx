import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Badge, ButtonLink, EmptyState, Price, SkeletonList } from "marketplace-react/ui";
import type { Loan } from "marketplace-sdk";
import { useRef } from "react";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { InfiniteList } from "../../../shared/ui/infinite-list";
import { Page } from "../../../shared/ui/page";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";
import { statusView } from "./loan";
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
  const open = offer.enabled && offer.terms?.length > 0;
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
          action={<ButtonLink href={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
        />
      )}
      {/* The application replaces the form. */}
      <div ref={applications} tabIndex={-1} className={styles.applications}>
        <Applications />
      </div>
    </>
  );
}

/** The user's applications, newest first; nothing if there are none. */
function Applications() {
  const { t } = useI18n();
  const { queries } = useServices();
  const list = useInfiniteQuery(queries.loans.list.infinite());
  return (
    <InfiniteList query={list} skeleton={null} empty={null}>
      {(rows) => (
        <section aria-labelledby="applications" className={utilities.stackS}>
          <h2 id="applications" className={cards.title}>
            {t("loan.applications")}
          </h2>
          <ul className={utilities.stackM}>
            {rows.map((loan) => (
              <Application key={loan.id} loan={loan} />
            ))}
          </ul>
        </section>
      )}
    </InfiniteList>
  );
}

function Application({ loan }: { loan: Loan }) {
  const { t, money, percent, dateTime } = useI18n();
  const { amount, currency = "", term_days, apr, fee, provider, purpose, reason, createtime } = loan;
  const { text, tone } = statusView(loan);
  const figures = [
    term_days !== undefined && t("loan.days", { count: term_days }),
    apr && t("loan.apr", { rate: percent(apr) }),
    fee && t("loan.costs", { fee: money(fee, currency) }),
  ].filter(Boolean);
  return (
    <li className={styles.panel}>
      <div className={cards.head}>
        <Price amount={amount} currency={currency} />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p>{figures.join(" · ")}</p>
      {purpose && (
        <p>
          <bdi>{purpose}</bdi>
        </p>
      )}
      {reason && (
        <p className={cards.note}>
          {t("wallet.reason")} <bdi>{reason}</bdi>
        </p>
      )}
      <p className={cards.quiet}>
        <bdi>{provider}</bdi>
        {createtime !== undefined && <span className={cards.block}>{dateTime(createtime)}</span>}
      </p>
    </li>
  );
}
