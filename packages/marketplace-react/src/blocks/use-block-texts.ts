"use client";
import { isDecimal } from "marketplace-sdk/money";
import type { BlockLabels } from "../block-labels/block-labels.js";
import { failureText } from "../ui/failure-text.js";
import { useUi } from "../ui/ui-provider.js";

/** The texts and formats of the blocks, in the user's language. */
interface BlockTexts {
  /** By block. */
  t: BlockLabels;
  /** Label of the button after a failure. */
  retry: string;
  /** What users read of a failure; undefined without one. */
  failure(error: unknown): string | undefined;
  /** An amount with its currency, within a sentence. */
  money(amount: string | undefined, currency: string | undefined): string;
  /** A count; a dash where it is not known. */
  number(value: number | undefined): string;
  /** @param time in Unix seconds */
  dateTime(time: number): string;
}

/** @throws {Error} where the settings have no `blockLabels` */
export function useBlockTexts(): BlockTexts {
  const { language, labels, blockLabels, formatNumber, formatPrice } = useUi();
  if (!blockLabels) throw new Error("Blocks need `blockLabels` in the settings of <UiProvider>.");
  return {
    t: blockLabels,
    retry: labels.retry,
    failure: (error) => (error ? failureText(error, labels.failure) : undefined),
    money(amount, code = "") {
      if (!isDecimal(amount)) return "–";
      const { amount: figures, currency, currencyFirst } = formatPrice(amount, code);
      return currencyFirst ? `${currency}${figures}` : `${figures} ${currency}`.trim();
    },
    number: (value) => (value === undefined ? "–" : formatNumber(value)),
    dateTime: (time) =>
      new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time * 1000),
  };
}

/** Puts values into a label: `fill("Pay {{money}}", { money: "12 USDT" })`. */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `${values[name] ?? ""}`);
