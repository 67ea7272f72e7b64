import { amountIn } from "./amount";
import * as ar from "./ar";
import * as de from "./de";
import type { Mail, MailKind, Mails, MessageKey, Messages, Notice, NoticeKey, Notices } from "./en";
import * as en from "./en";
import * as es from "./es";
import * as fr from "./fr";
import * as hi from "./hi";
import * as ja from "./ja";
import * as ko from "./ko";
import { type Language, localeOf } from "./languages";
import * as pt from "./pt";
import * as ru from "./ru";
import * as tw from "./tw";
import * as vi from "./vi";
import * as zhCN from "./zh-CN";

/** All texts of the server, by language. */
export const TEXTS: { readonly [Code in Language]: { messages: Messages; notices: Notices; mails: Mails } } =
  {
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
) => interpolate(language, TEXTS[language].messages[key], values);

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
export const isMessageKey = (name: string): name is MessageKey => Object.hasOwn(en.messages, name);

const isNoticeKey = (name: string): name is NoticeKey => Object.hasOwn(en.notices, name);

/** Title and text of a message in the reader's language; an unknown template shows its name, a missing reason nothing. */
export function translateNotice(
  language: Language,
  template: string,
  values: Readonly<Record<string, unknown>> = {},
): Notice {
  if (!isNoticeKey(template)) return { title: template, content: "" };
  const { title, content } = TEXTS[language].notices[template];
  const known = { ...values, reason: values.reason ?? "" };
  return {
    title: interpolate(language, title, known),
    content: interpolate(language, content, known).trim(),
  };
}

/** A mail in its reader's language, with its placeholders filled. */
export function writeMail(
  language: Language,
  kind: MailKind,
  values: Readonly<Record<string, unknown>> = {},
): Mail {
  const { subject, body } = TEXTS[language].mails[kind];
  return { subject: interpolate(language, subject, values), body: interpolate(language, body, values) };
}
