import { proxy } from "valtio/vanilla";
import type { Records, StoredFooterItem, StoredWebsite } from "../storage";
import { asValue } from "./lists";

/** Site settings (specification section 3). */
export interface Website {
  /** For `useSnapshot` and `subscribe` of valtio. */
  readonly state: {
    /** Page title; `welcome` until the server names one. */
    readonly web_name: string;
    /** Support link; empty until known. Open only https, mailto and tel. */
    readonly service_url: string;
    /** Flat list; see {@link footerTree}. */
    readonly footer_news: readonly StoredFooterItem[];
  };
  /** Takes and stores the data of `index.index`. Servers that have none answer null: then nothing changes. */
  save(site: StoredWebsite | null | undefined): void;
}

/** Home sections that stand beside the settings. They are not kept: the home screen asks for them anyway. */
const SECTIONS = new Set(["banners", "categories", "daily", "recommend", "hot", "month", "shops"]);

// Servers may send anything under these names.
const text = (value: unknown): string => (typeof value === "string" ? value : "");

const read = (site: StoredWebsite | null | undefined) => {
  const { web_name, service_url, footer_news } = site ?? {};
  return {
    web_name: text(web_name) || "welcome",
    service_url: text(service_url),
    footer_news: asValue(Array.isArray(footer_news) ? footer_news : []),
  };
};

/** Makes the site settings of this page. They start with what is stored. */
export function createWebsite({ records }: { records: Pick<Records, "read" | "write"> }): Website {
  const state = proxy(read(records.read("website")));
  return {
    state,
    save(site) {
      if (!site) return;
      Object.assign(state, read(site));
      records.write(
        "website",
        Object.fromEntries(Object.entries(site).filter(([name]) => !SECTIONS.has(name))),
      );
    },
  };
}
