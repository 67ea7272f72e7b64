import { Field } from "marketplace-react/ui";
import { LoginFirst } from "../../entities/account/login-first";
import { NewPasswordFields, usePasswordRule } from "../../entities/account/new-password";
import { type PasswordField, validatePasswordChange } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { Form, PASSWORD } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import { forgetPrivateData } from "../../shared/storage";
import { Page } from "../../shared/ui/page";
import styles from "./settings.module.css";

/**
 * Changes the login password (docs/product.md, "Password reset"). This ends the session, because the server revokes the
 * token.
 */
export function PasswordScreen() {
  const { t } = useI18n();
  const { market, session, drafts, toasts } = useServices();
  const navigation = useMountedNavigation();
  const rule = usePasswordRule();
  const form = useForm<PasswordField>({
    initial: { oldpassword: "", newpassword: "", repeat: "" },
    check: (values) => validatePasswordChange(values, rule),
    // The form shows the error, so there is no need for a toast.
    async send({ oldpassword, newpassword }, call) {
      await market.auth.changePassword({ oldpassword, newpassword }, call);
      // Clear the drafts before the session changes, because its listeners read them again.
      forgetPrivateData(drafts);
      session.logout();
      toasts.show(t("account.passwordChanged"));
      navigation.navigate(paths.login(), { replace: true });
    },
  });
  return (
    <Page title={t("titles.resetPwd")} back={paths.setting()}>
      <LoginFirst text={t("account.loginFirstText")}>
        <p className={styles.lead}>{t("account.changeLead")}</p>
        <Form form={form} submit={t("account.changePassword")}>
          <Field
            {...form.field("oldpassword")}
            {...PASSWORD}
            label={t("account.oldPassword")}
            enterKeyHint="next"
          />
          <NewPasswordFields
            form={form}
            name="newpassword"
            label={t("account.newPassword")}
            repeatLabel={t("account.repeatNew")}
            rule={rule}
          />
        </Form>
      </LoginFirst>
    </Page>
  );
}
