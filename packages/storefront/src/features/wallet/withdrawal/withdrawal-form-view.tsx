import {
  type ConfirmedWithdrawal,
  findMethod,
  isTrue,
  memoRule,
  supportedMethods,
  useWithdrawal,
  type WithdrawalMethods,
} from "marketplace-react";
import { readAmount } from "marketplace-react/money";
import { Button, ButtonLink, Field, Sheet } from "marketplace-react/ui";
import { isOutcomeKnown } from "marketplace-sdk";
import { FundPasswordUnset } from "../../../entities/account/fund-password-field";
import { rememberAddress } from "../../../entities/money/address-book";
import { useAmountDraft } from "../../../entities/money/amount-draft";
import { useI18n } from "../../../i18n";
import { CODE } from "../../../shared/forms/field-kinds";
import { Form } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { failureText } from "../../../shared/ui/failure-text";
import utilities from "../../../shared/ui/utilities.module.css";
import { networkName } from "../method-picker";
import { AddressPart, useAddressCheck } from "./address-part";
import { AmountPart } from "./amount-part";
import { ConfirmSheet } from "./confirm-sheet";
import { MethodPart } from "./method-part";
import { firstChoice, validateForm, WITHDRAW_FIELDS } from "./withdrawal-form";

/** The form of a withdrawal. The next sheet shows everything again, to be confirmed with the fund password. */
export function WithdrawForm({ data }: { data: WithdrawalMethods }) {
  const { t, tag, money } = useI18n();
  const { toasts, location: history } = useServices();
  const location = useMountedNavigation();
  const methods = supportedMethods(data);
  const hasPassword = isTrue(data.has_fund_password);
  const draft = useAmountDraft("withdraw", WITHDRAW_FIELDS, ["amount"]);
  const check = useAddressCheck();
  const { status, withdrawal, error, quoteChanged, outcomeUnknown, ...actions } = useWithdrawal({
    onCreated({ id }, made) {
      rememberAddress(made);
      draft.clear();
      if (!location.isMounted()) toasts.show(t("checkout.withdrawTitle"));
      location.navigate(paths.success("withdraw", String(id)), { replace: true });
    },
    onFailed(failure, { amount, currency }) {
      // The form shows the error while it is open, and the client reports an ended session.
      if (location.isMounted() || failure.isUnauthorized) return;
      if (isOutcomeKnown(failure)) return toasts.show(failureText(failure, t), { tone: "danger" });
      const action = { label: t("withdraw.toList"), onPress: () => history.navigate(paths.withdrawRecode()) };
      toasts.show(t("withdraw.unfinished", { money: money(amount, currency) }), { tone: "danger", action });
    },
    onMayExist() {
      toasts.show(t("withdraw.lookFirst"));
      location.navigate(paths.withdrawRecode(), { replace: true });
    },
  });
  const form = useForm({
    initial: { ...firstChoice(methods), address: "", memo: "", amount: "", ...draft.read() },
    check: (values) => validateForm(data, values, tag, check),
    onChange: draft.write,
    async send({ amount, memo, ...target }) {
      if (!hasPassword) return location.navigate(paths.fundPassword());
      await actions.confirm({ ...target, memo: memo.trim() }, readAmount(amount, tag) ?? "");
    },
    error: status === "editing" ? error : null,
  });
  const method = findMethod(methods, form.values);
  const memo = method ? memoRule(method) : "none";

  if (status === "outcomeUnknown" && withdrawal) {
    return <OutcomeUnknown withdrawal={withdrawal} onGoOn={actions.resume} onDiscard={actions.discard} />;
  }
  const isConfirming = status === "confirming" || status === "sending";
  return (
    <>
      {!hasPassword && <FundPasswordUnset />}
      <Form
        form={form}
        submit={t("withdraw.next")}
        after={
          <ButtonLink variant="plain" to={paths.withdrawRecode()}>
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
            maxLength={128}
          />
        )}
        <AmountPart form={form} data={data} method={method} />
      </Form>
      <Sheet open={isConfirming} onClose={actions.close} title={t("withdraw.recap")}>
        {isConfirming && withdrawal && (
          <ConfirmSheet
            key={withdrawal.quote_id}
            withdrawal={withdrawal}
            networkName={networkName(findMethod(methods, withdrawal) ?? withdrawal)}
            quoteChanged={quoteChanged}
            outcomeUnknown={outcomeUnknown}
            send={actions.send}
            error={error}
          />
        )}
      </Sheet>
    </>
  );
}

/** Props of {@link OutcomeUnknown}. */
interface OutcomeUnknownProps {
  withdrawal: ConfirmedWithdrawal;
  onGoOn: () => void;
  onDiscard: () => void;
}

/** Shown after a withdrawal without a response: repeat the same one, or check before creating another. */
function OutcomeUnknown({ withdrawal, onGoOn, onDiscard }: OutcomeUnknownProps) {
  const { t, money } = useI18n();
  const { amount, currency } = withdrawal;
  return (
    <section className={cards.card} role="status">
      <p className={utilities.semibold}>{t("withdraw.unfinished", { money: money(amount, currency) })}</p>
      <p>{t("withdraw.uncertain")}</p>
      <Button block onClick={onGoOn}>
        {t("withdraw.goOn")}
      </Button>
      <ButtonLink variant="secondary" block to={paths.withdrawRecode()}>
        {t("withdraw.toList")}
      </ButtonLink>
      <Button variant="plain" onClick={onDiscard}>
        {t("withdraw.discard")}
      </Button>
    </section>
  );
}
