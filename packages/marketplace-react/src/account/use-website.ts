"use client";
import { useQuery } from "@tanstack/react-query";
import { type FooterNode, footerTree } from "marketplace-sdk/state";
import type { StoredFooterItem } from "marketplace-sdk/storage";
import { useEffect, useMemo } from "react";
import { useMarketplace } from "../provider";
import { useStore } from "../use-store";

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
