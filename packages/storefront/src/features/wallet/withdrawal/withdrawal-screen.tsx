import { useQuery } from "@tanstack/react-query";
import {
  type ConfirmedWithdrawal,
  coinsOf,
  findMethod,
  isEnabled,
  useServerNow,
  useUserId,
  useWithdrawal,
  validateWithdrawal,
  type WithdrawalMethod,
  type WithdrawalMethods,
} from "marketplace-react";
import { Button, ButtonLink, EmptyState, Field, Sheet, SkeletonList } from "marketplace-react/ui";
import { limits } from "marketplace-sdk/limits";
import { isZero, readAmount } from "marketplace-sdk/money";
import { useDeferredValue } from "react";
import { FundPasswordUnset } from "../../../entities/account/fund-password";
import { LoginFirst } from "../../../entities/account/login-first";
import { rememberAddress } from "../../../entities/money/address-book";
import { amountText, useAmountDraft } from "../../../entities/money/amount";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { amountOrZero } from "../../../shared/amount-or-zero";
import { CODE, Form } from "../../../shared/forms/form";
import { type FieldErrors, type FieldValues, type FormHandle, useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { useMountedNavigation } from "../../../shared/navigation/use-mounted-navigation";
import { STALE, useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import utilities from "../../../shared/ui/utilities.module.css";
import { MethodPicker, networkName } from "../method-picker";
import { AddressPart, addressText, type CheckAddress, useAddressCheck } from "./address-part";
import { AmountPart } from "./amount-part";
import { ConfirmSheet } from "./confirm-sheet";
import { memoRule, methodFamily, supportedMethods } from "./methods";

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

/** Fields of the form, all of which may be kept in a draft. */
const WITHDRAW_FIELDS = ["coin", "network", "address", "memo", "amount"] as const;

export type WithdrawField = (typeof WITHDRAW_FIELDS)[number];

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
          <ConfirmSheet
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
      <ButtonLink variant="secondary" block href={paths.withdrawRecode()}>
        {t("withdraw.toList")}
      </ButtonLink>
      <Button variant="plain" onClick={onDiscard}>
        {t("withdraw.discard")}
      </Button>
    </section>
  );
}

/** Props of {@link MethodPart}. */
interface MethodPartProps {
  form: FormHandle<WithdrawField>;
  methods: readonly WithdrawalMethod[];
  /** Currency of the balance. */
  currency: string;
}

/** Method, coin and network, each network with its fee and minimum, or with the reason why it is closed. */
function MethodPart({ form, methods, currency }: MethodPartProps) {
  const { t, tag } = useI18n();
  return (
    <MethodPicker
      title={labelled(tag, t("withdraw.method")) + t("withdraw.crypto")}
      methods={methods}
      coin={form.values.coin}
      network={form.values.network}
      error={form.field("network").error}
      onCoin={(coin) => form.change(networkChoice(methods, coin))}
      onNetwork={(network) => form.set("network", network)}
      detail={(method) => <Detail method={method} currency={currency} />}
    />
  );
}

/** The fee and minimum of a method, or why it is closed. */
function Detail({ method, currency }: { method: WithdrawalMethod; currency: string }) {
  const { t, tag, money, percent } = useI18n();
  const { min, notice } = method;
  const [fixed, rate] = [amountOrZero(method, "fee_fixed"), amountOrZero(method, "fee_rate")];
  if (!isEnabled(method)) return notice || t("wallet.networkOff");
  const parts = [!isZero(fixed) && money(fixed, currency), !isZero(rate) && percent(rate)].filter(Boolean);
  return (
    <>
      <span className={cards.unbroken}>
        <span>{labelled(tag, t("withdraw.fee"))}</span>
        <bdi translate="no">{parts.join(" + ") || money("0", currency)}</bdi>
      </span>
      {min && !isZero(min) && (
        <>
          <span>{" · "}</span>
          <span className={cards.unbroken}>{t("wallet.from", { min: money(min, currency) })}</span>
        </>
      )}
      {notice && <span className={cards.block}>{notice}</span>}
    </>
  );
}

/** The coin, and its network if it has only one; with several, the user must choose. */
function networkChoice(
  methods: readonly WithdrawalMethod[],
  coin: string,
): { coin: string; network: string } {
  const enabled = methods.filter((method) => method.coin === coin && isEnabled(method));
  return { coin, network: enabled.length === 1 ? (enabled[0]?.network ?? "") : "" };
}

/** The initial choice of coin and network. */
const firstChoice = (methods: readonly WithdrawalMethod[]) =>
  networkChoice(methods, coinsOf(methods.filter(isEnabled))[0] ?? coinsOf(methods)[0] ?? "");

/**
 * Validates the form before the withdrawal is shown for confirmation.
 *
 * @param tag of the reader's language
 * @param check undefined until it is loaded; the server checks in any case
 */
export function validateForm(
  data: WithdrawalMethods,
  values: FieldValues<WithdrawField>,
  tag: string,
  check: CheckAddress | undefined,
): FieldErrors<WithdrawField> {
  const method = findMethod(supportedMethods(data), values);
  const family = method && methodFamily(method);
  const fault = family && check ? addressText(check(values.address, family)) : undefined;
  return {
    network: method ? undefined : "wallet.networkMissing",
    address: values.address ? fault : "withdraw.enterAddress",
    memo: method && memoRule(method) === "required" && !values.memo.trim() ? "withdraw.enterMemo" : undefined,
    amount: amountText(validateWithdrawal(values.amount, tag, data, method ?? {})),
  };
}
