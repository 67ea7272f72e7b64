import { useSearch } from "wouter";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { useForm } from "../../ui/use-form";
import { AuthPage } from "./auth-page";
import { SocialLogin } from "./social-login";
import { useSignIn } from "./use-sign-in";
import { checkLogin, LONGEST, type LoginField } from "./validation";

const draft = createDraft<"account">("login", ["account"]);

/** Login (docs/product.md, "Login and registration"): a refusal of the server is shown in the form. */
export function LoginScreen() {
  const { t } = useI18n();
  const { market, returnTo } = useShop();
  const signIn = useSignIn();
  const again = new URLSearchParams(useSearch()).get("n") === "1";
  const form = useForm<LoginField>({
    initial: { account: draft.read().account ?? "", password: "" },
    check: checkLogin,
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
      <Form form={form} submit={t("account.logIn")}>
        <Field
          {...form.field("account")}
          label={t("account.account")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
          maxLength={LONGEST.account}
        />
        <Field
          {...form.field("password")}
          label={t("account.password")}
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </Form>
      <SocialLogin />
    </AuthPage>
  );
}
