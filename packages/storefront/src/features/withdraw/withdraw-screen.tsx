import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { LoginFirst } from "../../app/login-first";
import { STALE, useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useMember } from "../../app/use-member";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { offered } from "./methods";
import styles from "./withdraw.module.css";
import { WithdrawForm } from "./withdraw-form-view";

/** /withdraw: method, network, address and amount; figures live; everything once more before it is signed. */
export function WithdrawScreen() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  return (
    <div className={cards.page}>
      <TopBar title={t("titles.withdraw")} onBack={back} />
      <LoginFirst text={t("withdraw.loginFirst")}>
        <Content />
      </LoginFirst>
    </div>
  );
}

function Content() {
  const { t, dateTime } = useI18n();
  const { queries } = useShop();
  const query = useQuery({ ...queries.withdrawals.methods(), staleTime: STALE.visit });
  const { error, refetch } = query;
  const data = useDeferredValue(query.data);
  const member = useMember();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data && offered(data).length === 0) {
    return (
      <EmptyState
        title={t("withdraw.noneTitle")}
        text={t("withdraw.noneText")}
        action={<ButtonLink to={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
      />
    );
  }
  const { locked_until: locked = 0 } = data ?? {};
  return (
    <>
      {/* Needs no answer: it can be read while the form is on its way. */}
      <p className={cards.note}>{t("withdraw.review")}</p>
      {locked > Date.now() / 1000 && (
        <p className={styles.warning}>
          {t("withdraw.lockedUntil", { time: isolate(dateTime(Number(locked))) })}
        </p>
      )}
      {data && member !== undefined ? (
        <WithdrawForm data={data} member={member} />
      ) : (
        <Waiting heights={[480]} />
      )}
    </>
  );
}
