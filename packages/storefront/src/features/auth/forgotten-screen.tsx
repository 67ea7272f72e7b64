import { typedMessageCode, typedName } from "marketplace-react";
import { EmailAndCode } from "../../entities/account/email-code";
import { NewPasswordFields, usePasswordRule } from "../../entities/account/new-password";
import { type ForgottenField, validateForgotten } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { AuthPage } from "./auth-page";

/** /login?forgot=1: a new login password with a code by e-mail. This ends all sessions, so login comes next. */
export function ForgottenScreen() {
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
