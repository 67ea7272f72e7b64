import { proxy } from "valtio/vanilla";
import type { StoredFooterItem, StoredWebsite, TypedStorage } from "../storage";
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
  /**
   * Takes the settings out of the data of `site.home` and stores them; the home sections beside them are not kept.
   * Servers that have none answer null: then nothing changes.
   */
  save(site: StoredWebsite | null | undefined): void;
}

// Servers may send anything under these names.
const text = (value: unknown): string => (typeof value === "string" ? value : "");

const settings = ({ web_name, service_url, footer_news }: StoredWebsite) => ({
  web_name: text(web_name) || "welcome",
  service_url: text(service_url),
  footer_news: asValue(Array.isArray(footer_news) ? footer_news : []),
});

/** Makes the site settings of this page. They start with what is stored. */
export function createWebsite({ storage }: { storage: Pick<TypedStorage, "read" | "write"> }): Website {
  const state = proxy(settings(storage.read("website") ?? {}));
  return {
    state,
    save(site) {
      if (site) storage.write("website", Object.assign(state, settings(site)));
    },
  };
}
