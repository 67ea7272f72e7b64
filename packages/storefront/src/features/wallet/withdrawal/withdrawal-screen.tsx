import { useQuery } from "@tanstack/react-query";
import { useServerNow, useUserId, useWithdrawal, type WithdrawalMethods } from "marketplace-react";
import { ButtonLink, EmptyState, Field, Sheet, SkeletonList } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { readAmount } from "marketplace-sdk/money";
import { useDeferredValue } from "react";
import { FundPasswordUnset } from "../../../entities/account/fund-password";
import { LoginFirst } from "../../../entities/account/login-first";
import { rememberAddress } from "../../../entities/money/address-book";
import { useAmountDraft } from "../../../entities/money/amount";
import { findMethod } from "../../../entities/money/transfer-methods";
import { useI18n } from "../../../i18n";
import { CODE, Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { STALE, useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { networkName } from "../method-picker";
import { AddressPart, useAddressCheck } from "./address-part";
import { AmountPart } from "./amount-part";
import { MethodPart } from "./method-part";
import { memoRule, supportedMethods } from "./methods";
import { OutcomeUnknown } from "./outcome-unknown";
import { WithdrawalReview } from "./withdrawal-review";
import { firstChoice, validateForm, WITHDRAW_FIELDS } from "./withdrawal-values";

/** /withdraw: method, network, address and amount, with live figures and a review before it is confirmed. */
export function WithdrawalScreen() {
  const { t } = useI18n();
  return (
    <Page title={t("titles.withdraw")} back={paths.mine()}>
      {/* Is there before anything is known, so it stays for visitors as well. */}
      <p className={cards.note}>{t("withdraw.review")}</p>
      <LoginFirst text={t("withdraw.loginFirst")}>
        <Content />
      </LoginFirst>
    </Page>
  );
}

function Content() {
  const { t, dateTime } = useI18n();
  const { queries } = useServices();
  const query = useQuery({ ...queries.withdrawals.methods(), staleTime: STALE.visit });
  const { error, refetch } = query;
  const data = useDeferredValue(query.data);
  const member = useUserId();
  const now = useServerNow();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data && supportedMethods(data).length === 0) {
    return (
      <EmptyState
        title={t("withdraw.noneTitle")}
        text={t("withdraw.noneText")}
        action={<ButtonLink href={paths.product()}>{t("shell.toProducts")}</ButtonLink>}
      />
    );
  }
  const { locked_until: locked = 0 } = data ?? {};
  return (
    <>
      {locked > now && (
        <p className={cards.warning}>{t("withdraw.lockedUntil", { time: dateTime(Number(locked)) })}</p>
      )}
      {data && member !== undefined ? <WithdrawForm data={data} /> : <SkeletonList heights={[480]} />}
    </>
  );
}

/** The form of a withdrawal. The next sheet shows everything again, to be confirmed with the fund password. */
function WithdrawForm({ data }: { data: WithdrawalMethods }) {
  const { t, tag, money, failureText } = useI18n();
  const { toasts, navigation } = useServices();
  const screen = useMountedNavigation();
  const methods = supportedMethods(data);
  const hasPassword = data.has_fund_password === true;
  const draft = useAmountDraft("withdraw", WITHDRAW_FIELDS, ["amount"]);
  const check = useAddressCheck();
  const { status, withdrawal, error, quoteChanged, outcomeUnknown, ...actions } = useWithdrawal({
    onSuccess({ id }, made) {
      rememberAddress(made);
      draft.clear();
      if (!screen.isMounted()) toasts.show(t("checkout.withdrawTitle"));
      screen.navigate(paths.success("withdraw", String(id)), { replace: true });
    },
    onError(failure, { amount, currency }, isUnknown) {
      // The form shows the error while it is open, and the client reports an ended session.
      if (screen.isMounted() || failure.isUnauthorized) return;
      if (!isUnknown) return toasts.show(failureText(failure), { tone: "danger" });
      const action = {
        label: t("withdraw.toList"),
        onPress: () => navigation.navigate(paths.withdrawRecode()),
      };
      toasts.show(t("withdraw.unfinished", { money: money(amount, currency) }), { tone: "danger", action });
    },
    onMayExist() {
      toasts.show(t("withdraw.lookFirst"));
      screen.navigate(paths.withdrawRecode(), { replace: true });
    },
  });
  const form = useForm({
    initial: { ...firstChoice(methods), address: "", memo: "", amount: "", ...draft.read() },
    check: (values) => validateForm(data, values, tag, check),
    onChange: draft.write,
    async send({ amount, memo, ...target }) {
      if (!hasPassword) return screen.navigate(paths.fundPassword());
      await actions.quote({ ...target, memo: memo.trim() }, readAmount(amount, tag) ?? "");
    },
    error: status === "editing" ? error : null,
  });
  const method = findMethod(methods, form.values);
  const memo = method ? memoRule(method) : "none";

  if (status === "outcomeUnknown" && withdrawal) {
    return <OutcomeUnknown withdrawal={withdrawal} onGoOn={actions.retry} onDiscard={actions.discard} />;
  }
  const isConfirming = status === "confirming" || status === "sending";
  return (
    <>
      {!hasPassword && <FundPasswordUnset />}
      <Form
        form={form}
        submit={t("withdraw.next")}
        after={
          <ButtonLink variant="plain" href={paths.withdrawRecode()}>
            {t("titles.withdrawRecode")}
          </ButtonLink>
        }
      >
        <MethodPart form={form} methods={methods} currency={data.currency ?? ""} />
        <AddressPart form={form} methods={methods} method={method} check={check} />
        {memo !== "none" && (
          <Field
            {...form.field("memo")}
            {...CODE}
            label={t(memo === "required" ? "withdraw.memo" : "withdraw.memoOptional")}
            hint={t("withdraw.memoHint")}
            maxLength={limits["withdrawals.create"].memo.maxLength}
          />
        )}
        <AmountPart form={form} data={data} method={method} />
      </Form>
      <Sheet open={isConfirming} onClose={actions.close} title={t("withdraw.recap")}>
        {isConfirming && withdrawal && (
          <WithdrawalReview
            key={withdrawal.quote_id}
            withdrawal={withdrawal}
            networkName={networkName(findMethod(methods, withdrawal) ?? withdrawal)}
            quoteChanged={quoteChanged}
            outcomeUnknown={outcomeUnknown}
            send={actions.confirm}
            error={error}
          />
        )}
      </Sheet>
    </>
  );
}
