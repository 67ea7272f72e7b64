import { useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useBack, useOwnLocation } from "../../app/market";
import { paths } from "../../app/paths";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { ErrorState } from "../../ui/error-state";
import { Skeleton } from "../../ui/skeleton";
import { TopBar } from "../../ui/top-bar";
import { fundTask } from "./fund-form";
import { FundForm } from "./fund-form-view";
import styles from "./fund-screen.module.css";

/** /fundPassword: the password under every payment from the balance. Set, change, and `?reset=1` for a forgotten one. */
export function FundScreen() {
  const { t } = useI18n();
  const back = useBack(paths.setting());
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.fundPassword")} onBack={back} />
      <LoginFirst text={t("fund.loginFirst")}>
        <Content />
      </LoginFirst>
    </div>
  );
}

function Content() {
  const forgotten = new URLSearchParams(useSearch()).has("reset");
  const { data: user, error, refetch } = useUser();
  // The form itself is another one as soon as there is a password.
  const location = useOwnLocation();
  if (user) {
    const task = fundTask(user, forgotten);
    return (
      <FundForm
        key={task}
        task={task}
        email={user.email ?? ""}
        onSaved={() => location.back(paths.setting())}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton height="360px" radius="var(--radius-card)" />;
}
