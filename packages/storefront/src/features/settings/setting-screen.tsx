import {
  invalidateAfter,
  typedMessageCode,
  typedName,
  useAccount,
  useSession,
  useStore,
} from "marketplace-react";
import { Field, NavCopy, NavLink, NavList, SkeletonList } from "marketplace-react/ui";
import { LANGUAGES } from "marketplace-sdk/state";
import { useSearchParams } from "wouter";
import { version } from "../../../package.json";
import { EmailAndCode } from "../../entities/account/email-code";
import { LoginFirst } from "../../entities/account/login-first";
import { shownUser } from "../../entities/account/shown-user";
import { type EmailField, validateEmailChange } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { isPromised } from "../../shared/config/config";
import { Form, PASSWORD } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { deviceIcon, editIcon, globeIcon, lockIcon, shareIcon, shieldIcon } from "../../shared/ui/icons";
import { Page } from "../../shared/ui/page";
import { ProfileForm } from "./profile-form";
import { SessionList } from "./session-list";
import styles from "./settings.module.css";
import { ThemeChoice } from "./theme-choice";

/** /setting, with `?view=email` and `?view=sessions`. */
export function SettingScreen() {
  const { t } = useI18n();
  const view = useSearchParams()[0].get("view");
  if (view !== "email" && view !== "sessions") return <Settings />;
  return (
    <Page title={t(view === "email" ? "account.email" : "account.sessions")} back={paths.setting()}>
      <LoginFirst text={t("account.loginFirstText")}>
        {view === "email" ? <EmailForm /> : <SessionList />}
      </LoginFirst>
    </Page>
  );
}

/** Profile, language, appearance, passwords, devices. Visitors can set language and appearance, too. */
function Settings() {
  const { t, code } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const { data: user } = useAccount();
  const has = useAvailability();
  const current = LANGUAGES.find((one) => one.code === code);
  return (
    <Page title={t("titles.setting")} back={paths.mine()}>
      {loggedIn && <Profile />}
      <NavList title={t("account.general")}>
        <NavLink href={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={current?.name} />
        {user?.invite_code && (
          <NavCopy icon={shareIcon} label={t("account.ownInvite")} value={user.invite_code} />
        )}
      </NavList>
      <ThemeChoice />
      {loggedIn ? (
        <NavList title={t("account.security")}>
          <NavLink href={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
          {/* It protects withdrawals and payments. */}
          {(has("withdrawals") || has("orders")) && (
            <NavLink href={paths.fundPassword()} icon={shieldIcon} label={t("titles.fundPassword")} />
          )}
          <NavLink
            href={paths.setting("email")}
            icon={editIcon}
            label={t("account.email")}
            value={user?.email || undefined}
          />
          {has("sessions") && (
            <NavLink href={paths.setting("sessions")} icon={deviceIcon} label={t("account.sessions")} />
          )}
        </NavList>
      ) : (
        <LoginFirst text={t("account.loginFirstText")}>{null}</LoginFirst>
      )}
      <p className={styles.version}>{t("account.version", { version: version })}</p>
    </Page>
  );
}

function Profile() {
  const { data, error, refetch } = useAccount();
  const { user } = useSession();
  if (data && user !== undefined) return <ProfileForm user={shownUser(data, user)} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonList heights={[313]} />;
}

/** Adds or changes the e-mail address, with a code sent to the new one and the login password. */
function EmailForm() {
  const { t } = useI18n();
  const { market, queryClient, toasts } = useServices();
  const navigation = useMountedNavigation();
  const form = useForm<EmailField>({
    initial: { email: "", code: "", password: "" },
    check: validateEmailChange,
    async send({ email, code, password }, call) {
      await market.account.changeEmail(
        { email: typedName(email), captcha: typedMessageCode(code), password },
        call,
      );
      await invalidateAfter(queryClient, "account.changeEmail");
      toasts.show(t("account.emailSaved"));
      navigation.back(paths.setting());
    },
  });
  return (
    <>
      <div className={styles.lead}>
        <p>{t("account.emailLead")}</p>
        {isPromised("withdrawalLock") && <p>{t("account.emailLock")}</p>}
      </div>
      <Form form={form} submit={t("account.save")}>
        <EmailAndCode form={form} label={t("account.newEmail")} event="changeemail" />
        <Field {...form.field("password")} {...PASSWORD} label={t("titles.resetPwd")} enterKeyHint="go" />
      </Form>
    </>
  );
}
