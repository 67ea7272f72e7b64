import { typedMessageCode, typedName, useFormDraft, useRegistration } from "marketplace-react";
import { Field } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { EmailAndCode } from "../../entities/account/email-code";
import { NewPasswordFields, usePasswordRule } from "../../entities/account/new-password";
import { type RegisterField, validateRegistration } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { ACCOUNT, Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { AuthPage, useSignIn } from "./auth-page";

/** Registration (docs/product.md, "Login and registration"): registering also signs in. */
export function RegisterScreen() {
  const { t } = useI18n();
  const { toasts } = useServices();
  const register = useRegistration();
  const signIn = useSignIn();
  const rule = usePasswordRule();
  // Passwords and the code are never stored.
  const draft = useFormDraft<RegisterField>("register", ["username", "email", "invite_code"]);
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
    check: (values) => validateRegistration(values, rule),
    onChange: draft.write,
    async send({ username, email, code, password, invite_code }) {
      const invitation = typedName(invite_code);
      const user = await register({
        username: typedName(username),
        email: typedName(email),
        code: typedMessageCode(code),
        password,
        ...(invitation && { invite_code: invitation }),
      });
      draft.clear();
      await signIn(user);
      toasts.show(t("account.registered"));
    },
  });
  return (
    <AuthPage
      title={t("account.registerTitle")}
      lead={t("home.lead")}
      other={{ question: t("account.haveAccount"), label: t("account.logIn"), href: paths.login() }}
    >
      <Form form={form} submit={t("account.register")}>
        <Field
          {...form.field("username")}
          {...ACCOUNT}
          label={t("account.username")}
          autoComplete="username"
          enterKeyHint="next"
          maxLength={limits["auth.register"].username.maxLength}
        />
        <EmailAndCode form={form} label={t("account.email")} event="register" />
        <NewPasswordFields
          form={form}
          name="password"
          label={t("account.password")}
          repeatLabel={t("account.confirm")}
          rule={rule}
          enterKeyHint="next"
        />
        <Field
          {...form.field("invite_code")}
          {...ACCOUNT}
          label={t("account.invite")}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={limits["auth.register"].invite_code.maxLength}
        />
      </Form>
    </AuthPage>
  );
}
