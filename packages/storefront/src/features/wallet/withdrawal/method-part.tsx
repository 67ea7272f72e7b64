import { amountOrZero, isEnabled, type WithdrawalMethod } from "marketplace-react";
import { isZero } from "marketplace-sdk/money";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import type { FormHandle } from "../../../shared/forms/use-form";
import cards from "../../../shared/ui/cards.module.css";
import { MethodPicker } from "../method-picker";
import { networkChoice, type WithdrawField } from "./withdrawal-values";

/** Props of {@link MethodPart}. */
interface MethodPartProps {
  form: FormHandle<WithdrawField>;
  methods: readonly WithdrawalMethod[];
  /** Currency of the balance. */
  currency: string;
}

/** Method, coin and network, each network with its fee and minimum, or with the reason why it is closed. */
export function MethodPart({ form, methods, currency }: MethodPartProps) {
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
