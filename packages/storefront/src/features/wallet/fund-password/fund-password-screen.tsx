import { invalidateAfter, typedMessageCode, useAccount } from "marketplace-react";
import { ButtonLink, Field, SkeletonList } from "marketplace-react/ui";
import { isMarketplaceError, type User } from "marketplace-sdk";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { CodeField } from "../../../entities/account/email-code";
import { fundObstacle } from "../../../entities/account/fund-password";
import { LoginFirst } from "../../../entities/account/login-first";
import {
  NewPasswordFields,
  newPassword,
  type PasswordRule,
  repeated,
  usePasswordRule,
} from "../../../entities/account/new-password";
import { useI18n } from "../../../i18n";
import { isPromised } from "../../../shared/config/config";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { Form, PASSWORD } from "../../../shared/forms/form";
import type { FieldValues } from "../../../shared/forms/form-values";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";

/** /fundPassword: sets, changes or (`?reset=1`) resets the password for payments from the balance. */
export function FundPasswordScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.fundPassword")} back={paths.setting()}>
      <LoginFirst text={t("fund.loginFirst")}>
        <Content />
      </LoginFirst>
    </Page>
  );
}

function Content() {
  const forgotten = useSearchParams()[0].has("reset");
  const { data: user, error, refetch } = useAccount();
  if (user) return <Task first={user} forgotten={forgotten} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <SkeletonList heights={[360]} />;
}

/** Sets the first fund password, changes a known one, or resets a forgotten one. */
type FundTask = "set" | "change" | "reset";

/** What is known about the fund password while the form is open. */
interface FundPasswordState {
  user: User;
  /** An earlier attempt, or another device, has set the password, and that one is valid. */
  saved: boolean;
}

/** @param first the user when the form opened, because a password that was just set must not change the form */
function Task({ first, forgotten }: { first: User; forgotten: boolean }) {
  const { t } = useI18n();
  const { market, queries, queryClient } = useServices();
  const [state, setState] = useState({ user: first, saved: false });
  const { user, saved } = state;
  const task = fundTask(user, forgotten);

  /** The call may have succeeded although its response was lost. */
  const updateState = async (error: unknown): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: queries.withdrawals.methods.key });
    const query = {
      ...queries.account.get(),
      // Silent, because the form has already shown an error.
      queryFn: ({ signal }: { signal: AbortSignal }) => market.account.get({ signal, notify: false }),
      staleTime: 0,
    };
    const now = await queryClient.fetchQuery(query).catch(() => undefined);
    setState((before) => afterFailure(before, error, now));
  };

  return (
    <>
      {saved && (
        <p role="status" className={cards.warning}>
          {t("fund.already")}
        </p>
      )}
      <FundForm key={`${task} ${saved}`} task={task} email={user.email ?? ""} onFailed={updateState} />
    </>
  );
}

/** The task of the form. `forgotten` is the user's claim. */
export function fundTask({ has_fund_password: has }: User, forgotten: boolean): FundTask {
  if (!has) return "set";
  return forgotten ? "reset" : "change";
}

/**
 * Updates what is known after a failed attempt. If the response to an earlier attempt was lost, the server asks for an e-mail code, which
 * only replacing a password needs, or the user's data say that a password exists.
 *
 * @param now the user's current data; undefined if they could not be loaded
 */
export function afterFailure(
  { user: before, saved }: FundPasswordState,
  error: unknown,
  now?: User | null,
): FundPasswordState {
  const user = now ?? before;
  const isReplacing = isMarketplaceError(error) && error.reason === "code_wrong" && !before.has_fund_password;
  const isNew = !before.has_fund_password && user.has_fund_password === true;
  return {
    user: isReplacing ? { ...user, has_fund_password: true } : user,
    saved: saved || isReplacing || isNew,
  };
}

/** Props of {@link FundForm}. */
interface FundFormProps {
  task: FundTask;
  /** Where the reset code is sent; empty if the account has no address. */
  email: string;
  /** Called after any failure, because what is known about the password may be out of date. */
  onFailed: (error: unknown) => Promise<void>;
}

/** Fields of all three tasks. The repeated password is never sent. */
export type FundField = "oldpassword" | "newpassword" | "repeat" | "password" | "code";

/** Sets, changes or resets the fund password, then returns to where it was needed. */
function FundForm({ task, email, onFailed }: FundFormProps) {
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

/** Errors of the task's fields. An old password is sent as it is, because only the server knows its rules. */
export function validateFundPassword(
  task: FundTask,
  values: FieldValues<FundField>,
  rule?: PasswordRule,
): FieldErrors<FundField> {
  const known = task === "change";
  return {
    oldpassword: known && !values.oldpassword ? "account.enterOldPassword" : undefined,
    newpassword: newPassword(values.newpassword, "account.enterNewPassword", rule),
    repeat: repeated(values.repeat, values.newpassword, "account.repeatPassword"),
    password: known || values.password ? undefined : "account.enterPassword",
    code: task === "reset" && !typedMessageCode(values.code) ? "account.enterCode" : undefined,
  };
}
