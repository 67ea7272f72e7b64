import type { Language } from "../languages";
import { interpolate } from "../translate";
import { ar } from "./ar";
import { de } from "./de";
import { en, type Notice, type NoticeKey, type Notices } from "./en";
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
  fr,
};

const isNoticeKey = (name: string): name is NoticeKey => Object.hasOwn(en, name);

/** Title and text of a message in the reader's language; an unknown template shows its name, a missing reason nothing. */
export function translateNotice(
  language: Language,
  template: string,
  values: Readonly<Record<string, unknown>> = {},
): Notice {
  if (!isNoticeKey(template)) return { title: template, content: "" };
  const { title, content } = NOTICES[language][template];
  const known = { ...values, reason: values.reason ?? "" };
  return {
    title: interpolate(language, title, known),
    content: interpolate(language, content, known).trim(),
  };
}
