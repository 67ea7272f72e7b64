import { latinDigits } from "marketplace-react/money";
import { ButtonLink, Field } from "marketplace-react/ui";
import { CodeField } from "../../../entities/account/email-code-field";
import { fundObstacle } from "../../../entities/account/fund-password-error";
import { NewPasswordFields } from "../../../entities/account/new-password-fields";
import { usePasswordRule } from "../../../entities/account/use-password-rule";
import { useI18n } from "../../../i18n";
import { PASSWORD } from "../../../shared/forms/field-kinds";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import utilities from "../../../shared/ui/utilities.module.css";
import { type FundField, type FundTask, validateFundPassword } from "./fund-password-form";
import styles from "./fund-password-screen.module.css";

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
  const { market, queries, queryClient, toasts } = useServices();
  const location = useMountedNavigation();
  const rule = usePasswordRule();
  const form = useForm<FundField>({
    initial: { oldpassword: "", newpassword: "", repeat: "", password: "", code: "" },
    check: (values) => validateFundPassword(task, values, rule),
    async send({ oldpassword, newpassword, password, code }, call) {
      const sent =
        task === "change"
          ? market.fundPassword.change({ oldpassword, newpassword }, call)
          : market.fundPassword.set(
              { newpassword, password, ...(task === "reset" && { code: latinDigits(code).trim() }) },
              call,
            );
      await sent.catch((error) => {
        void onFailed(error);
        throw error;
      });
      await Promise.all(
        [queries.account.get.key, queries.withdrawals.methods.key].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      toasts.show(t("fund.saved"));
      location.back(paths.setting());
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
      {task === "reset" && <p className={styles.warning}>{t("fund.resetLock")}</p>}
      <Form
        form={form}
        submit={t(`fund.${task}`)}
        after={
          task !== "set" && (
            <div className={styles.other}>
              <ButtonLink variant="plain" size="s" replace to={paths.fundPassword(task === "change")}>
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
