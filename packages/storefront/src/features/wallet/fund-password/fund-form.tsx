import { invalidateAfter, typedMessageCode } from "marketplace-react";
import { ButtonLink, Field } from "marketplace-react/ui";
import { CodeField } from "../../../entities/account/email-code";
import { fundObstacle } from "../../../entities/account/fund-password";
import { NewPasswordFields, usePasswordRule } from "../../../entities/account/new-password";
import { useI18n } from "../../../i18n";
import { isPromised } from "../../../shared/config/config";
import { Form, PASSWORD } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";
import { type FundField, type FundTask, validateFundPassword } from "./fund-password";

/** Props of {@link FundForm}. */
interface FundFormProps {
  task: FundTask;
  /** Where the reset code is sent; empty if the account has no address. */
  email: string;
  /** Called after any failure, because what is known about the password may be out of date. */
  onFailed: (error: unknown) => Promise<void>;
}

/** Sets, changes or resets the fund password, then returns to where it was needed. */
export function FundForm({ task, email, onFailed }: FundFormProps) {
  const { t, dateTime } = useI18n();
  const { market, queryClient, toasts } = useServices();
  const navigation = useMountedNavigation();
  const rule = usePasswordRule();
  const form = useForm<FundField>({
    initial: { oldpassword: "", newpassword: "", repeat: "", password: "", code: "" },
    check: (values) => validateFundPassword(task, values, rule),
    async send({ oldpassword, newpassword, password, code }, call) {
      const sent =
        task === "change"
          ? market.fundPassword.change({ oldpassword, newpassword }, call)
          : market.fundPassword.set(
              { newpassword, password, ...(task === "reset" && { code: typedMessageCode(code) }) },
              call,
            );
      await sent.catch((error) => {
        void onFailed(error);
        throw error;
      });
      await invalidateAfter(queryClient, "fundPassword.set");
      toasts.show(t("fund.saved"));
      navigation.back(paths.setting());
    },
  });
  const obstacle = fundObstacle(form.thrown);
  const until = obstacle?.kind === "locked" ? obstacle.until : 0;
  if (task === "reset" && !email) return <p className={utilities.muted}>{t("fund.noEmail")}</p>;
  return (
    <>
      <p className={utilities.muted}>
        {task === "reset" ? t("fund.resetLead", { email: email }) : t("fund.setLead")}
      </p>
      {task === "reset" && isPromised("withdrawalLock") && (
        <p className={cards.warning}>{t("fund.resetLock")}</p>
      )}
      <Form
        form={form}
        submit={t(`fund.${task}`)}
        after={
          task !== "set" && (
            <div className={styles.center}>
              <ButtonLink variant="plain" size="s" replace href={paths.fundPassword(task === "change")}>
                {t(task === "change" ? "fund.forgotten" : "fund.know")}
              </ButtonLink>
            </div>
          )
        }
      >
        {task === "change" && (
          <Field
            {...form.field("oldpassword")}
            label={t("fund.present")}
            type="password"
            autoComplete="off"
            enterKeyHint="next"
            {...(until && { hint: t("fund.lockedUntil", { time: dateTime(until) }) })}
          />
        )}
        {task === "reset" && <CodeField form={form} email={email} event="fundpwd" />}
        {task !== "change" && (
          <Field {...form.field("password")} {...PASSWORD} label={t("titles.resetPwd")} enterKeyHint="next" />
        )}
        <NewPasswordFields
          form={form}
          name="newpassword"
          label={t("fund.new")}
          repeatLabel={t("fund.repeat")}
          rule={rule}
        />
      </Form>
    </>
  );
}
