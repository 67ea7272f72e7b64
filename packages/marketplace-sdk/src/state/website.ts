import { proxy, ref } from "valtio/vanilla";
import { asStoredFooter } from "../storage/codecs.js";
import type { StoredFooterItem, StoredWebsite, TypedStorage } from "../storage/index.js";

/** Site settings (docs/product.md, "Stored on the device"). */
export interface Website {
  /** For `useSnapshot` and `subscribe` of valtio. */
  readonly state: {
    /** Page title; `welcome` until the server sends one. */
    readonly web_name: string;
    /** Support link; empty until the server sends one. Open only https, mailto and tel. */
    readonly service_url: string;
    /** A flat list; see {@link footerTree}. */
    readonly footer_news: readonly StoredFooterItem[];
  };
  /** What a page shows before it knows what this device keeps, as a server draws it: for `useSyncExternalStore`. Never changes. */
  readonly initialState: Website["state"];
  /**
   * Takes the settings from the data of `site.home` and stores them, without the sections of the home page. Does nothing
   * for null, which servers without settings send.
   */
  save(site: StoredWebsite | null | undefined): void;
}

const UNKNOWN: Website["state"] = { web_name: "welcome", service_url: "", footer_news: [] };

/** Creates the site settings of this page, with the values that are stored. */
export function createWebsite({ storage }: { storage: Pick<TypedStorage, "read" | "write"> }): Website {
  const state = proxy(toSettings(storage.read("website") ?? {}));
  return {
    state,
    initialState: UNKNOWN,
    save(site) {
      if (site) storage.write("website", Object.assign(state, toSettings(site)));
    },
  };
}

// Servers may send anything under these names.
function toSettings({ web_name, service_url, footer_news }: StoredWebsite) {
  const items = Array.isArray(footer_news) ? asStoredFooter(footer_news) : [];
  return {
    web_name: toText(web_name) || UNKNOWN.web_name,
    service_url: toText(service_url),
    footer_news: ref<readonly StoredFooterItem[]>(items),
  };
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");
