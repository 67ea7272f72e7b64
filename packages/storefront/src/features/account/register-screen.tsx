import { CodeField } from "../../app/code-field";
import { createDraft } from "../../app/draft";
import { useShop } from "../../app/market";
import { usePasswordMin } from "../../app/password-min";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { latinDigits } from "../../money/digits";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { useForm } from "../../ui/use-form";
import { AuthPage } from "./auth-page";
import { useSignIn } from "./use-sign-in";
import { checkRegister, LONGEST, type RegisterField } from "./validation";

/** Passwords and the code are not kept. */
const draft = createDraft<RegisterField>("register", ["username", "email", "invite_code"]);

/** Registration (docs/product.md, "Login and registration"): whoever registers is logged in at once. */
export function RegisterScreen() {
  const { t } = useI18n();
  const { market, toasts } = useShop();
  const signIn = useSignIn();
  const min = usePasswordMin();
  const form = useForm<RegisterField>({
    initial: {
      username: "",
      email: "",
      code: "",
      password: "",
      repeat: "",
      invite_code: "",
      ...draft.read(),
    },
    check: (values) => checkRegister(values, min),
    onChange: draft.write,
    async send({ username, email, code, password, invite_code }) {
      const { userinfo } = await market.auth.register({
        username: username.trim(),
        email: email.trim(),
        code: latinDigits(code).trim(),
        password,
        ...(invite_code.trim() && { invite_code: invite_code.trim() }),
      });
      draft.clear();
      await signIn(userinfo);
      toasts.show(t("account.registered"));
    },
  });
  return (
    <AuthPage
      title={t("account.registerTitle")}
      lead={t("account.registerLead")}
      other={{ question: t("account.haveAccount"), label: t("account.logIn"), to: paths.login() }}
    >
      <Form form={form} submit={t("account.register")}>
        <Field
          {...form.field("username")}
          label={t("account.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          dir="auto"
          maxLength={LONGEST.username}
        />
        <Field
          {...form.field("email")}
          label={t("account.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
          dir="ltr"
          maxLength={LONGEST.email}
        />
        <CodeField
          form={form}
          email={form.values.email.trim()}
          event="register"
          ready={() => form.accepts("email")}
        />
        <Field
          {...form.field("password")}
          label={t("account.password")}
          hint={t("account.passwordHint", { min })}
          type="password"
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <Field
          {...form.field("repeat")}
          label={t("account.confirm")}
          type="password"
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <Field
          {...form.field("invite_code")}
          label={t("account.invite")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          maxLength={LONGEST.inviteCode}
        />
      </Form>
    </AuthPage>
  );
}
