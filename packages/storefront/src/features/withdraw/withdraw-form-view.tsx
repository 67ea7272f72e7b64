import { useState } from "react";
import { amountDraft } from "../../app/amount-draft";
import { chosenMethod } from "../../app/coin-methods";
import { createDraft } from "../../app/draft";
import { FundPasswordUnset } from "../../app/fund-password-field";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { isTrue } from "../../app/server-values";
import { useI18n } from "../../i18n";
import { readAmount } from "../../money/typed";
import { ButtonLink } from "../../ui/button";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { Sheet } from "../../ui/sheet";
import { useForm } from "../../ui/use-form";
import { AddressPart } from "./address-part";
import { AmountPart } from "./amount-part";
import { firstChoice } from "./first-choice";
import { MethodPart } from "./method-part";
import { type Methods, memoRule, offered } from "./methods";
import { Recap } from "./recap";
import { Unfinished } from "./unfinished";
import { useAddressCheck } from "./use-address-check";
import { useAttempt } from "./use-attempt";
import { QUOTE_FRESH_MS } from "./use-quote";
import { checkWithdraw, WITHDRAW_FIELDS, type WithdrawField } from "./withdraw-form";

/** Fills in a withdrawal; the sheet after it shows everything once more and is signed. */
export function WithdrawForm({ data, member }: { data: Methods; member: string }) {
  const { t, tag } = useI18n();
  const { queries, queryClient, toasts, location } = useShop();
  const methods = offered(data);
  const hasPassword = isTrue(data.has_fund_password);
  const [draft] = useState(() =>
    amountDraft(createDraft<WithdrawField>("withdraw", WITHDRAW_FIELDS), tag, ["amount"]),
  );
  const check = useAddressCheck();
  const form = useForm<WithdrawField>({
    initial: { ...firstChoice(methods), address: "", memo: "", amount: "", ...draft.read() },
    check: (values) => checkWithdraw(data, values, tag, check),
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send({ coin, network, address, memo, amount }) {
      if (!hasPassword) {
        location.navigate(paths.fundPassword());
        return;
      }
      const wanted = { coin, network, amount: readAmount(amount, tag) ?? "" };
      const quote = await queryClient.fetchQuery({
        ...queries.withdrawals.quote(wanted),
        staleTime: QUOTE_FRESH_MS,
      });
      recap.start({ coin, network, address, memo: memo.trim() }, quote);
    },
  });
  const recap = useAttempt({ member, onRefused: form.blame, onDone: draft.clear });
  const method = chosenMethod(methods, form.values);
  const memo = method ? memoRule(method) : "none";

  if (recap.unknown && !recap.attempt) {
    return <Unfinished attempt={recap.unknown} onGoOn={recap.resume} onDiscard={recap.discard} />;
  }
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
        <MethodPart form={form} methods={methods} />
        <AddressPart form={form} methods={methods} method={method} check={check} />
        {memo !== "none" && (
          <Field
            {...form.field("memo")}
            label={t(memo === "required" ? "withdraw.memo" : "withdraw.memoOptional")}
            hint={t("withdraw.memoHint")}
            autoComplete="off"
            dir="ltr"
            maxLength={128}
          />
        )}
        <AmountPart form={form} data={data} method={method} />
      </Form>
      <Sheet open={recap.attempt !== undefined} onClose={recap.close} title={t("withdraw.recap")}>
        {recap.attempt && (
          <Recap
            key={recap.attempt.quote_id}
            attempt={recap.attempt}
            networkName={chosenMethod(methods, recap.attempt)?.network_name || recap.attempt.network}
            renewed={recap.renewed}
            uncertain={recap.unknown !== undefined}
            send={recap.send}
          />
        )}
      </Sheet>
    </>
  );
}
