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
  /** `accent` for prices to pay, `ink` for balances; struck through: `past` what it cost before, `list` a list price. Default `accent`. */
  tone?: "accent" | "ink" | keyof typeof STRUCK;
}

/** What is read out before an amount that is struck through. */
const STRUCK = { past: "ui.earlierPrice", list: "ui.struckPrice" } as const;

/** An amount in tabular figures, its currency smaller. No digit is rounded away; zeros after the second decimal are left out. */
export function Money({ amount, currency = "", size = "m", tone = "accent" }: MoneyProps) {
  const { moneyParts, t } = useI18n();
  const parts = moneyParts(amount, currency);
  const sign = parts.currency && <span className={styles.currency}>{parts.currency}</span>;
  const struck = tone === "past" || tone === "list" ? STRUCK[tone] : undefined;
  const Tag = struck ? "s" : "span";
  return (
    <Tag className={classNames(styles.money, styles[size], styles[tone])}>
      {struck && <span className="visually-hidden">{t(struck)} </span>}
      <bdi>
        {parts.currencyFirst && sign}
        {parts.amount}
        {!parts.currencyFirst && sign && <> {sign}</>}
      </bdi>
    </Tag>
  );
}
