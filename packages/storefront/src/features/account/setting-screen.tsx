import { LANGUAGES } from "marketplace-sdk/state";
import { useSnapshot } from "valtio";
import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { ErrorState } from "../../ui/error-state";
import { globeIcon, lockIcon, shareIcon, shieldIcon } from "../../ui/icons-more";
import { RowCopy, RowLink, Rows } from "../../ui/rows";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { ProfileForm } from "./profile-form";
import styles from "./setting.module.css";
import { ThemeChoice } from "./theme-choice";

/** Settings: profile, language, look, login password. Language and look are for visitors as well. */
export function SettingScreen() {
  const { t, code } = useI18n();
  const { session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  const back = useBack(paths.mine());
  const { data: user } = useUser();
  const current = LANGUAGES.find((one) => one.code === code);
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.setting")} onBack={back} />
      {loggedIn && <Profile />}
      <Rows title={t("account.general")}>
        <RowLink to={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={current?.name} />
        {user?.invite_code && (
          <RowCopy icon={shareIcon} label={t("account.ownInvite")} value={user.invite_code} />
        )}
      </Rows>
      <ThemeChoice />
      {loggedIn ? (
        <Rows title={t("account.security")}>
          <RowLink to={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
          <RowLink to={paths.fundPassword()} icon={shieldIcon} label={t("titles.fundPassword")} />
        </Rows>
      ) : (
        <LoginFirst text={t("account.loginFirstText")}>{null}</LoginFirst>
      )}
    </div>
  );
}

function Profile() {
  const { data, error, refetch } = useUser();
  if (data) return <ProfileForm user={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Waiting heights={[313]} />;
}
