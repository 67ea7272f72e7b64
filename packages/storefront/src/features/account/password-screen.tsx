import { LoginFirst } from "../../app/login-first";
import { useBack, useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { usePasswordMin } from "../../app/password-min";
import { paths } from "../../app/paths";
import { forgetPrivateData } from "../../app/private-data";
import { useI18n } from "../../i18n";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { TopBar } from "../../ui/top-bar";
import { useForm } from "../../ui/use-form";
import styles from "./setting.module.css";
import { checkPasswordChange, type PasswordField } from "./validation";

/** Change of the login password (docs/product.md, "Password reset"). It ends the session: the server revokes the token. */
export function PasswordScreen() {
  const { t } = useI18n();
  const { market, session, toasts } = useShop();
  const location = useOwnLocation();
  const back = useBack(paths.setting());
  const min = usePasswordMin();
  const form = useForm<PasswordField>({
    initial: { oldpassword: "", newpassword: "", repeat: "" },
    check: (values) => checkPasswordChange(values, min),
    // The form says it where it happened; the toast would say it twice.
    onFailure: toasts.dismiss,
    async send({ oldpassword, newpassword }) {
      await market.auth.changePassword({ oldpassword, newpassword });
      session.logout();
      forgetPrivateData();
      toasts.show(t("account.passwordChanged"));
      location.navigate(paths.login(), { replace: true });
    },
  });
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.resetPwd")} onBack={back} />
      <LoginFirst text={t("account.loginFirstText")}>
        <p className={styles.lead}>{t("account.changeLead")}</p>
        <Form form={form} submit={t("account.changePassword")}>
          <Field
            {...form.field("oldpassword")}
            label={t("account.oldPassword")}
            type="password"
            autoComplete="current-password"
            enterKeyHint="next"
          />
          <Field
            {...form.field("newpassword")}
            label={t("account.newPassword")}
            hint={t("account.passwordHint", { min })}
            type="password"
            autoComplete="new-password"
            enterKeyHint="next"
          />
          <Field
            {...form.field("repeat")}
            label={t("account.repeatNew")}
            type="password"
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </Form>
      </LoginFirst>
    </div>
  );
}
