import axios from "axios";

/** Uses `fetch` like the others, since its own HTTP client would measure something else. */
export function create({ baseUrl, token, language, fetch }) {
  const headers = { token, "accept-language": language };
  const client = axios.create({ baseURL: baseUrl, headers, adapter: "fetch", env: { fetch } });
  return {
    get: async (id) => (await client.get("/api/Article/detail", { params: { id } })).data.data,
    post: async (page) => (await client.post("/api/index/pro", { page })).data.data,
  };
}
