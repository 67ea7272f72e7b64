import OpenAI from "openai";

/** Its generic `get` and `post`, on which all its methods are built. */
export function create({ baseUrl, token, language, fetch }) {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: token,
    defaultHeaders: { token, "accept-language": language },
    dangerouslyAllowBrowser: true,
    fetch,
  });
  return {
    get: async (id) => (await client.get("/api/Article/detail", { query: { id } })).data,
    post: async (page) => (await client.post("/api/index/pro", { body: { page } })).data,
  };
}
