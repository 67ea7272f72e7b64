"use client";
import { isDecimal } from "marketplace-sdk/money";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../class-names.js";
import { type PriceParts, type UiLabels, useUi } from "../ui-provider.js";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./price.module.css";

/** Props of {@link Price}; everything a `<span>` takes. */
export interface PriceProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Decimal string. Anything else is not known, and shown as a dash. */
  amount: string | undefined;
  /** Code such as USDT; without it only the number is shown. */
  currency?: string | undefined;
  /** `s` 15 px in rows, `m` 17 px in cards, `l` 30 px as the page's price. Default `m`. */
  size?: "s" | "m" | "l";
  /** Crossed out: `previous` for an earlier price, `list` for a list price. Default `text`. */
  tone?: "text" | keyof typeof STRUCK;
}

/** Read aloud before a price that is crossed out. */
const STRUCK = { previous: "previousPrice", list: "listPrice" } as const satisfies Record<
  string,
  keyof UiLabels
>;

/** What stands for an amount that is not known: never 0. */
const UNKNOWN: PriceParts = { amount: "–", currency: "", currencyFirst: false };

/**
 * An amount in tabular figures with a smaller currency. It is never rounded, but zeros after the second decimal digit
 * are left out.
 */
export const Price = forwardRef<HTMLSpanElement, PriceProps>(function Price(
  { amount, currency = "", size = "m", tone = "text", className, ...rest },
  ref,
) {
  const { formatPrice, labels } = useUi();
  const parts = isDecimal(amount) ? formatPrice(amount, currency) : UNKNOWN;
  const sign = parts.currency && <span className={styles.currency}>{parts.currency}</span>;
  const isLast = parts.currencyFirst || !sign;
  const struck = tone === "previous" || tone === "list" ? STRUCK[tone] : undefined;
  const Tag = struck ? "s" : "span";
  return (
    <Tag
      data-sum=""
      {...rest}
      ref={ref}
      className={classNames(styles.price, styles[size], styles[tone], className)}
    >
      {struck && <span className={hiddenStyles.hidden}>{`${labels[struck]} `}</span>}
      {/* Each text alone in its element: a page translator replaces text nodes, and React would go on writing into one that is gone. */}
      <bdi translate="no">
        {parts.currencyFirst && sign}
        <span>{isLast ? parts.amount : `${parts.amount} `}</span>
        {!parts.currencyFirst && sign}
      </bdi>
    </Tag>
  );
});
