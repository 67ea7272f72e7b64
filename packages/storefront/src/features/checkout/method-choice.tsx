import { type PaymentOption, selectedOption, shortfall } from "marketplace-react";
import { ButtonLink, classNames, Price } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { CoinMark } from "../../entities/money/coin";
import { coinsOf } from "../../entities/money/transfer-methods";
import { useI18n } from "../../i18n";
import type { Translate } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import cards from "../../shared/ui/cards.module.css";
import { SupportLink } from "../../shared/ui/support-link";
import styles from "./checkout.module.css";

/** Props of {@link MethodChoice}. */
export interface MethodChoiceProps {
  options: readonly PaymentOption[];
  /** The buyer's previous selection. */
  preferred: string | undefined;
  onSelect: (method: PaymentOption["method"]) => void;
  /** The balance; undefined while it is not known. */
  money: string | undefined;
  total: string;
  currency: string | undefined;
  /** Whether the order is not placed yet; recharging can wait until then. */
  isBeforeOrder?: boolean;
  disabled?: boolean;
}

/** The payment methods, each with the reason if it can't be used now. */
export function MethodChoice(props: MethodChoiceProps) {
  const { options, preferred, onSelect, money, currency = "", disabled } = props;
  const { t } = useI18n();
  const selected = selectedOption(options, preferred);
  if (options.length === 0) return null;
  return (
    <fieldset className={classNames(cards.card, styles.methods)} disabled={disabled}>
      <legend className={styles.legend}>{t("checkout.payWith")}</legend>
      {options.map((option) => (
        <div key={option.method} className={styles.method}>
          <label className={styles.option}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              checked={selected?.method === option.method}
              disabled={!option.enabled}
              onChange={() => onSelect(option.method)}
            />
            <span className={styles.grow}>{nameOf(option.method, t)}</span>
            {option.method === "balance" && money !== undefined && (
              <Price amount={money} currency={currency} size="s" />
            )}
            {option.method === "crypto" && option.enabled && (
              <span className={styles.coins}>
                {coinsOf(option.networks).map((coin) => (
                  <CoinMark key={coin} code={coin} />
                ))}
                <bdi className={cards.quiet} translate="no">
                  {coinsOf(option.networks).join(" · ")}
                </bdi>
              </span>
            )}
          </label>
          <Reason {...props} reason={option.reason} />
        </div>
      ))}
    </fieldset>
  );
}

type ReasonProps = Pick<MethodChoiceProps, "money" | "total" | "currency" | "isBeforeOrder"> &
  Pick<PaymentOption, "reason">;

/** Why a payment method can't be used now, and what to do about it. */
function Reason({ reason, money, total, currency = "", isBeforeOrder }: ReasonProps) {
  const { t, money: write } = useI18n();
  const missing = shortfall(total, money);
  if (reason === "unavailable") return <p className={styles.reason}>{t("checkout.closed")}</p>;
  if (reason === "insufficientBalance" && missing) {
    return (
      <div className={styles.reason}>
        <p>{t("checkout.lacking", { money: write(missing, currency) })}</p>
        <ButtonLink size="s" variant="secondary" href={paths.recharge(missing)}>
          {t("checkout.rechargeMore", { money: write(missing, currency) })}
        </ButtonLink>
        {isBeforeOrder && <p>{t("checkout.rechargeLater")}</p>}
      </div>
    );
  }
  if (reason === "fundPasswordUnset") {
    return (
      <div className={styles.reason}>
        <p>{t("fund.unset")}</p>
        <ButtonLink size="s" variant="secondary" href={paths.fundPassword()}>
          {t("fund.set")}
        </ButtonLink>
      </div>
    );
  }
  if (reason !== "unsupported") return null;
  return (
    <div className={styles.reason}>
      <p>
        {t("checkout.askService")} <SupportLink />
      </p>
    </div>
  );
}

/** The name of a method. For an operator's own one, which the shop has no text for, this is its id. */
function nameOf(method: string, t: Translate): ReactNode {
  if (method === "balance") return t("checkout.balance");
  return method === "crypto" ? t("checkout.crypto") : <bdi>{method}</bdi>;
}
