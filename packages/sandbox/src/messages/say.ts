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
export const say = (language: Language, key: MessageKey, values: Readonly<Record<string, unknown>> = {}) =>
  fill(MESSAGES[language][key], values);

/** Puts values into the `{placeholders}` of a text; one that has no value becomes "…". */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === "string" || typeof value === "number" ? shorten(String(value)) : "…";
  });
}

/** Amounts of wallets come with all digits of their coin; in a sentence, zeros after the second one say nothing. */
const shorten = (value: string) => value.replace(/^(\d+\.\d\d\d*?)0+$/, "$1");

/** Whether there is a sentence of that name. */
export const isMessageKey = (name: string): name is MessageKey => Object.hasOwn(en, name);
