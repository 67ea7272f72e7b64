import { useQuery } from "@tanstack/react-query";
import { useStore } from "marketplace-react";
import type { Data, VerifiedLogo } from "marketplace-sdk";
import { useEffect } from "react";
import { configQuery, siteQuery } from "./queries";
import { useServices } from "./services";

/**
 * The home and site data.
 *
 * @param ready whether the server may be asked now; else only what is already known counts
 */
export function useSiteQuery(ready = true) {
  return useQuery({ ...siteQuery(useServices()), enabled: ready });
}

/** The operator's settings; undefined while loading and on servers that don't send them. */
export function useConfig(): Data<"site.config"> | undefined {
  return useQuery(configQuery(useServices())).data;
}

/** The site settings shown by the shell. */
export interface ShownSite {
  /** The shop's name; `welcome` until it is known (docs/product.md, "Stored on the device"). */
  name: string;
  service: string | undefined;
  payLogos: readonly VerifiedLogo[];
  partnerLogos: readonly VerifiedLogo[];
  /** The operator's sentence for the footer; empty if there is none. */
  footerText: string;
}

/**
 * The site settings: at first those stored at the last visit, then fresh ones, which are stored for the next visit.
 *
 * @param ready whether fresh settings may be requested now
 */
export function useSite(ready = true): ShownSite {
  const { website } = useServices();
  const kept = useStore(website);
  const { data } = useSiteQuery(ready);
  useEffect(() => {
    if (hasSettings(data)) website.save(data);
  }, [data, website]);
  return {
    name: kept.web_name,
    service: kept.service_url,
    payLogos: data?.pay_logos ?? [],
    partnerLogos: data?.partner_logos ?? [],
    footerText: data?.footer_text ?? "",
  };
}

/** Stock servers send null. */
function hasSettings(data: Data<"site.home"> | undefined): data is NonNullable<Data<"site.home">> {
  return typeof data === "object" && data !== null;
}
