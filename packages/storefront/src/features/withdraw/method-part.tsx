import { coinsOf, isOpen } from "../../app/coin-methods";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { isZero } from "../../money/decimal";
import cards from "../../ui/cards.module.css";
import { Chips } from "../../ui/chips";
import { OptionList } from "../../ui/option-list";
import type { FormHandle } from "../../ui/use-form";
import { networkChoice } from "./first-choice";
import type { Method } from "./methods";
import { useCurrency } from "./use-currency";
import styles from "./withdraw.module.css";
import type { WithdrawField } from "./withdraw-form";

/** Props of {@link MethodPart}. */
interface MethodPartProps {
  form: FormHandle<WithdrawField>;
  methods: readonly Method[];
}

/** Method, coin and network, each network with its fee and least amount, or with the reason why it is closed. */
export function MethodPart({ form, methods }: MethodPartProps) {
  const { t } = useI18n();
  const { coin, network } = form.values;
  const { error } = form.field("network");
  return (
    <>
      <div className={styles.part}>
        <p className={cards.label}>
          {t("withdraw.method")}: {t("withdraw.crypto")}
        </p>
        <Chips
          label={t("wallet.coin")}
          items={coinsOf(methods).map((id) => ({ id, label: id }))}
          value={coin}
          onChange={(next) => form.change(networkChoice(methods, next))}
        />
      </div>
      <div className={styles.part}>
        <OptionList
          label={t("wallet.network")}
          name="network"
          value={network}
          onChange={(next) => form.change({ network: next })}
          options={methods
            .filter((method) => method.coin === coin)
            .map((method) => ({
              id: method.network,
              label: <bdi>{method.network_name || method.network}</bdi>,
              detail: <Detail method={method} />,
              disabled: !isOpen(method),
            }))}
        />
        {error && <p className={cards.error}>{error}</p>}
      </div>
    </>
  );
}

/** The fee and the least amount of a way, or why it is closed. */
function Detail({ method }: { method: Method }) {
  const { t, money, percent } = useI18n();
  const currency = useCurrency();
  const { fee_fixed: fixed = "0", fee_rate: rate = "0", min, notice } = method;
  if (!isOpen(method)) return notice || t("wallet.networkOff");
  const parts = [
    !isZero(fixed) && isolate(money(fixed, currency)),
    !isZero(rate) && isolate(percent(rate)),
  ].filter(Boolean);
  return (
    <>
      {t("withdraw.fee")}: {parts.join(" + ") || isolate(money("0", currency))}
      {min && !isZero(min) && <> · {t("wallet.from", { min: isolate(money(min, currency)) })}</>}
      {notice && <span className={cards.block}>{notice}</span>}
    </>
  );
}
