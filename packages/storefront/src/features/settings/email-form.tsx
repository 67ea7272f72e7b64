import { latinDigits } from "marketplace-react/money";
import { Field } from "marketplace-react/ui";
import { EmailAndCode } from "../../entities/account/email-and-code";
import { type EmailField, validateEmailChange } from "../../entities/account/validation";
import { useI18n } from "../../i18n";
import { PASSWORD } from "../../shared/forms/field-kinds";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import styles from "./setting.module.css";

/** Adds or changes the e-mail address, with a code sent to the new one and the login password. */
export function EmailForm() {
  const { t } = useI18n();
  const { market, queries, queryClient, toasts } = useServices();
  const location = useMountedNavigation();
  const form = useForm<EmailField>({
    initial: { email: "", code: "", password: "" },
    check: validateEmailChange,
    async send({ email, code, password }, call) {
      await market.account.changeEmail(
        { email: email.trim(), captcha: latinDigits(code).trim(), password },
        call,
      );
      await Promise.all(
        [queries.account.get.key, queries.withdrawals.methods.key].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      toasts.show(t("account.emailSaved"));
      location.back(paths.setting());
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
