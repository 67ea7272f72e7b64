import { typedMessageCode, typedName, useFormDraft } from "marketplace-react";
import { ButtonLink, Field } from "marketplace-react/ui";
import { isMarketplaceError } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { EmailAndCode } from "../../entities/account/email-code";
import { isEmail, type LoginField, validateLogin } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { ACCOUNT, Form, PASSWORD } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { LOGIN_TEXTS } from "../../shared/return-to";
import { useServices } from "../../shared/services";
import { AuthPage, useSignIn } from "./auth-page";
import { ForgottenScreen } from "./forgotten-screen";
import { SocialLogin } from "./social-login";

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
