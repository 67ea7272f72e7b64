import { useFormDraft } from "marketplace-react";
import { ButtonLink, Field } from "marketplace-react/ui";
import { type LoginField, MAX_LENGTH, validateLogin } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { ACCOUNT, PASSWORD } from "../../shared/forms/field-kinds";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { AuthPage } from "./auth-page";
import { ForgottenScreen } from "./forgot-password-screen";
import { SocialLogin } from "./social-login";
import { useSignIn } from "./use-sign-in";

/** /login, and `?forgot=1` for a forgotten password. */
export function LoginScreen() {
  const forgotten = new URLSearchParams(useSearch()).has("forgot");
  return forgotten ? <ForgottenScreen /> : <LoginForm />;
}

/** Login (docs/product.md, "Login and registration"). The form shows the server's error. */
function LoginForm() {
  const { t } = useI18n();
  const { market, returnTo } = useServices();
  const signIn = useSignIn();
  const draft = useFormDraft("login", ["account"]);
  const again = new URLSearchParams(useSearch()).get("n") === "1";
  const form = useForm<LoginField>({
    initial: { account: draft.read().account ?? "", password: "" },
    check: validateLogin,
    onChange: draft.write,
    async send({ account, password }) {
      const { userinfo } = await market.auth.login({ account: account.trim(), password });
      draft.clear();
      await signIn(userinfo);
    },
  });
  return (
    <AuthPage
      title={t("account.loginTitle")}
      lead={t("account.loginLead")}
      notice={again ? t(returnTo.ended() ? "account.loginAgain" : "account.loginFirst") : undefined}
      other={{ question: t("account.noAccount"), label: t("account.createAccount"), to: paths.register() }}
    >
      <Form
        form={form}
        submit={t("account.logIn")}
        after={
          <ButtonLink variant="plain" size="s" to={paths.forgotPassword()}>
            {t("account.forgot")}
          </ButtonLink>
        }
      >
        <Field
          {...form.field("account")}
          {...ACCOUNT}
          label={t("account.account")}
          autoComplete="username"
          enterKeyHint="next"
          maxLength={MAX_LENGTH.account}
        />
        <Field {...form.field("password")} {...PASSWORD} label={t("account.password")} enterKeyHint="go" />
      </Form>
      <SocialLogin />
    </AuthPage>
  );
}
