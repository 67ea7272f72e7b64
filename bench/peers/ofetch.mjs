import { ofetch } from "ofetch";

export function create({ baseUrl, token, language, fetch }) {
  const headers = { token, "accept-language": language };
  const client = ofetch.create({ baseURL: baseUrl, headers }, { fetch });
  return {
    get: async (id) => (await client("/api/Article/detail", { query: { id } })).data,
    post: async (page) => (await client("/api/index/pro", { method: "POST", body: { page } })).data,
  };
}
