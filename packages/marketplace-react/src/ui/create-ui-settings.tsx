import { forwardRef } from "react";
import type { BlockLabels } from "../block-labels/block-labels.js";
import type { UiLabels, UiLinkProps, UiSettings } from "./ui-provider.js";

/** Options of {@link createUiSettings}. */
export interface UiSettingsOptions {
  /** BCP-47 tag, such as `en` or `ar-EG`. */
  language: string;
  /** Labels, such as those of `marketplace-react/labels/en`. */
  labels: UiLabels;
  /** Texts of the blocks, such as those of `marketplace-react/block-labels/en`. */
  blockLabels?: BlockLabels;
  /** The router's link component. Default: `<a>`. */
  Link?: UiSettings["Link"];
  /**
   * Where pictures are, and in which widths: `(path, width) => cdn + imageUrl(path, width, images)`, with `imageUrl` of `marketplace-sdk`
   * and `images` of `site.config`. Primitives then offer the browser several widths. Default: each path as it is, from the page's origin.
   */
  image?: UiSettings["image"];
}

const Anchor = forwardRef<HTMLAnchorElement, Omit<UiLinkProps, "ref">>(function Anchor(
  { replace: _, ...props },
  ref,
) {
  return <a {...props} ref={ref} />;
});

/**
 * Settings for `UiProvider` with the formats of a language. Amounts are formatted exactly, because they never become
 * numbers.
 */
export function createUiSettings({
  language,
  labels,
  blockLabels,
  Link = Anchor,
  image,
}: UiSettingsOptions): UiSettings {
  const number = new Intl.NumberFormat(language);
  const decimalSign = number.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".";
  const sample = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).formatToParts(1);
  const currencyFirst = sample.findIndex(({ type }) => type === "currency") === 0;
  const digits = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    language,
    labels,
    ...(blockLabels && { blockLabels }),
    Link,
    ...(image && { image }),
    formatNumber: (value) => number.format(value),
    formatPrice(amount, currency) {
      const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
      const decimals = fraction.replace(/\d/g, (digit) => digits.format(Number(digit)));
      const formatted = `${sign}${number.format(BigInt(whole))}${decimals && decimalSign + decimals}`;
      // Codes follow the amount; symbols are where the language has them.
      return { amount: formatted, currency, currencyFirst: currencyFirst && !/^[A-Z]/.test(currency) };
    },
  };
}
