import type { Language } from "../languages";
import { fill } from "../say";
import { ar } from "./ar";
import { de } from "./de";
import { en, type Notice, type NoticeKey, type Notices } from "./en";
import { es } from "./es";
import { hi } from "./hi";
import { ja } from "./ja";
import { ko } from "./ko";
import { pt } from "./pt";
import { ru } from "./ru";
import { tw } from "./tw";
import { vi } from "./vi";
import { zhCN } from "./zh-CN";

/** All translations, by code. */
export const NOTICES: { readonly [Code in Language]: Notices } = {
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

/** A message of the inbox in the reader's language. A reason that was never given leaves nothing behind. */
export function tell(language: Language, key: NoticeKey, values: Readonly<Record<string, unknown>>): Notice {
  const { title, content } = NOTICES[language][key];
  const known = { ...values, reason: values.reason ?? "" };
  return { title: fill(title, known), content: fill(content, known).trim() };
}
