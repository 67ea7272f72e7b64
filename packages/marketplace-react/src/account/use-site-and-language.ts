"use client";
import { useQuery } from "@tanstack/react-query";
import { type FooterNode, footerTree, type LanguageCode } from "marketplace-sdk/state";
import type { StoredFooterItem } from "marketplace-sdk/storage";
import { useEffect, useMemo } from "react";
import { useMarketplace, useStore } from "../provider.js";

/** Name, support link and footer of the site. */
export interface WebsiteHandle {
  /** Page title; `welcome` until it is known (docs/product.md). */
  name: string;
  /** Empty if the operator has none. */
  supportUrl: string;
  /** Groups with their links in `children`, from `footer_news` of `site.home`; empty until known. */
  footer: readonly FooterNode<StoredFooterItem>[];
}

/** The site's settings: the stored ones at once, then those of the home data. */
export function useWebsite(): WebsiteHandle {
  const { queries, website } = useMarketplace();
  const { web_name, service_url, footer_news } = useStore(website);
  const { data } = useQuery(queries.site.home());
  useEffect(() => {
    if (data) website.save(data);
  }, [data, website]);
  return useMemo(
    () => ({ name: web_name, supportUrl: service_url, footer: footerTree(footer_news) }),
    [web_name, service_url, footer_news],
  );
}

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
