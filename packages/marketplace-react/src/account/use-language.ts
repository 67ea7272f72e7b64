"use client";
import type { LanguageCode } from "marketplace-sdk/state";
import { useMarketplace } from "../provider";
import { useStore } from "../use-store";

/** The language of the interface. */
export interface LanguageHandle {
  /** Sent as `Accept-Language`. */
  code: LanguageCode;
  /** BCP 47 tag, for `<html lang>` and `Intl`. */
  tag: string;
  /** For `<html dir>`. */
  dir: "ltr" | "rtl";
  /** Changes the language and stores it. */
  set(code: LanguageCode): void;
}

/** The visitor's language. */
export function useLanguage(): LanguageHandle {
  const { language } = useMarketplace();
  const { code } = useStore(language);
  return { code, tag: language.tag(code), dir: language.dir(code), set: language.set };
}
