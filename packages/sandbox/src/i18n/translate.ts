import { amountIn } from "./amount";
import { ar } from "./ar";
import { de } from "./de";
import { en, type MessageKey, type Messages } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { ja } from "./ja";
import { ko } from "./ko";
import { type Language, localeOf } from "./languages";
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
  fr,
};

/** A sentence in a language, with its placeholders filled. */
export const translate = (
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, unknown>> = {},
) => interpolate(language, MESSAGES[language][key], values);

/** `{name}`, or `{name, plural, one {# hour} other {# hours}}` with the plural forms of Unicode: a part of ICU's message format. */
const PLACEHOLDER = /\{(\w+)(?:, plural,((?: \w+ \{[^{}]*\})+))?\}/g;

/** Puts values into the placeholders of a text, amounts as its language writes them; one that has no value becomes "…". */
export function interpolate(
  language: Language,
  text: string,
  values: Readonly<Record<string, unknown>>,
): string {
  if (!text.includes("{")) return text;
  return text.replace(PLACEHOLDER, (_, name: string, forms?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (forms !== undefined) return pluralOf(language, forms, value);
    return typeof value === "string" || typeof value === "number" ? amountIn(language, String(value)) : "…";
  });
}

/** The form for a count, `#` filled with it. */
function pluralOf(language: Language, forms: string, value: unknown): string {
  const count = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  const locale = localeOf(language);
  const named = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, form]) => [name, form]));
  const form = named.get(new Intl.PluralRules(locale).select(count)) ?? named.get("other") ?? "";
  return form.replace("#", Number.isNaN(count) ? "…" : new Intl.NumberFormat(locale).format(count));
}

/** Whether there is a sentence of that name. */
export const isMessageKey = (name: string): name is MessageKey => Object.hasOwn(en, name);
