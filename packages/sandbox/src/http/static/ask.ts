import { operationsById } from "marketplace-contract";
import type { PageApi, SitemapApi } from "marketplace-sdk/head";
import type { Data, Input } from "../../contract/operations";
import type { Language } from "../../i18n/languages";
import type { App } from "../api";

/** What pages are made of. */
type Asked =
  | "articles.get"
  | "articles.list"
  | "categories.list"
  | "products.get"
  | "products.list"
  | "purchaseRequests.get"
  | "purchaseRequests.list"
  | "site.config"
  | "site.home"
  | "stores.get";
/** Calls an operation. @returns null for what is refused */
export type Ask = <Id extends Asked>(id: Id, input: Input<Id> & object) => Promise<Data<Id> | null>;

/**
 * Calls the API as a visitor, who reads this language.
 *
 * @throws where nobody knows whether there is such a thing
 */
export function createCaller(app: App, language: Language): Ask {
  return async (id, input) => {
    const { method, path = "" } = operationsById[id] ?? {};
    const url = new URL(path, "http://localhost");
    const headers = { "content-type": "application/json", "accept-language": language };
    if (method === "GET")
      for (const [name, value] of Object.entries(input)) url.searchParams.set(name, `${value}`);
    const body = method === "GET" ? null : JSON.stringify(input);
    const response = await app.fetch(new Request(url, { method: method ?? "POST", headers, body }));
    if (response.status >= 500) throw new Error(`${id}: ${response.status}`);
    const { code, data } = JSON.parse(await response.text());
    return code === 1 ? data : null;
  };
}

/** Each call once. */
export function shared(ask: Ask): Ask {
  const asked = new Map<string, Promise<unknown>>();
  return <Id extends Asked>(id: Id, input: Input<Id> & object) => {
    const key = `${id} ${JSON.stringify(input)}`;
    const answer = (asked.get(key) as Promise<Data<Id> | null> | undefined) ?? ask(id, input);
    asked.set(key, answer);
    return answer;
  };
}

/** The calls that pages, their heads and the sitemap are made of. */
export const pageApi = (ask: Ask): PageApi & SitemapApi => ({
  products: {
    get: ({ id }) => ask("products.get", { id: Number(id) }),
    list: async ({ shop_id, ...input }) =>
      (await ask("products.list", { ...input, ...(shop_id && { shop_id: Number(shop_id) }) })) ?? EMPTY,
  },
  stores: { get: ({ id }) => ask("stores.get", { id: Number(id) }) },
  categories: { list: async () => (await ask("categories.list", {})) ?? [] },
  articles: {
    get: ({ article_id }) => ask("articles.get", { article_id: Number(article_id) }),
    list: async () => (await ask("articles.list", {})) ?? [],
  },
  purchaseRequests: {
    get: ({ id }) => ask("purchaseRequests.get", { id: Number(id) }),
    list: async (input) => (await ask("purchaseRequests.list", input)) ?? EMPTY,
  },
});

/** A page of a list that is refused. */
const EMPTY = { total: 0, per_page: 1, current_page: 1, last_page: 1, data: [] };
