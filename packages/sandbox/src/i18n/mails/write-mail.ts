import type { Language } from "../languages";
import { interpolate } from "../translate";
import { ar } from "./ar";
import { de } from "./de";
import { en, type Mail, type MailKind, type Mails } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { ja } from "./ja";
import { ko } from "./ko";
import { pt } from "./pt";
import { ru } from "./ru";
import { tw } from "./tw";
import { vi } from "./vi";
import { zhCN } from "./zh-CN";

export type { Mail, MailKind } from "./en";

/** All translations, by code. */
export const MAILS: { readonly [Code in Language]: Mails } = {
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

/** A mail in its reader's language, with its placeholders filled. */
export function writeMail(
  language: Language,
  kind: MailKind,
  values: Readonly<Record<string, unknown>> = {},
): Mail {
  const { subject, body } = MAILS[language][kind];
  return { subject: interpolate(language, subject, values), body: interpolate(language, body, values) };
}
