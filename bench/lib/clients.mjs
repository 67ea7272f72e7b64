/**
 * The clients measured. Each has an adapter in `peers/`: `create({ baseUrl, token, language, fetch })` gives
 * `get(id)` for an article and `post(page)` for a list of products; both resolve to `data` of the envelope.
 *
 * @typedef {{ get: (id: number) => Promise<unknown>, post: (page: number) => Promise<unknown> }} Client
 * @typedef {{ baseUrl: string, token: string, language: string, fetch: typeof globalThis.fetch }} ClientOptions
 * @typedef {{ create: (options: ClientOptions) => Client }} Adapter
 */

/** Name of our own adapter. */
export const OURS = "marketplace-sdk";

/** Name of the baseline's adapter. */
export const BARE = "bare";

/** Adapters of other clients, by file name. `module` is the module that a program imports. */
export const PEERS = [
  { name: "openapi-fetch", module: "openapi-fetch" },
  { name: "ky", module: "ky" },
  { name: "ofetch", module: "ofetch" },
  { name: "axios", module: "axios" },
  { name: "medusa", module: "@medusajs/js-sdk" },
  { name: "openai", module: "openai" },
];

/** The file of an adapter. @param {string} name */
export const adapterUrl = (name) => new URL(`../peers/${name}.mjs`, import.meta.url);

/**
 * Makes clients that are answered from memory: each call gets a new `Response` with the same text.
 *
 * @param {Record<string, Adapter>} adapters
 * @param {{ get: string, post: string }} answers bodies
 * @returns {Record<string, Client>}
 */
export function createStubbed(adapters, answers) {
  const headers = { "content-type": "application/json" };
  /** @type {typeof globalThis.fetch} */
  const fetch = async (input) => {
    const url = typeof input === "string" ? input : "url" in input ? input.url : input.href;
    return new Response(url.includes("/index/pro") ? answers.post : answers.get, { headers });
  };
  globalThis.fetch = fetch;
  return createAll(adapters, "https://api.example.com", fetch);
}

/**
 * @param {Record<string, Adapter>} adapters
 * @param {string} baseUrl
 * @param {typeof globalThis.fetch} fetch
 * @returns {Record<string, Client>}
 */
export function createAll(adapters, baseUrl, fetch) {
  const options = { baseUrl, fetch, token: "0f3c9a52-7d1e-4b60-9c1d-2a6f8e4b7c10", language: "en" };
  return Object.fromEntries(Object.entries(adapters).map(([name, { create }]) => [name, create(options)]));
}

/**
 * Loads the adapters for Node, with packages resolved as in a program.
 *
 * @param {string[]} more files in `peers/` besides those of the clients
 * @returns {Promise<Record<string, Adapter>>}
 */
export async function loadAdapters(more = []) {
  const names = [BARE, OURS, ...PEERS.map((peer) => peer.name), ...more];
  const entries = names.map(async (name) => [name, await import(adapterUrl(name).href)]);
  return Object.fromEntries(await Promise.all(entries));
}
