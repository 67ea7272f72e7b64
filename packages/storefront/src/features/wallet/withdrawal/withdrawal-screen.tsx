import { useQuery } from "@tanstack/react-query";
import { supportedMethods, useUserId } from "marketplace-react";
import { ButtonLink, EmptyState, SkeletonList } from "marketplace-react/ui";
import { useDeferredValue } from "react";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { STALE, useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import styles from "./withdrawal.module.css";
import { WithdrawForm } from "./withdrawal-form-view";

/** /withdraw: method, network, address and amount, with live figures and a review before it is confirmed. */
export function WithdrawalScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.withdraw")} back={paths.mine()}>
      {/* Is there before anything is known, so it stays for visitors as well. */}
      <p className={cards.note}>{t("withdraw.review")}</p>
      <LoginFirst text={t("withdraw.loginFirst")}>
        <Content />
      </LoginFirst>
    </Page>
  );
}

function Content() {
  const { t, dateTime } = useI18n();
  const { queries } = useServices();
  const query = useQuery({ ...queries.withdrawals.methods(), staleTime: STALE.visit });
  const { error, refetch } = query;
  const data = useDeferredValue(query.data);
  const member = useUserId();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data && supportedMethods(data).length === 0) {
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
      {locked > Date.now() / 1000 && (
        <p className={styles.warning}>{t("withdraw.lockedUntil", { time: dateTime(Number(locked)) })}</p>
      )}
      {data && member !== undefined ? <WithdrawForm data={data} /> : <SkeletonList heights={[480]} />}
    </>
  );
}
