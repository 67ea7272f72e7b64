import { typedMessageCode, typedName, useFormDraft, useMarketMutation } from "marketplace-react";
import { Button, ButtonLink, Field } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { randomKey } from "marketplace-sdk/storage";
import { useEffect, useState } from "react";
import { useSearch, useSearchParams } from "wouter";
import { EmailAndCode } from "../../entities/account/email-code";
import { NewPasswordFields, usePasswordRule } from "../../entities/account/new-password";
import {
  type ForgottenField,
  isEmail,
  type LoginField,
  validateForgotten,
  validateLogin,
} from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { config, type SocialPlatform } from "../../shared/config/config";
import { ACCOUNT, Form, PASSWORD } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { LOGIN_TEXTS } from "../../shared/return-to";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import { isInternal } from "../../shared/ui/safe-href";
import utilities from "../../shared/ui/utilities.module.css";
import { AuthPage, useSignIn } from "./auth-page";
import styles from "./auth-page.module.css";

/** /login, and `?forgot=1` for a forgotten password. */
export function LoginScreen() {
  const forgotten = useSearchParams()[0].has("forgot");
  return forgotten ? <ForgottenScreen /> : <LoginForm />;
}

/**
 * Login (docs/product.md, "Login and registration"). The form shows the server's error. Where many passwords were guessed at the account, the
 * server wants a code by e-mail, too.
 */
function LoginForm() {
  const { t } = useI18n();
  const { market, returnTo } = useServices();
  const signIn = useSignIn();
  const draft = useFormDraft("login", ["account"]);
  const again = useSearchParams()[0].get("n") === "1";
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<LoginField>({
    initial: { account: draft.read().account ?? "", password: "", email: "", code: "" },
    check: (values) => validateLogin(values, needsCode),
    onChange: ({ account }) => draft.write({ account }),
    async send({ account, password, email, code }): Promise<void> {
      const input = needsCode
        ? { account: typedName(email), password, code: typedMessageCode(code) }
        : { account: typedName(account), password };
      try {
        const { userinfo } = await market.auth.login(input);
        draft.clear();
        await signIn(userinfo);
      } catch (error) {
        if (isCodeRequired(error) && !needsCode) {
          setNeedsCode(true);
          if (isEmail(typedName(account))) form.set("email", typedName(account));
        }
        throw error;
      }
    },
  });
  return (
    <AuthPage
      title={t("account.loginTitle")}
      lead={t("account.loginLead")}
      notice={again ? t(LOGIN_TEXTS[returnTo.cause()]) : undefined}
      other={{ question: t("account.noAccount"), label: t("account.createAccount"), href: paths.register() }}
    >
      <Form
        form={form}
        submit={t("account.logIn")}
        after={
          <ButtonLink variant="plain" size="s" href={paths.forgotPassword()}>
            {t("account.forgot")}
          </ButtonLink>
        }
      >
        {needsCode ? (
          <EmailAndCode form={form} label={t("account.email")} event="login" />
        ) : (
          <Field
            {...form.field("account")}
            {...ACCOUNT}
            label={t("account.account")}
            autoComplete="username"
            enterKeyHint="next"
            maxLength={limits["auth.login"].account.maxLength}
          />
        )}
        <Field {...form.field("password")} {...PASSWORD} label={t("account.password")} enterKeyHint="go" />
      </Form>
      <SocialLogin />
    </AuthPage>
  );
}

/** Whether the server wants a code by e-mail beside the password. */
const isCodeRequired = (error: unknown): boolean =>
  isMarketplaceError(error) && error.reason === "code_required";

/** /login?forgot=1: a new login password with a code by e-mail. This ends all sessions, so login comes next. */
function ForgottenScreen() {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const navigation = useMountedNavigation();
  const rule = usePasswordRule();
  const form = useForm<ForgottenField>({
    initial: { email: "", code: "", newpassword: "", repeat: "" },
    check: (values) => validateForgotten(values, rule),
    // The form shows the error, so there is no need for a toast.
    async send({ email, code, newpassword }, call) {
      // Without `type`, stock servers expect a phone number.
      await market.auth.resetPassword(
        { type: "email", email: typedName(email), captcha: typedMessageCode(code), newpassword },
        call,
      );
      toasts.show(t("account.passwordSet"));
      // Go back to the login instead of adding a second one, to which signing in would return.
      navigation.back(paths.login());
    },
  });
  return (
    <AuthPage
      title={t("account.forgotTitle")}
      lead={t("account.forgotLead")}
      other={{ question: t("account.haveAccount"), label: t("account.logIn"), href: paths.login() }}
    >
      <Form form={form} submit={t("account.setPassword")}>
        <EmailAndCode form={form} label={t("account.email")} event="resetpwd" />
        <NewPasswordFields
          form={form}
          name="newpassword"
          label={t("account.newPassword")}
          repeatLabel={t("account.repeatNew")}
          rule={rule}
        />
      </Form>
    </AuthPage>
  );
}

/** The operator's identity providers that can be used. */
export const usablePlatforms = (list: readonly SocialPlatform[] = []): readonly SocialPlatform[] =>
  list.filter(isPlatform);

const PLATFORMS = usablePlatforms(config.socialLogin);

/** Logging in with another service's account; nothing if the shop or server offers none. */
function SocialLogin() {
  const { t, failureText } = useI18n();
  const { market, returnTo, navigation } = useServices();
  const signIn = useSignIn();
  // The request is kept until the provider sends the user back to this tab.
  const requestDraft = useFormDraft("social", ["platform", "state"]);
  const search = useSearch();
  const isOffered = useConfig()?.features?.social_login;
  const [denied, setDenied] = useState(false);
  const { mutate, error, isPending, variables } = useMarketMutation({
    mutationKey: ["auth.socialLogin"],
    mutationFn: async (answer: { platform: string; code: string }) => {
      const { userinfo } = await market.auth.socialLogin(answer);
      await signIn(userinfo);
    },
  });
  const failure = error ? failureText(error) : denied && t("account.socialDenied");

  useEffect(() => {
    const answer = readAnswer(search, requestDraft.read());
    if (!answer) return;
    requestDraft.clear();
    // The code works only once, so it must not stay in the history.
    navigation.navigate(paths.login(), { replace: true });
    if (answer === "denied") setDenied(true);
    else mutate(answer);
  }, [search, requestDraft, navigation, mutate]);

  const ask = (platform: SocialPlatform): void => {
    const state = randomKey();
    requestDraft.write({ platform: platform.platform, state });
    // Redirecting leaves the shop, so a step back afterwards would not return to where the buyer was.
    const { from } = navigation.current();
    if (from && !returnTo.peek()) returnTo.remember(from);
    location.assign(consentAddress(platform, location.origin, state));
  };
  if (PLATFORMS.length === 0 || (!isOffered && !failure)) return null;
  return (
    <section className={utilities.stackM} aria-label={t("account.social")}>
      <p className={styles.or}>{t("account.social")}</p>
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      {PLATFORMS.map((platform) => (
        <Button
          key={platform.platform}
          variant="secondary"
          block
          busy={isPending && variables?.platform === platform.platform}
          onClick={() => ask(platform)}
        >
          {t("account.continueWith", { name: platform.name })}
        </Button>
      ))}
    </section>
  );
}

function isPlatform(value: unknown): value is SocialPlatform {
  if (typeof value !== "object" || value === null) return false;
  const { platform, name, url } = { platform: "", name: "", url: "", ...value };
  const texts = [platform, name, url].every((text) => typeof text === "string" && text !== "");
  return texts && (/^https:\/\/[^\s]+$/.test(url) || isInternal(url));
}

/**
 * The provider's consent page, which returns the user to the login with a code (RFC 6749, section 4.1).
 *
 * @param state a secret of this tab, so that a code requested by someone else is not accepted
 */
export function consentAddress({ url }: SocialPlatform, origin: string, state: string): string {
  const address = new URL(url, origin);
  address.searchParams.set("response_type", "code");
  address.searchParams.set("redirect_uri", origin + paths.login());
  address.searchParams.set("state", state);
  return address.href;
}

/** The consent request of this tab. */
interface ConsentRequest {
  platform?: string;
  state?: string;
}

/** The provider's response: a code, or "denied". Undefined if this tab has not requested it. */
export function readAnswer(
  search: string,
  request: ConsentRequest,
): { platform: string; code: string } | "denied" | undefined {
  const query = new URLSearchParams(search);
  if (!request.state || !request.platform || query.get("state") !== request.state) return undefined;
  const code = query.get("code");
  return code ? { platform: request.platform, code } : "denied";
}
