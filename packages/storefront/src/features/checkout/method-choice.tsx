import type { ReactNode } from "react";
import { paths } from "../../app/paths";
import { SupportLink } from "../../app/support-link";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import type { Translate } from "../../i18n/types";
import { ButtonLink } from "../../ui/button";
import { Money } from "../../ui/money";
import styles from "./checkout.module.css";
import { chosenMethod, type MethodView, missingOf } from "./pay-state";

/** Props of {@link MethodChoice}. */
export interface MethodChoiceProps {
  methods: readonly MethodView[];
  /** What the buyer chose before. */
  wished: string | undefined;
  onChoose: (method: MethodView["method"]) => void;
  /** The balance; undefined while it is not known. */
  money: string | undefined;
  total: string;
  currency: string | undefined;
  /** The order is still to be placed: recharging can wait until then. */
  before?: boolean;
  /** The order is on its way: nothing about it changes. */
  disabled?: boolean;
}

/** The ways to pay, and why one is not possible now. */
export function MethodChoice(props: MethodChoiceProps) {
  const { methods, wished, onChoose, money, total, currency = "", before = false, disabled } = props;
  const { t, money: write } = useI18n();
  const chosen = chosenMethod(methods, wished);
  const missing = missingOf(total, money);
  if (methods.length === 0) return null;
  return (
    <fieldset className={styles.card} disabled={disabled}>
      <legend className={styles.legend}>{t("checkout.payWith")}</legend>
      {methods.map(({ method, enabled, reason, networks }) => (
        <div key={method} className={styles.method}>
          <label className={styles.option}>
            <input
              type="radio"
              name="method"
              className={styles.radio}
              checked={chosen?.method === method}
              disabled={!enabled}
              onChange={() => onChoose(method)}
            />
            <span className={styles.grow}>{nameOf(method, t)}</span>
            {method === "balance" && money !== undefined && (
              <Money amount={money} currency={currency} size="s" tone="ink" />
            )}
            {method === "crypto" && enabled && (
              <bdi className={styles.quiet}>{[...new Set(networks.map(({ coin }) => coin))].join(" · ")}</bdi>
            )}
          </label>
          {reason === "short" && missing && (
            <div className={styles.reason}>
              <p>{t("checkout.lacking", { money: isolate(write(missing, currency)) })}</p>
              <ButtonLink size="s" variant="quiet" to={paths.recharge(missing)}>
                {t("checkout.rechargeMore", { money: isolate(write(missing, currency)) })}
              </ButtonLink>
              {before && <p>{t("checkout.rechargeLater")}</p>}
            </div>
          )}
          {reason === "unset" && (
            <div className={styles.reason}>
              <p>{t("fund.unset")}</p>
              <ButtonLink size="s" variant="quiet" to={paths.fundPassword()}>
                {t("fund.set")}
              </ButtonLink>
            </div>
          )}
          {reason === "foreign" && (
            <div className={styles.reason}>
              <p>
                {t("checkout.askService")} <SupportLink />
              </p>
            </div>
          )}
          {reason === "closed" && <p className={styles.reason}>{t("checkout.closed")}</p>}
        </div>
      ))}
    </fieldset>
  );
}

/** An operator's own way has no words of ours: its name is the operator's. */
function nameOf(method: string, t: Translate): ReactNode {
  if (method === "balance") return t("checkout.balance");
  return method === "crypto" ? t("checkout.crypto") : <bdi>{method}</bdi>;
}
