import Medusa from "@medusajs/js-sdk";

/** Has no `fetch` option: it calls the global one, which the harness replaces. */
export function create({ baseUrl, token, language }) {
  const globalHeaders = { token, "accept-language": language };
  const { client } = new Medusa({ baseUrl, globalHeaders, auth: { jwtTokenStorageMethod: "memory" } });
  return {
    get: async (id) => (await client.fetch("/api/Article/detail", { query: { id } })).data,
    post: async (page) => (await client.fetch("/api/index/pro", { method: "POST", body: { page } })).data,
  };
}
