import { useAccount } from "marketplace-react";
import { SkeletonList } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { LoginFirst } from "../../../entities/account/login-first";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { FundForm } from "./fund-form";
import { afterFailure, fundTask } from "./fund-password";

/** /fundPassword: sets, changes or (`?reset=1`) resets the password for payments from the balance. */
export function FundPasswordScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.fundPassword")} back={paths.setting()}>
      <LoginFirst text={t("fund.loginFirst")}>
        <Content />
      </LoginFirst>
    </Page>
  );
}

function Content() {
  const forgotten = useSearchParams()[0].has("reset");
  const { data: user, error, refetch } = useAccount();
  if (user) return <Task first={user} forgotten={forgotten} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonList heights={[360]} />;
}

/** @param first the user when the form opened, because a password that was just set must not change the form */
function Task({ first, forgotten }: { first: User; forgotten: boolean }) {
  const { t } = useI18n();
  const { market, queries, queryClient } = useServices();
  const [state, setState] = useState({ user: first, saved: false });
  const { user, saved } = state;
  const task = fundTask(user, forgotten);

  /** The call may have succeeded although its response was lost. */
  const updateState = async (error: unknown): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: queries.withdrawals.methods.key });
    const query = {
      ...queries.account.get(),
      // Silent, because the form has already shown an error.
      queryFn: ({ signal }: { signal: AbortSignal }) => market.account.get({ signal, notify: false }),
      staleTime: 0,
    };
    const now = await queryClient.fetchQuery(query).catch(() => undefined);
    setState((before) => afterFailure(before, error, now));
  };

  return (
    <>
      {saved && (
        <p role="status" className={cards.warning}>
          {t("fund.already")}
        </p>
      )}
      <FundForm key={`${task} ${saved}`} task={task} email={user.email ?? ""} onFailed={updateState} />
    </>
  );
}
