import { useStore } from "marketplace-react";
import { NavCopy, NavLink, NavList, SkeletonList } from "marketplace-react/ui";
import { LANGUAGES } from "marketplace-sdk/state";
import { version } from "../../../package.json";
import { LoginFirst } from "../../entities/account/login-first";
import { useUser } from "../../entities/account/use-user";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { deviceIcon, editIcon, globeIcon, lockIcon, shareIcon, shieldIcon } from "../../shared/ui/icons-more";
import { Page } from "../../shared/ui/page";
import { EmailForm } from "./email-form";
import { ProfileForm } from "./profile-form";
import { SessionList } from "./session-list";
import styles from "./setting.module.css";
import { ThemeChoice } from "./theme-choice";

/** /setting, and behind it `?view=email` and `?view=sessions`. */
export function SettingScreen() {
  const { t } = useI18n();
  const view = new URLSearchParams(useSearch()).get("view");
  if (view !== "email" && view !== "sessions") return <Settings />;
  return (
    <Page title={t(view === "email" ? "account.email" : "account.sessions")} back={paths.setting()} narrow>
      <LoginFirst text={t("account.loginFirstText")}>
        {view === "email" ? <EmailForm /> : <SessionList />}
      </LoginFirst>
    </Page>
  );
}

/** Profile, language, look, passwords, devices. Language and look are for visitors as well. */
function Settings() {
  const { t, code } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const { data: user } = useUser();
  const current = LANGUAGES.find((one) => one.code === code);
  return (
    <Page title={t("titles.setting")} back={paths.mine()} narrow>
      {loggedIn && <Profile />}
      <NavList title={t("account.general")}>
        <NavLink to={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={current?.name} />
        {user?.invite_code && (
          <NavCopy icon={shareIcon} label={t("account.ownInvite")} value={user.invite_code} />
        )}
      </NavList>
      <ThemeChoice />
      {loggedIn ? (
        <NavList title={t("account.security")}>
          <NavLink to={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
          <NavLink to={paths.fundPassword()} icon={shieldIcon} label={t("titles.fundPassword")} />
          <NavLink
            to={paths.setting("email")}
            icon={editIcon}
            label={t("account.email")}
            value={user?.email || undefined}
          />
          <NavLink to={paths.setting("sessions")} icon={deviceIcon} label={t("account.sessions")} />
        </NavList>
      ) : (
        <LoginFirst text={t("account.loginFirstText")}>{null}</LoginFirst>
      )}
      <p className={styles.version}>{t("account.version", { version: version })}</p>
    </Page>
  );
}

function Profile() {
  const { data, error, refetch } = useUser();
  if (data) return <ProfileForm user={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonList heights={[313]} />;
}
