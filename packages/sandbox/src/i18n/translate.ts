import { amountIn } from "./amount";
import { ar } from "./ar";
import { de } from "./de";
import { en, type MessageKey, type Messages } from "./en";
import { es } from "./es";
import { hi } from "./hi";
import { ja } from "./ja";
import { ko } from "./ko";
import type { Language } from "./languages";
import { pt } from "./pt";
import { ru } from "./ru";
import { tw } from "./tw";
import { vi } from "./vi";
import { zhCN } from "./zh-CN";

/** All translations, by code. */
export const MESSAGES: { readonly [Code in Language]: Messages } = {
  en,
  "zh-CN": zhCN,
  tw,
  ja,
  ko,
  vi,
  de,
  es,
  pt,
  ru,
  ar,
  hi,
};

/** A sentence in a language, with its placeholders filled. */
export const translate = (
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, unknown>> = {},
) => interpolate(language, MESSAGES[language][key], values);

/** Puts values into the `{placeholders}` of a text, amounts as its language writes them; one that has no value becomes "…". */
export function interpolate(
  language: Language,
  text: string,
  values: Readonly<Record<string, unknown>>,
): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? amountIn(language, String(value)) : "…";
  });
}

/** Whether there is a sentence of that name. */
export const isMessageKey = (name: string): name is MessageKey => Object.hasOwn(en, name);
