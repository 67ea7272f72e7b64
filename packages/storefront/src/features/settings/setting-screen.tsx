import { useQuery } from "@tanstack/react-query";
import { invalidateAfter, typedName, useAccount, useMarketMutation, useStore } from "marketplace-react";
import {
  Badge,
  Button,
  Field,
  Icon,
  type IconArt,
  NavCopy,
  NavLink,
  NavList,
  SkeletonList,
} from "marketplace-react/ui";
import type { AccountSession, Input } from "marketplace-sdk";
import { LANGUAGES } from "marketplace-sdk/state";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { version } from "../../../package.json";
import { EmailAndCode } from "../../entities/account/email-code";
import { LoginFirst } from "../../entities/account/login-first";
import { typedMessageCode } from "../../entities/account/message-code";
import { type EmailField, validateEmailChange } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { Form, PASSWORD } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { setTheme, storedTheme, THEMES, type Theme } from "../../shared/theme";
import { ErrorState } from "../../shared/ui/error-state";
import {
  deviceIcon,
  editIcon,
  globeIcon,
  lockIcon,
  moonIcon,
  shareIcon,
  shieldIcon,
  sunIcon,
} from "../../shared/ui/icons";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { ProfileForm } from "./profile-form";
import styles from "./settings.module.css";

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
  const current = LANGUAGES.find((one) => one.code === code);
  return (
    <Page title={t("titles.setting")} back={paths.mine()}>
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
  const { data, error, refetch } = useAccount();
  if (data) return <ProfileForm user={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonList heights={[313]} />;
}

const APPEARANCES: Readonly<Record<Theme, { name: PlainKey; icon: IconArt }>> = {
  system: { name: "account.themeSystem", icon: deviceIcon },
  light: { name: "account.themeLight", icon: sunIcon },
  dark: { name: "account.themeDark", icon: moonIcon },
};

/** Light, dark, or the device's setting; applied at once. */
function ThemeChoice() {
  const { t } = useI18n();
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("account.appearance")}</legend>
      <div className={styles.choices}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name="theme"
              className={styles.radio}
              checked={theme === chosen}
              onChange={() => {
                setTheme(theme);
                setChosen(theme);
              }}
            />
            <Icon of={APPEARANCES[theme].icon} />
            <span>{t(APPEARANCES[theme].name)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
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
      <p className={styles.lead}>{t("account.emailLead")}</p>
      <Form form={form} submit={t("account.save")}>
        <EmailAndCode form={form} label={t("account.newEmail")} event="changeemail" />
        <Field {...form.field("password")} {...PASSWORD} label={t("titles.resetPwd")} enterKeyHint="go" />
      </Form>
    </>
  );
}

/** Where the account is logged in. Every other device can be logged out here. */
export function SessionList() {
  const { t } = useI18n();
  const { mutations, queries, toasts } = useServices();
  const { data, error, refetch } = useQuery(queries.account.sessions());
  /** The client's onFailure shows the reason of a failure. */
  const end = useMarketMutation<Input<"account.endSession">, unknown>(mutations.account.endSession(), {
    onSuccess: (_result, { others }) =>
      toasts.show(t(others ? "account.othersEnded" : "account.sessionEnded")),
    // What is on screen may be out of date.
    onError: () => void refetch(),
  });
  const ending = end.isPending ? end.variables : undefined;
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonList heights={[76, 76]} />
    );
  }

  return (
    <>
      <p className={styles.sessionsLead}>{t("account.sessionsLead")}</p>
      <ul className={utilities.stackM}>
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending?.id === session.id}
            onEnd={() => end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          variant="secondary"
          block
          busy={ending?.others === 1}
          onClick={() => end.mutate({ others: 1 })}
        >
          {t("account.endOthers")}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  session: AccountSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t, dateTime } = useI18n();
  const { createtime, last_used, is_current } = session;
  const device = session.device || t("account.unknownDevice");
  return (
    <li className={styles.session}>
      <div className={styles.words}>
        <p className={styles.device}>
          <bdi>{device}</bdi> {is_current && <Badge>{t("account.thisDevice")}</Badge>}
        </p>
        {last_used !== undefined && <p>{t("account.lastUsed", { time: dateTime(last_used) })}</p>}
        {createtime !== undefined && <p>{t("account.since", { time: dateTime(createtime) })}</p>}
      </div>
      {!is_current && (
        <Button
          variant="secondary"
          size="s"
          busy={busy}
          aria-label={t("account.endSessionOf", { device: device })}
          onClick={onEnd}
        >
          {t("account.endSession")}
        </Button>
      )}
    </li>
  );
}
