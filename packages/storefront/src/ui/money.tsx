import { useI18n } from "../i18n";
import { classNames } from "./class-names";
import styles from "./money.module.css";

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Decimal string. */
  amount: string;
  /** Code such as USDT; without one only the number is shown. */
  currency?: string | undefined;
  /** `s` 15 px in rows, `m` 19 px in cards, `l` 30 px as the page's price. Default `m`. */
  size?: "s" | "m" | "l";
  /** `accent` for prices to pay, `ink` for balances, `past` struck through. Default `accent`. */
  tone?: "accent" | "ink" | "past";
}

/** An amount in tabular figures, exactly as given, its currency smaller. */
export function Money({ amount, currency = "", size = "m", tone = "accent" }: MoneyProps) {
  const { moneyParts, t } = useI18n();
  const parts = moneyParts(amount, currency);
  const sign = parts.currency && <span className={styles.currency}>{parts.currency}</span>;
  const Tag = tone === "past" ? "s" : "span";
  return (
    <Tag className={classNames(styles.money, styles[size], styles[tone])}>
      {tone === "past" && <span className="visually-hidden">{t("ui.earlierPrice")} </span>}
      <bdi>
        {parts.currencyFirst && sign}
        {parts.amount}
        {!parts.currencyFirst && sign && <> {sign}</>}
      </bdi>
    </Tag>
  );
}
