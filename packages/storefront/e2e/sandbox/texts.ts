import { readFileSync } from "node:fs";
import { labels as arabicLabels } from "marketplace-react/labels/ar";
import { labels as englishLabels } from "marketplace-react/labels/en";
import { tableOf } from "../../src/i18n/i18next";
import { core } from "../../src/i18n/locales/en/core";
import { shop } from "../../src/i18n/locales/en/shop";
import { trade } from "../../src/i18n/locales/en/trade";
import type { Table } from "../../src/i18n/types";

const arabic = ["core", "shop", "trade"].map((group) =>
  JSON.parse(readFileSync(new URL(`../../src/i18n/locales/ar/${group}.json`, import.meta.url), "utf8")),
);

/** The shop's own texts and those of its primitives, so that a test in two languages repeats none of them. */
export const texts = {
  en: { ...core, ...shop, ...trade, labels: englishLabels },
  ar: { ...(tableOf(Object.assign({}, ...arabic)) as Table), labels: arabicLabels },
};

/** The texts of one language. */
export type Texts = (typeof texts)[keyof typeof texts];

/**
 * Matches a text as shown on the page, with a wildcard for values that aren't given. Invisible marks isolate names and amounts
 * from the direction of the sentence.
 */
export const said = (text: string, values: Readonly<Record<string, string>> = {}): RegExp =>
  new RegExp(
    text
      .split(/(\{\{\w+\}\})/)
      .map((piece) => {
        const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1];
        if (name === undefined) return escaped(piece);
        const value = values[name];
        return value === undefined ? ".*" : `[\\u2068\\u2069]*${escaped(value)}[\\u2068\\u2069]*`;
      })
      .join(""),
  );

/** Escapes a text. Its spaces also match non-breaking ones. */
const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");

/** The first amount of the site's currency in a text, as a decimal string. */
export const amountIn = (text: string | null): string =>
  /([\d.,]+)\s*USDT/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? "";
